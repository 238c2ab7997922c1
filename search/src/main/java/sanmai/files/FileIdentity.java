package sanmai.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.text.Normalizer;
import java.util.Locale;

/**
 * Which file a path leads to: equal for two paths that lead to the same file, by links or other spellings. Two files
 * that do not exist yet are the same if their names differ only in case, since many file systems treat them as one.
 *
 * @param key by what the file system identifies the file
 */
public record FileIdentity(Object key) {
    /** The identity of the file at a path, which need not exist. */
    public static FileIdentity of(Path path) {
        try {
            if (Files.exists(path)) {
                Object key =
                        Files.readAttributes(path, BasicFileAttributes.class).fileKey();
                return new FileIdentity(key == null ? path.toRealPath() : key);
            }
        } catch (IOException e) {
            // The file system does not show it; only its name is known.
        }
        return new FileIdentity(foldCase(place(path).toString()));
    }

    /**
     * A name without the differences that some file systems ignore: case, and whether letters are composed of several
     * characters.
     */
    public static String foldCase(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    }

    private static Path place(Path path) {
        Path absolute = path.toAbsolutePath().normalize();
        Path folder = absolute.getParent();
        try {
            return folder == null ? absolute : folder.toRealPath().resolve(absolute.getFileName());
        } catch (IOException e) {
            return absolute;
        }
    }
}

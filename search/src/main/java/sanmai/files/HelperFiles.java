package sanmai.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The temporary files that this program creates beside a user's file. They are hidden and have endings that users'
 * files do not have; the name of the new contents of a file cannot be guessed.
 */
final class HelperFiles {
    private static final String LOCK = ".sanmai-lock";
    private static final String NEW = ".sanmai-new";

    /** Most file systems have names of up to 255 bytes. */
    private static final int LONGEST_STEM = 200;

    private static final int LETTERS_OF_LONG_NAMES = 30;

    private static final SecureRandom RANDOM = new SecureRandom();

    private HelperFiles() {}

    /** The lock file of a file. */
    static Path lock(Path file) {
        return file.resolveSibling(stem(file) + LOCK);
    }

    /** A path for the new contents of a file, at which no file exists. */
    static Path fresh(Path file) {
        return file.resolveSibling(stem(file) + String.format(Locale.ROOT, ".%016x", RANDOM.nextLong()) + NEW);
    }

    /** Deletes the {@link #fresh} files of killed processes. Nobody must be writing the file. */
    static void deleteLeftovers(Path file) {
        Pattern names = Pattern.compile(Pattern.quote(stem(file)) + "\\.[0-9a-f]{16}" + Pattern.quote(NEW));
        try (DirectoryStream<Path> leftovers = Files.newDirectoryStream(
                file.toAbsolutePath().getParent(),
                path -> names.matcher(path.getFileName().toString()).matches()
                        && Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS))) {
            for (Path leftover : leftovers) {
                Files.delete(leftover);
            }
        } catch (IOException e) {
            // A leftover does no harm.
        }
    }

    private static String stem(Path file) {
        String name = file.getFileName().toString();
        if (name.getBytes(StandardCharsets.UTF_8).length > LONGEST_STEM) {
            boolean splits = Character.isHighSurrogate(name.charAt(LETTERS_OF_LONG_NAMES - 1));
            name = name.substring(0, LETTERS_OF_LONG_NAMES - (splits ? 1 : 0)) + "~"
                    + Integer.toHexString(name.hashCode());
        }
        return "." + name;
    }
}

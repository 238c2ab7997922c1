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
 * The files that this program puts beside a user's file for a while. Their names are hidden and end in a way that users'
 * files do not, and the new contents of a file have a name that nobody can guess.
 */
final class HelperFiles {
    private static final String LOCK = ".sanmai-lock";
    private static final String NEW = ".sanmai-new";

    /** Most file systems have names of up to 255 bytes. */
    private static final int LONGEST_STEM = 200;

    private static final int LETTERS_OF_LONG_NAMES = 30;

    private static final SecureRandom RANDOM = new SecureRandom();

    private HelperFiles() {}

    /** The file whose lock stands for the right to write this one. */
    static Path lock(Path file) {
        return file.resolveSibling(stem(file) + LOCK);
    }

    /** A new file for the next contents of this one; it is not there. */
    static Path fresh(Path file) {
        return file.resolveSibling(stem(file) + String.format(Locale.ROOT, ".%016x", RANDOM.nextLong()) + NEW);
    }

    /** Deletes what {@link #fresh} named for a process that was killed. Nobody must be writing the file. */
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
            // It stays, and does no harm.
        }
    }

    private static String stem(Path file) {
        String name = file.getFileName().toString();
        if (name.getBytes(StandardCharsets.UTF_8).length > LONGEST_STEM) {
            name = name.substring(0, LETTERS_OF_LONG_NAMES) + "~" + Integer.toHexString(name.hashCode());
        }
        return "." + name;
    }
}

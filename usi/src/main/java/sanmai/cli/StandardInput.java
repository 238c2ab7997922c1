package sanmai.cli;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The input of the program. If stdin was closed when Java started, the first file that Java opened, a jar, has taken
 * the place of stdin, and its bytes are no commands. The launcher prevents this with the null device; this class is for
 * users who start Java themselves. Only on Linux a program can see which file stdin is.
 */
final class StandardInput {
    private static final Path STDIN = Path.of("/proc/self/fd/0");

    private StandardInput() {}

    /** The bare stdin, or an empty one if it was closed. */
    static InputStream open() {
        return isOurs(STDIN) ? InputStream.nullInputStream() : new FileInputStream(FileDescriptor.in);
    }

    /** Whether a path leads to a file that Java opens by itself: one of its own, or of the class path. */
    static boolean isOurs(Path path) {
        try {
            Path file = path.toRealPath();
            return file.startsWith(Path.of(System.getProperty("java.home")).toRealPath()) || isOnClassPath(file);
        } catch (IOException e) {
            return false; // Not a file, or not on Linux.
        }
    }

    private static boolean isOnClassPath(Path file) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().getParent())
                .anyMatch(folder -> folder != null
                        && file.startsWith(folder)
                        && file.toString().endsWith(".jar"));
    }
}

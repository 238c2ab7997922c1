package sanmai.cli;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * What the program reads as its input. If it was started with a closed stdin, the first file that Java opened has taken its
 * place, and the bytes of a jar are no commands. The launcher opens the null device before that; this is for those who
 * start Java themselves. It can be seen on Linux alone.
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

package sanmai.cli.option;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.Predicate;
import sanmai.cli.console.Console;
import sanmai.cli.console.UserError;
import sanmai.files.AtomicFile;
import sanmai.files.FileProblems;
import sanmai.files.WriteLock;

/**
 * The file of an option such as {@code --out}, which gets its contents as a whole: an interruption leaves the old file or
 * the new one. What is called {@code /dev/...} is written as it is, and {@code -} is stdout.
 */
public final class OutputFile implements AutoCloseable {
    private static final Path STANDARD_OUTPUT = Path.of("-");

    private final String option;
    private final Path file;
    private Optional<WriteLock> lock = Optional.empty();

    /** The file of this option. */
    public OutputFile(String option, Path file) {
        this.option = option;
        this.file = file;
    }

    /**
     * Checks that the file can be written, before the work rather than after it.
     *
     * @throws UserError if it cannot be written
     */
    public void check() {
        if (isStandardOutput(file) || FileProblems.isDevice(file)) {
            return;
        }
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw error("no file can be written there");
        }
        try {
            FileProblems.refuseOthers(file);
            FileProblems.refuseReadOnly(file);
        } catch (IOException e) {
            throw error(FileProblems.reason(e));
        }
    }

    /** Whether a file is {@code -}, which stands for stdout. */
    public static boolean isStandardOutput(Path file) {
        return file.equals(STANDARD_OUTPUT);
    }

    /** Whether it is stdout. */
    public boolean isStandardOutput() {
        return isStandardOutput(file);
    }

    /**
     * Refuses to replace a file of another kind. An empty file is of any kind.
     *
     * @param kind what the command writes, such as {@code a chart}
     * @param isOne whether a file holds such a thing
     * @throws UserError if there is a file that holds something else
     */
    public void requireKind(String kind, Predicate<Path> isOne) {
        try {
            if (!isStandardOutput() && Files.isRegularFile(file) && Files.size(file) > 0 && !isOne.test(file)) {
                throw error("holds something else than " + kind + "; --force replaces it");
            }
        } catch (IOException e) {
            throw error(FileProblems.reason(e));
        }
    }

    /**
     * Keeps other runs from writing the file, until {@link #close}.
     *
     * @throws UserError if another run is writing it
     */
    public void lock() {
        try {
            lock = Optional.of(WriteLock.of(file));
        } catch (IOException e) {
            throw error(FileProblems.reason(e));
        }
    }

    /**
     * Writes the file.
     *
     * @throws UserError if it cannot be written
     */
    public void write(AtomicFile.Contents contents) {
        try {
            if (isStandardOutput()) {
                contents.writeTo(Console.bytesOut());
                Console.bytesOut().flush();
            } else if (FileProblems.isDevice(file)) {
                try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.WRITE)) {
                    contents.writeTo(out);
                }
            } else if (lock.isPresent()) {
                AtomicFile.replace(lock.get(), contents);
            } else {
                AtomicFile.replace(file, contents);
            }
        } catch (IOException e) {
            throw error("cannot be written: " + FileProblems.reason(e));
        }
    }

    private UserError error(String reason) {
        return new UserError(option + " " + file + ": " + reason);
    }

    @Override
    public void close() {
        lock.ifPresent(WriteLock::close);
        lock = Optional.empty();
    }
}

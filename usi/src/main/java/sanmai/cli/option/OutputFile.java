package sanmai.cli.option;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import sanmai.cli.console.UserError;
import sanmai.files.AtomicFile;
import sanmai.files.FileProblems;
import sanmai.files.WriteLock;

/**
 * The file of an option such as {@code --out}, which gets its contents as a whole: an interruption leaves the old file or
 * the new one. What is called {@code /dev/...} is written as it is.
 */
public final class OutputFile implements AutoCloseable {
    private final String option;
    private final Path file;
    private Optional<WriteLock> lock = Optional.empty();

    /** The file of this option. */
    public OutputFile(String option, Path file) {
        this.option = option;
        this.file = file;
    }

    /**
     * Makes sure that there can be such a file, before the work rather than after it.
     *
     * @throws UserError if there cannot
     */
    public void check() {
        if (FileProblems.isDevice(file)) {
            return;
        }
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw error("no file can be written there");
        }
        try {
            FileProblems.refusePipe(file);
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
            if (FileProblems.isDevice(file)) {
                try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.WRITE)) {
                    contents.writeTo(out);
                }
            } else if (lock.isPresent()) {
                AtomicFile.replace(file, contents);
            } else {
                replaceLocked(contents);
            }
        } catch (IOException e) {
            throw error("cannot be written: " + FileProblems.reason(e));
        }
    }

    private void replaceLocked(AtomicFile.Contents contents) throws IOException {
        WriteLock during = WriteLock.of(file);
        try {
            AtomicFile.replace(file, contents);
        } finally {
            during.close();
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

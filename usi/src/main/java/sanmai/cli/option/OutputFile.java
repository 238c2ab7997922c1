package sanmai.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import sanmai.cli.console.UserError;

/**
 * The file of an option {@code --out}, which gets its contents as a whole: an interruption leaves the old file or the new
 * one.
 */
public final class OutputFile {
    private final Path file;

    public OutputFile(Path file) {
        this.file = file;
    }

    /** Writes the contents. */
    @FunctionalInterface
    public interface Contents {
        /** Writes them to this file, which may be there or not. */
        void write(Path to) throws IOException;
    }

    /**
     * Makes sure that there can be such a file.
     *
     * @throws UserError if there cannot
     */
    public void check() {
        Path folder = file.toAbsolutePath().getParent();
        boolean isFile = Files.exists(file) && !Files.isDirectory(file);
        if (Files.isDirectory(file)
                || !Files.isDirectory(folder)
                || !Files.isWritable(isFile && !Files.isRegularFile(file) ? file : folder)) {
            throw new UserError("--out " + file + ": no file can be written there");
        }
    }

    /**
     * Writes the file.
     *
     * @throws UserError if it cannot be written
     */
    public void write(Contents contents) {
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                contents.write(file);
                return;
            }
            // First beside it, then in its place.
            Path target = Files.exists(file) ? file.toRealPath() : file;
            Path beside = target.resolveSibling(target.getFileName() + ".new");
            Files.deleteIfExists(beside);
            try {
                contents.write(beside);
                Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException e) {
            throw new UserError("--out " + file + ": cannot be written: " + e.getMessage());
        }
    }
}

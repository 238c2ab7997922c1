package sanmai.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Replaces files as a whole: whatever happens meanwhile, a file has its old contents or its new ones. They are first
 * written beside it, to a file called like it with {@code .new} behind. What a killed process leaves of that file is
 * overwritten the next time. One thread at a time may replace a file; see {@link WriteLock}.
 */
public final class AtomicFile {
    private AtomicFile() {}

    /** Writes the contents of a file. */
    @FunctionalInterface
    public interface Contents {
        /** Writes them to a buffered stream, which need not be closed. */
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Replaces a file, or begins it. What a link leads to is replaced, not the link.
     *
     * @throws IOException if it cannot be written; the file is as it was
     */
    public static void replace(Path file, Contents contents) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file;
        Path beside = beside(target);
        try {
            write(beside, contents);
            Uninterrupted.run(() -> force(beside, StandardOpenOption.WRITE));
            move(beside, target);
        } catch (IOException | RuntimeException e) {
            deleteAfter(e, beside);
            throw e;
        }
        forceDirectory(target.toAbsolutePath().getParent());
    }

    private static void write(Path file, Contents contents) throws IOException {
        // Not a channel: an interrupt of the thread would close it.
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            contents.writeTo(out);
        }
    }

    private static void deleteAfter(Exception failure, Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * Deletes a file, if it is there, and what a killed process may have left of a new one.
     *
     * @throws IOException if it cannot be deleted
     */
    public static void delete(Path file) throws IOException {
        Files.deleteIfExists(beside(file));
        Files.deleteIfExists(file);
    }

    private static Path beside(Path file) {
        return file.resolveSibling(file.getFileName() + ".new");
    }

    /** Without this a file that was moved may be empty after a power failure. */
    private static Void force(Path path, StandardOpenOption option) throws IOException {
        try (FileChannel channel = FileChannel.open(path, option)) {
            channel.force(true);
        }
        return null;
    }

    private static void forceDirectory(Path directory) {
        try {
            Uninterrupted.run(() -> force(directory, StandardOpenOption.READ));
        } catch (IOException e) {
            // Not every system has this for directories; the file has its contents, under the old name or the new.
        }
    }
}

package sanmai.files;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * A file that grows by whole records. When a record cannot be written, for instance because the disk is full, the
 * written part is cut off and all later records are refused, so that nothing follows a torn record. A killed process
 * leaves at most one torn record, at the end. May be used by several threads.
 */
public final class AppendFile implements Closeable {
    private final Path path;
    private final OutputStream out;
    private long length;
    private @Nullable IOException failure;

    private AppendFile(Path path, OutputStream out, long length) {
        this.path = path;
        this.out = out;
        this.length = length;
    }

    /**
     * Opens a file, and creates it if it does not exist.
     *
     * @param length the length of its whole records, in bytes; what is behind them is cut off
     * @throws IOException if it cannot be written
     */
    public static AppendFile open(Path path, long length) throws IOException {
        if (Files.exists(path) && Files.size(path) > length) {
            cut(path, length);
        }
        return new AppendFile(path, openShared(path), length);
    }

    /**
     * Opens a file to which other processes may append too, and creates it if it does not exist. Nothing is cut off.
     *
     * @throws IOException if it cannot be written
     */
    public static OutputStream openShared(Path path) throws IOException {
        try {
            // Not a channel: an interrupt of the thread would close it.
            return Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (NoSuchFileException e) {
            throw FileProblems.of(path, "there is no such directory"); // The file would have been created.
        }
    }

    private static void cut(Path path, long length) throws IOException {
        Uninterrupted.run(() -> {
            try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
                return channel.truncate(length);
            }
        });
    }

    /**
     * Writes a record at the end.
     *
     * @throws IOException if it cannot be written, or an earlier one could not
     */
    public synchronized void append(byte[] record) throws IOException {
        if (failure != null) {
            throw new IOException(failure.getMessage(), failure);
        }
        try {
            out.write(record);
            length += record.length;
        } catch (IOException e) {
            failure = e;
            cutAfter(e);
            throw e;
        }
    }

    private void cutAfter(IOException e) {
        try {
            cut(path, length);
        } catch (IOException e2) {
            e.addSuppressed(e2); // The next run cuts the torn record off.
        }
    }

    @Override
    public synchronized void close() throws IOException {
        out.close();
        if (failure == null) {
            failure = new IOException("it has been closed");
        }
    }
}

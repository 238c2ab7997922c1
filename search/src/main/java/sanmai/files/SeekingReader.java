package sanmai.files;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** An open file of which a few places are read. An interruption leaves it open. Not safe for use by several threads. */
public final class SeekingReader implements Closeable {
    private static final int BUFFER_BYTES = 1 << 12;

    /** A longer line is not searched for its end. */
    private static final int LONGEST_LINE = 1 << 20;

    /** A longer line comes in pieces. */
    private static final int LONGEST_PIECE = 1 << 12;

    private final RandomAccessFile file;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private long bufferStart;
    private int buffered;
    private long cursor;

    /** Opens a file. */
    public SeekingReader(Path path) throws IOException {
        file = new RandomAccessFile(path.toFile(), "r");
    }

    /** The length of the file in bytes. */
    public long length() throws IOException {
        return file.length();
    }

    /** Reads at a place; the numbers there are little-endian. */
    public ByteBuffer bytes(long place, int length) throws IOException {
        if (place < 0 || length < 0 || place > length() - length) {
            throw new EOFException("the file ends before byte " + (place + length));
        }
        byte[] bytes = new byte[length];
        file.seek(place);
        file.readFully(bytes);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Goes to the first line that begins at a place or behind it. */
    public void toLine(long place) throws IOException {
        cursor = Math.max(0, place - 1);
        if (place > 0) {
            skipLine();
        }
    }

    private void skipLine() throws IOException {
        long start = cursor;
        int b = next();
        while (b >= 0 && b != '\n') {
            if (cursor - start > LONGEST_LINE) {
                throw new IOException("it has a line of more than a million bytes at byte " + start);
            }
            b = next();
        }
    }

    /** The place of the next line. */
    public long cursor() {
        return cursor;
    }

    /** The next line without white space around it, or a piece of it; not to be called at the end. */
    public String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int b = next(); b >= 0 && b != '\n'; b = line.length() < LONGEST_PIECE ? next() : -1) {
            line.append((char) b);
        }
        // Only comments have other characters than ASCII.
        return new String(line.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8)
                .replace("\uFEFF", "")
                .strip();
    }

    /** The next byte; -1 at the end. */
    private int next() throws IOException {
        if (cursor < bufferStart || cursor >= bufferStart + buffered) {
            file.seek(cursor);
            bufferStart = cursor;
            buffered = 0; // Nothing is there if reading fails.
            buffered = Math.max(0, file.read(buffer));
            if (buffered == 0) {
                return -1;
            }
        }
        return buffer[(int) (cursor++ - bufferStart)] & 0xFF;
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            // It was only read.
        }
    }
}

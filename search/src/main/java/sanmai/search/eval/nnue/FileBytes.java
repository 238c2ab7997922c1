package sanmai.search.eval.nnue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import sanmai.search.eval.EvaluationFormatException;

/** The bytes of a file from its beginning to its end, little-endian, read in large pieces. */
final class FileBytes {
    private static final int PIECE = 1 << 20;

    private final InputStream in;
    private final ByteBuffer buffer =
            ByteBuffer.allocate(PIECE).order(ByteOrder.LITTLE_ENDIAN).limit(0);

    private long filled;

    FileBytes(InputStream in) {
        this.in = in;
    }

    /** The number of bytes taken. */
    long offset() {
        return filled - buffer.remaining();
    }

    int nextInt() throws IOException {
        need(Integer.BYTES);
        return buffer.getInt();
    }

    void next(byte[] bytes) throws IOException {
        need(bytes.length);
        buffer.get(bytes);
    }

    void next(short[] numbers) throws IOException {
        int size = Short.BYTES * numbers.length;
        need(size);
        buffer.asShortBuffer().get(numbers);
        buffer.position(buffer.position() + size);
    }

    /** Reads on until this number of bytes, at most {@link #PIECE}, is there. */
    private void need(int size) throws IOException {
        if (buffer.remaining() >= size) {
            return;
        }
        buffer.compact();
        while (buffer.position() < size) {
            int read = in.read(buffer.array(), buffer.position(), buffer.remaining());
            if (read < 0) {
                throw new EvaluationFormatException("it ends at offset " + filled + ", in the middle of its numbers");
            }
            buffer.position(buffer.position() + read);
            filled += read;
        }
        buffer.flip();
    }
}

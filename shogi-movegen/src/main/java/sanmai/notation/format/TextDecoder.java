package sanmai.notation.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Locale;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import sanmai.notation.reading.ByteOrderMark;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;

/**
 * Decodes a file of records in one pass, whatever its {@linkplain TextEncoding encoding}. What is ASCII is the same in all
 * of them but UTF-16, which has a byte order mark; the first byte that is not, with some thousand behind it, decides
 * between them. Bytes that are no text become U+FFFD, and a fault is noted. A zero ends the text, because no text has one.
 */
final class TextDecoder extends Reader {
    private static final int BUFFER = 1 << 16;
    private static final int BEGINNING = 1000;
    private static final char REPLACEMENT = '\uFFFD';

    private final InputStream in;
    private final ByteBuffer bytes = ByteBuffer.allocate(BUFFER).flip();
    private final CharBuffer chars = CharBuffer.allocate(BUFFER).flip();
    private final Queue<RecordProblem> faults = new ArrayDeque<>();
    private TextEncoding encoding = TextEncoding.UTF_8;
    private @Nullable CharsetDecoder decoder;
    private boolean saysUtf8;
    private boolean ended;
    private boolean begun;
    private int line = 1;
    private int column = 1;
    private int lastFault;
    private char last;

    TextDecoder(InputStream in) {
        this.in = in;
    }

    /** The faults found so far, in the order of the text. The caller takes them out. */
    Queue<RecordProblem> faults() {
        return faults;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        while (!chars.hasRemaining()) {
            if (ended && !bytes.hasRemaining()) {
                return -1;
            }
            decodeMore();
        }
        int count = Math.min(length, chars.remaining());
        chars.get(target, offset, count);
        return count;
    }

    private void decodeMore() throws IOException {
        fill();
        chars.clear();
        if (decoder == null) {
            decodeAscii();
        } else {
            decode();
        }
        chars.flip();
        if (!begun && chars.hasRemaining()) {
            begun = true;
            chars.position(ByteOrderMark.length(chars));
        }
        count();
    }

    /** Reads more bytes if few are left; moving the rest to the front for every character would be slow. */
    private void fill() throws IOException {
        if (ended || decoder != null && bytes.remaining() > BUFFER / 2) {
            return;
        }
        bytes.compact();
        while (!ended && bytes.hasRemaining()) {
            int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
            ended = count < 0;
            bytes.position(bytes.position() + Math.max(count, 0));
        }
        bytes.flip();
        if (!begun) {
            saysUtf8 = TextEncoding.saysUtf8(Arrays.copyOf(bytes.array(), Math.min(bytes.limit(), BEGINNING)));
        }
    }

    /** Decodes what is the same in all encodings, and chooses one if the next byte is not. */
    private void decodeAscii() {
        while (bytes.hasRemaining() && TextEncoding.isAscii(bytes)) {
            chars.put((char) bytes.get());
        }
        // Else the next call chooses: then the buffer has more of the bytes.
        if (bytes.hasRemaining() && chars.position() == 0) {
            encoding = TextEncoding.of(bytes, ended);
            decoder = encoding.decoder();
            if (saysUtf8 && encoding != TextEncoding.UTF_8) {
                fault("the file says that it is UTF-8, but is not");
            }
        }
    }

    private void decode() {
        CoderResult result = decoder.decode(bytes, chars, ended);
        // If something was before it, the fault is met again by the next call, when its place is known.
        if (result.isError() && chars.position() == 0) {
            int first = bytes.get(bytes.position()) & 0xFF;
            if (line != lastFault) {
                fault(String.format(Locale.ROOT, "the byte %02X is no %s", first, encoding.title));
            }
            bytes.position(bytes.position() + result.length());
            chars.put(REPLACEMENT);
        }
    }

    /** Counts the lines and columns of what has been decoded, up to the first zero. */
    private void count() {
        for (int i = chars.position(); i < chars.limit(); i++) {
            char c = chars.get(i);
            if (c == 0) {
                fault("this is no text: some of its bytes are 0, as in UTF-16 without a byte order mark");
                chars.limit(i);
                bytes.limit(bytes.position());
                ended = true;
            } else if (c == '\n' && last == '\r') {
                column = 1;
            } else if (c == '\n' || c == '\r') {
                line++;
                column = 1;
            } else {
                column++;
            }
            last = c;
        }
    }

    private void fault(String explanation) {
        if (line != lastFault) {
            faults.add(new RecordProblem(Reason.BAD_ENCODING, "", line, column, 0, explanation));
            lastFault = line;
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}

package sanmai.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Reads text in UTF-8, without a byte order mark at its beginning. A line that is not UTF-8 is read in the encoding of the
 * system, which other programs write: on Windows the code page, such as CP932. If the system's encoding is UTF-8 itself, such
 * a line is read as CP932, which Japanese programs write. Each line can be read as soon as it ends. For one thread; others may
 * call {@link #encoding}.
 */
public final class NativeTextReader extends Reader {
    /** Names another encoding than that of the system. */
    private static final String PROPERTY = "sanmai.codepage";

    private static final String CP932 = "windows-31j";

    private static final char MAX_ASCII = 0x7F;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /** A longer line is decoded in pieces. */
    private static final int LONGEST_PIECE = 1 << 18;

    private final InputStream in;
    private final Charset codePage;
    private final byte[] buffer = new byte[1 << 13];
    private int next;
    private int end;
    private boolean hasBegun;
    private CharBuffer decoded = CharBuffer.allocate(0);
    private volatile Charset encoding = StandardCharsets.US_ASCII;

    /** Reads from a stream. */
    public NativeTextReader(InputStream in) {
        this(in, systemCodePage());
    }

    /** Reads from a stream, with another code page than that of the system. */
    public NativeTextReader(InputStream in, Charset codePage) {
        this.in = in;
        this.codePage = codePage;
    }

    private static Charset systemCodePage() {
        String name = System.getProperty(PROPERTY, System.getProperty("native.encoding", ""));
        return codePage(named(name));
    }

    /** The charset with a name or an alias, such as Windows' {@code Cp1252}; UTF-8 if there is none. */
    static Charset named(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            return StandardCharsets.UTF_8;
        }
    }

    /** The encoding of lines that are not UTF-8, on a system with this encoding. */
    static Charset codePage(Charset ofSystem) {
        return ofSystem.equals(StandardCharsets.UTF_8) || ofSystem.equals(StandardCharsets.US_ASCII)
                ? Charset.availableCharsets().getOrDefault(CP932, ofSystem)
                : ofSystem;
    }

    /**
     * The encoding of the last line that was not ASCII; ASCII if there was none. The sender of the lines can read this
     * encoding.
     */
    public Charset encoding() {
        return encoding;
    }

    @Override
    public int read(char[] to, int offset, int length) throws IOException {
        while (!decoded.hasRemaining()) {
            byte[] line = nextLine();
            if (line.length == 0) {
                return -1;
            }
            decoded = decode(line);
        }
        int count = Math.min(length, decoded.remaining());
        decoded.get(to, offset, count);
        return count;
    }

    /** The bytes of a line with its end, CR or LF; none at the end of the stream. */
    private byte[] nextLine() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (line.size() < LONGEST_PIECE) {
            if (next == end) {
                next = 0;
                end = Math.max(0, in.read(buffer));
                if (end == 0) {
                    break;
                }
            }
            byte b = buffer[next++];
            line.write(b);
            if (b == '\n' || b == '\r') {
                break;
            }
        }
        return line.toByteArray();
    }

    private CharBuffer decode(byte[] line) {
        CharBuffer text;
        Charset used = StandardCharsets.UTF_8;
        try {
            text = used.newDecoder().decode(ByteBuffer.wrap(line));
        } catch (CharacterCodingException e) {
            used = codePage;
            text = used.decode(ByteBuffer.wrap(line)); // Malformed bytes become replacement characters.
        }
        if (!hasBegun && text.hasRemaining() && text.charAt(0) == BYTE_ORDER_MARK) {
            text.get();
        }
        hasBegun = true;
        if (text.chars().anyMatch(c -> c > MAX_ASCII)) {
            encoding = used;
        }
        return text;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}

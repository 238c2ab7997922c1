package sanmai.notation.format;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** Tells the encodings of records apart by their bytes: UTF-8, or else the Shift_JIS of Japanese Windows (CP932). */
final class TextEncoding {
    /** Shift_JIS with the signs of NEC and IBM: ①, ㈱, 髙. A Java runtime may lack it. */
    static final Optional<Charset> SHIFT_JIS =
            Charset.isSupported("windows-31j") ? Optional.of(Charset.forName("windows-31j")) : Optional.empty();

    private static final int LINES_THAT_MAY_SAY = 3;

    private TextEncoding() {}

    /**
     * The encoding of bytes that are not all ASCII: the first that fits, since no Japanese text in Shift_JIS is valid
     * UTF-8, else the one whose first fault comes later.
     *
     * @param whole whether the text ends with the bytes; else the last sign may be cut off
     */
    static Charset of(ByteBuffer bytes, boolean whole) {
        int utf8 = firstFault(StandardCharsets.UTF_8, bytes, whole);
        int shiftJis =
                SHIFT_JIS.map(charset -> firstFault(charset, bytes, whole)).orElse(0);
        return shiftJis > utf8 ? SHIFT_JIS.orElseThrow() : StandardCharsets.UTF_8;
    }

    /** The index of the first byte that is no text in an encoding; {@link Integer#MAX_VALUE} if there is none. */
    private static int firstFault(Charset charset, ByteBuffer bytes, boolean whole) {
        ByteBuffer in = bytes.duplicate();
        CharBuffer out = CharBuffer.allocate(in.remaining() + 1);
        CoderResult result = decoder(charset).decode(in, out, whole);
        return result.isError() ? in.position() : Integer.MAX_VALUE;
    }

    /** A decoder that stops at bytes that are no text. */
    static CharsetDecoder decoder(Charset charset) {
        return charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
    }

    /** Whether a file says at its beginning that it is in UTF-8: {@code #KIF version=2.0 encoding=UTF-8}. */
    static boolean saysUtf8(byte[] beginning) {
        String start = new String(beginning, StandardCharsets.ISO_8859_1);
        String[] lines = start.toLowerCase(Locale.ROOT).split("\r\n|[\r\n]", LINES_THAT_MAY_SAY + 1);
        for (int i = 0; i < Math.min(lines.length, LINES_THAT_MAY_SAY); i++) {
            if (lines[i].matches("(\u00EF\u00BB\u00BF)?[#'].*encoding=utf-?8.*")) {
                return true;
            }
        }
        return false;
    }

    /** What users call an encoding. */
    static String name(Charset charset) {
        return charset.equals(StandardCharsets.UTF_8) ? "UTF-8" : "Shift_JIS";
    }
}

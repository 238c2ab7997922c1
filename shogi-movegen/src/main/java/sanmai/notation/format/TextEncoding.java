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

/** The encodings of records, told apart by their bytes. A Java runtime may lack those of Japan. */
enum TextEncoding {
    /** The usual one, with a byte order mark or without. */
    UTF_8("UTF-8", "UTF-8"),
    /** Shift_JIS as Japanese Windows has it, with the signs of NEC and IBM: ①, ㈱, 髙. */
    SHIFT_JIS("Shift_JIS", "windows-31j"),
    /** That of Unix in Japan, and of old CSA files. */
    EUC_JP("EUC-JP", "x-eucJP-Open"),
    /** That of Japanese mails: bytes of ASCII, which an escape sequence makes Japanese. */
    ISO_2022_JP("ISO-2022-JP", "x-windows-iso2022jp"),
    /** UTF-16 behind a byte order mark, the low byte first, as editors of Windows write it. */
    UTF_16LE("UTF-16", "UTF-16LE"),
    /** UTF-16 behind a byte order mark, the high byte first. */
    UTF_16BE("UTF-16", "UTF-16BE");

    private static final byte ESCAPE = 0x1B;
    private static final int LINES_THAT_MAY_SAY = 3;

    /** What users call it. */
    final String title;

    /** Empty if the Java runtime lacks it. */
    final Optional<Charset> charset;

    TextEncoding(String title, String name) {
        this.title = title;
        charset = Charset.isSupported(name) ? Optional.of(Charset.forName(name)) : Optional.empty();
    }

    private static boolean isMark(ByteBuffer bytes, int first, int second) {
        int at = bytes.position();
        return bytes.remaining() > 1 && (bytes.get(at) & 0xFF) == first && (bytes.get(at + 1) & 0xFF) == second;
    }

    /** Whether the next byte is the same in all encodings that have no byte order mark. */
    static boolean isAscii(ByteBuffer bytes) {
        return bytes.get(bytes.position()) >= 0 && !beginsAsIso2022(bytes);
    }

    private static boolean beginsAsIso2022(ByteBuffer bytes) {
        int at = bytes.position();
        return bytes.get(at) == ESCAPE && bytes.remaining() > 1 && "$(".indexOf(bytes.get(at + 1)) >= 0;
    }

    /**
     * The encoding of bytes that are not all ASCII: the first that fits, else the one whose first fault comes last. No
     * Japanese text in another encoding is valid UTF-8.
     *
     * @param whole whether the text ends with the bytes; else the last sign may be cut off
     */
    static TextEncoding of(ByteBuffer bytes, boolean whole) {
        if (isMark(bytes, 0xFF, 0xFE)) {
            return UTF_16LE;
        }
        if (isMark(bytes, 0xFE, 0xFF)) {
            return UTF_16BE;
        }
        if (beginsAsIso2022(bytes)) {
            return ISO_2022_JP;
        }
        int utf8 = UTF_8.firstFault(bytes, whole);
        int shiftJis = SHIFT_JIS.firstFault(bytes, whole);
        int euc = EUC_JP.firstFault(bytes, whole);
        if (utf8 >= Math.max(shiftJis, euc)) {
            return UTF_8;
        }
        return euc > shiftJis || euc == shiftJis && !isHalfWidth(bytes) ? EUC_JP : SHIFT_JIS;
    }

    /** Whether all signs of a text in Shift_JIS are ASCII and half-width katakana: few texts in EUC-JP look like that. */
    private static boolean isHalfWidth(ByteBuffer bytes) {
        for (int i = bytes.position(); i < bytes.limit(); i++) {
            int b = bytes.get(i) & 0xFF;
            if (b >= 0x80 && (b < 0xA6 || b > 0xDF)) {
                return false;
            }
        }
        return true;
    }

    /** The index of the first byte that is no text in this encoding; {@link Integer#MAX_VALUE} if all are text. */
    private int firstFault(ByteBuffer bytes, boolean whole) {
        if (charset.isEmpty()) {
            return 0;
        }
        ByteBuffer in = bytes.duplicate();
        CharBuffer out = CharBuffer.allocate(in.remaining() + 1);
        CoderResult result = decoder().decode(in, out, whole);
        return result.isError() ? in.position() : Integer.MAX_VALUE;
    }

    /** A decoder that stops at bytes that are no text; that of UTF-8 if the Java runtime lacks the encoding. */
    CharsetDecoder decoder() {
        return charset.orElse(StandardCharsets.UTF_8)
                .newDecoder()
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
}

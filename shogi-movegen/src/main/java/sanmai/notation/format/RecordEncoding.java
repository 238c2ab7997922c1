package sanmai.notation.format;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sanmai.notation.format.RecordLoss.Kind;

/**
 * How the text of a record is written to a file.
 *
 * @param charset the encoding
 * @param lineEnd what ends a line: LF, CR LF or CR
 */
public record RecordEncoding(Charset charset, String lineEnd) {
    /** UTF-8 with LF. */
    public static final RecordEncoding UTF_8 = new RecordEncoding(StandardCharsets.UTF_8, "\n");

    /** What stands for a character that a Japanese encoding lacks; the sign of printers for a missing type. */
    private static final String GETA = "〓";

    /** Characters that CP932 maps to another code point than other kinds of Shift_JIS do, and the marks of the sides. */
    private static final String LACKED = "〜−‖—¢£¬☗☖⛊⛉";

    /** What stands for them, one by one. */
    private static final String STAND_INS = "～－∥―￠￡￢▲△▼▽";

    /** Checks the end of the lines. */
    public RecordEncoding {
        if (!List.of("\n", "\r\n", "\r").contains(lineEnd)) {
            throw new IllegalArgumentException("a line ends in LF, CR LF or CR");
        }
    }

    /**
     * The Shift_JIS of Japanese Windows, with CR LF.
     *
     * @throws IllegalStateException if the Java runtime lacks it
     */
    public static RecordEncoding shiftJis() {
        Charset charset = TextEncoding.SHIFT_JIS.charset.orElseThrow(
                () -> new IllegalStateException("this Java runtime has no Shift_JIS (module jdk.charsets)"));
        return new RecordEncoding(charset, "\r\n");
    }

    /**
     * The bytes of a text. For ☗ and ☖, Shift_JIS has ▲ and △. Another character that the encoding lacks becomes 〓, or ? if
     * the encoding lacks that too; Java writes some as others that look alike, such as ¥ as a backslash.
     *
     * @param losses gets the characters that are read back as others, the marks apart, each once
     */
    public byte[] encode(String text, List<RecordLoss> losses) {
        String said = isUnicode() ? text : text.replaceFirst("^'CSA encoding=UTF-8\n", "'CSA encoding=SHIFT_JIS\n");
        String lines = lineEnd.equals("\n") ? said : said.replace("\n", lineEnd);
        CharsetEncoder encoder = charset.newEncoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        try {
            byte[] bytes = bytes(encoder.encode(CharBuffer.wrap(lines)));
            if (isHeld(lines, bytes)) {
                return bytes;
            }
        } catch (CharacterCodingException e) {
            // Some characters need others in their place.
        }
        return bytes(charset.encode(writable(lines, encoder.reset(), losses)));
    }

    /** The encoding that the ending of a file's name stands for: Shift_JIS for {@code .kif} and {@code .ki2}, else UTF-8. */
    public static RecordEncoding ofFileName(String name) {
        return RecordFormat.isForShiftJis(name) ? shiftJis() : UTF_8;
    }

    private boolean isUnicode() {
        return charset.name().startsWith("UTF");
    }

    private static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    /** Whether bytes are read as this text: Java's encoders write some characters as others. */
    private boolean isHeld(String text, byte[] bytes) {
        return new String(bytes, charset).equals(text);
    }

    private String writable(String text, CharsetEncoder encoder, List<RecordLoss> losses) {
        String missing = encoder.canEncode(GETA) ? GETA : "?";
        Set<String> lost = new LinkedHashSet<>();
        StringBuilder writable = new StringBuilder(text.length());
        int[] before = {' '};
        text.codePoints().forEach(point -> {
            String sign = Character.toString(point);
            int lacked = LACKED.indexOf(point);
            boolean isEncoded = encoder.canEncode(sign);
            Optional<String> composed =
                    isEncoded ? Optional.empty() : composed(before[0], sign).filter(encoder::canEncode);
            if (composed.isPresent()) {
                writable.setLength(writable.length() - Character.charCount(before[0]));
                writable.append(composed.get());
            } else if (isEncoded) {
                writable.append(sign);
                if (!isHeld(sign, sign.getBytes(charset))) {
                    lost.add(sign);
                }
            } else if (lacked >= 0 && encoder.canEncode(STAND_INS.charAt(lacked))) {
                writable.append(STAND_INS.charAt(lacked));
            } else {
                writable.append(missing);
                lost.add(sign);
            }
            before[0] = point;
        });
        lost.forEach(sign -> losses.add(new RecordLoss(Kind.CHARACTER, 0, sign)));
        return writable.toString();
    }

    /** A sign and the mark after it as one sign, such as か and a voicing mark, which macOS writes apart; empty if there is none. */
    private static Optional<String> composed(int sign, String mark) {
        String composed = Normalizer.normalize(Character.toString(sign) + mark, Normalizer.Form.NFC);
        return composed.codePointCount(0, composed.length()) == 1 ? Optional.of(composed) : Optional.empty();
    }
}

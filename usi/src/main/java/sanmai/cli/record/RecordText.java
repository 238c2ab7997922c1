package sanmai.cli.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import sanmai.cli.console.UserError;

/**
 * The text of a file of game records, whatever its encoding: UTF-8, with or without a byte order mark, or else the
 * Shift_JIS of Japanese Windows, unless the file says that it is UTF-8. Text that is valid UTF-8 is taken as such,
 * because no Japanese text in Shift_JIS is.
 */
public final class RecordText {
    /** No file of records is larger; one that is would not fit into memory several times over. */
    public static final int MAX_FILE = 64 << 20;

    private static final String SHIFT_JIS = "windows-31j";
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final int HINT_LENGTH = 1000;

    private RecordText() {}

    /**
     * Reads a file.
     *
     * @throws UserError if it cannot be read or is no text; the message does not name the file
     * @throws InterruptedException if the thread is interrupted meanwhile
     */
    public static String read(Path file) throws InterruptedException {
        if (Files.isDirectory(file)) {
            throw new UserError("this is a directory");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MAX_FILE + 1);
            if (bytes.length > MAX_FILE) {
                throw new UserError("larger than " + (MAX_FILE >> 20) + " MB");
            }
            return decode(bytes);
        } catch (ClosedByInterruptException e) {
            throw new InterruptedException();
        } catch (NoSuchFileException e) {
            throw new UserError("there is no such file");
        } catch (AccessDeniedException e) {
            throw new UserError("may not be read");
        } catch (IOException e) {
            throw new UserError("cannot be read: " + e.getMessage());
        }
    }

    /**
     * Decodes the bytes of a file.
     *
     * @throws UserError if they are no text
     */
    public static String decode(byte[] bytes) {
        for (byte b : bytes) {
            if (b == 0) {
                throw new UserError("this is no text: it has zero bytes");
            }
        }
        try {
            String text = strictly(StandardCharsets.UTF_8, bytes);
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            return decodeShiftJis(bytes);
        }
    }

    private static String decodeShiftJis(byte[] bytes) {
        if (saysUtf8(bytes)) {
            throw new UserError("says that it is UTF-8, but is not");
        }
        if (!Charset.isSupported(SHIFT_JIS)) {
            throw new UserError("not UTF-8, and this Java runtime has no Shift_JIS (module jdk.charsets)");
        }
        try {
            return strictly(Charset.forName(SHIFT_JIS), bytes);
        } catch (CharacterCodingException e) {
            throw new UserError("neither UTF-8 nor Shift_JIS");
        }
    }

    /** Whether the file says so at its beginning: {@code #KIF version=2.0 encoding=UTF-8}, or by a byte order mark. */
    private static boolean saysUtf8(byte[] bytes) {
        String start = new String(bytes, 0, Math.min(bytes.length, HINT_LENGTH), StandardCharsets.ISO_8859_1);
        String[] lines = start.toLowerCase(Locale.ROOT).split("[\r\n]", 4);
        for (int i = 0; i < Math.min(lines.length, 3); i++) {
            if (lines[i].startsWith("\u00EF\u00BB\u00BF") || lines[i].matches("[#'].*encoding=utf-?8.*")) {
                return true;
            }
        }
        return false;
    }

    private static String strictly(Charset charset, byte[] bytes) throws CharacterCodingException {
        return charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }
}

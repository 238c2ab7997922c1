package sanmai.cli.record;

import com.google.common.io.ByteSource;
import com.google.common.primitives.Bytes;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import sanmai.cli.console.UserError;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;

/**
 * The text of a file of game records, whatever its encoding: UTF-8, with or without a byte order mark, or else the
 * Shift_JIS of Japanese Windows, unless the file says that it is UTF-8. Text that is valid UTF-8 is taken as such,
 * because no Japanese text in Shift_JIS is.
 */
public final class RecordText {
    /** In bytes. What comes from a pipe is kept in memory, since it can be read only once. */
    private static final int MAX_PIPE = 64 << 20;

    private static final String SHIFT_JIS = "windows-31j";
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final int HINT_LENGTH = 1000;
    private static final int BUFFER = 1 << 16;

    private RecordText() {}

    /**
     * Opens a file, after it was read once to find its encoding.
     *
     * @throws UserError if it cannot be read or is no text; the message does not name the file
     * @throws InterruptedException if the thread is interrupted
     */
    public static Reader open(Path file) throws InterruptedException {
        try {
            return open(FileProblems.isDevice(file) ? ByteSource.wrap(InputFile.bytes(file, MAX_PIPE)) : of(file));
        } catch (IOException e) {
            throw new UserError(FileProblems.reason(e));
        }
    }

    private static ByteSource of(Path file) {
        return new ByteSource() {
            @Override
            public InputStream openStream() throws IOException {
                return InputFile.open(file);
            }
        };
    }

    /** Opens a text; throws a {@link UserError} if it is none. */
    static Reader open(ByteSource bytes) throws IOException, InterruptedException {
        Reader reader = new BufferedReader(reader(bytes, charset(bytes)));
        reader.mark(1);
        if (reader.read() != BYTE_ORDER_MARK) {
            reader.reset();
        }
        return reader;
    }

    private static Charset charset(ByteSource bytes) throws IOException, InterruptedException {
        refuseZeroBytes(bytes);
        if (isIn(StandardCharsets.UTF_8, bytes)) {
            return StandardCharsets.UTF_8;
        }
        if (saysUtf8(bytes.slice(0, HINT_LENGTH).read())) {
            throw new UserError("says that it is UTF-8, but is not");
        }
        if (!Charset.isSupported(SHIFT_JIS)) {
            throw new UserError("not UTF-8, and this Java runtime has no Shift_JIS (module jdk.charsets)");
        }
        if (!isIn(Charset.forName(SHIFT_JIS), bytes)) {
            throw new UserError("neither UTF-8 nor Shift_JIS");
        }
        return Charset.forName(SHIFT_JIS);
    }

    private static void refuseZeroBytes(ByteSource bytes) throws IOException, InterruptedException {
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = bytes.openStream()) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                if (Bytes.indexOf(Arrays.copyOf(buffer, read), (byte) 0) >= 0) {
                    throw new UserError("this is no text: it has zero bytes");
                }
                endIfInterrupted();
            }
        }
    }

    private static boolean isIn(Charset charset, ByteSource bytes) throws IOException, InterruptedException {
        char[] buffer = new char[BUFFER];
        try (Reader reader = reader(bytes, charset)) {
            while (reader.read(buffer) >= 0) {
                endIfInterrupted();
            }
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    private static void endIfInterrupted() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    private static Reader reader(ByteSource bytes, Charset charset) throws IOException {
        return new InputStreamReader(
                bytes.openStream(),
                charset.newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT));
    }

    /** Whether the file says so at its beginning: {@code #KIF version=2.0 encoding=UTF-8}, or by a byte order mark. */
    private static boolean saysUtf8(byte[] bytes) {
        String start = new String(bytes, StandardCharsets.ISO_8859_1);
        String[] lines = start.toLowerCase(Locale.ROOT).split("[\r\n]", 4);
        for (int i = 0; i < Math.min(lines.length, 3); i++) {
            if (lines[i].startsWith("\u00EF\u00BB\u00BF") || lines[i].matches("[#'].*encoding=utf-?8.*")) {
                return true;
            }
        }
        return false;
    }
}

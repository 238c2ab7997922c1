package sanmai.cli.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.io.ByteSource;
import com.google.common.io.CharStreams;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.cli.console.UserError;

class RecordTextTest {
    private static final Charset SHIFT_JIS = Charset.forName("windows-31j");
    private static final String KIF = "手合割：平手\n先手：髙橋①\n   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 投了\n";

    @TempDir
    private Path directory;

    private static String decode(byte[] bytes) {
        try (Reader reader = RecordText.open(ByteSource.wrap(bytes))) {
            return CharStreams.toString(reader);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void everyEncodingGivesTheSameText() {
        assertEquals(KIF, decode(KIF.getBytes(StandardCharsets.UTF_8)));
        assertEquals(KIF, decode(("\uFEFF" + KIF).getBytes(StandardCharsets.UTF_8)));
        assertEquals(KIF, decode(KIF.getBytes(SHIFT_JIS)));
        assertEquals("", decode(new byte[0]));
        assertEquals("V2.2\n", decode("V2.2\n".getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void whatTheFileSaysIsHeededIfItIsNotUtf8() {
        String utf8 = "#KIF version=2.0 encoding=UTF-8\n" + KIF;
        String shiftJis = "#KIF version=2.0 encoding=Shift_JIS\n" + KIF;
        assertEquals(shiftJis, decode(shiftJis.getBytes(SHIFT_JIS)));
        assertEquals(shiftJis, decode(shiftJis.getBytes(StandardCharsets.UTF_8)));
        assertEquals("says that it is UTF-8, but is not", refusal(utf8.getBytes(SHIFT_JIS)));
        assertEquals("says that it is UTF-8, but is not", refusal(("'CSA encoding=UTF-8\nN+甲").getBytes(SHIFT_JIS)));
        byte[] cut = ("\uFEFF" + KIF).getBytes(StandardCharsets.UTF_8);
        assertEquals("says that it is UTF-8, but is not", refusal(Arrays.copyOf(cut, 10)));
    }

    @Test
    void whatIsNoTextIsRefused() {
        assertEquals("neither UTF-8 nor Shift_JIS", refusal(new byte[] {'a', (byte) 0xFF, (byte) 0xFF}));
        assertEquals("neither UTF-8 nor Shift_JIS", refusal(Arrays.copyOf("歩歩".getBytes(SHIFT_JIS), 3)));
        assertEquals("this is no text: it has zero bytes", refusal("ab".getBytes(StandardCharsets.UTF_16)));
        assertEquals("this is no text: it has zero bytes", refusal(new byte[] {0}));
    }

    private static String refusal(byte[] bytes) {
        return assertThrows(UserError.class, () -> decode(bytes)).getMessage();
    }

    @Test
    void randomBytesAreDecodedOrRefused() {
        for (int seed = 0; seed < 2000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            byte[] bytes = KIF.getBytes(seed % 2 == 0 ? SHIFT_JIS : StandardCharsets.UTF_8);
            for (int i = random.nextInt(4); i >= 0; i--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            try {
                decode(Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)));
            } catch (UserError e) {
                // The one way to refuse.
            }
        }
    }

    @Test
    void filesThatCannotBeReadAreRefused() throws IOException {
        assertEquals("is a directory", fileRefusal(directory));
        assertEquals("there is no such file", fileRefusal(directory.resolve("missing.kif")));
        Path huge = directory.resolve("huge.kif");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(3L << 30);
        }
        assertEquals("this is no text: it has zero bytes", fileRefusal(huge));
    }

    private static String fileRefusal(Path file) {
        return assertThrows(UserError.class, () -> RecordText.open(file)).getMessage();
    }
}

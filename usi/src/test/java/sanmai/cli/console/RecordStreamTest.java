package sanmai.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RecordStreamTest {
    private static final String RECORD = "先手：a\u001B[31m\u202Eb\n*c\td\r\n";

    private static String written(boolean isTerminal) throws IOException {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        try (RecordStream stream = new RecordStream(() -> writer, StandardCharsets.UTF_8, isTerminal)) {
            stream.write(RECORD.getBytes(StandardCharsets.UTF_8));
        }
        return out.toString();
    }

    @Test
    void otherProgramsGetARecordAsItIs() throws IOException {
        assertEquals(RECORD, written(false));
    }

    @Test
    void aTerminalGetsNoControlCharacters() throws IOException {
        assertEquals("先手：a?[31m?b\n*c\td\n", written(true));
    }
}

package sanmai.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class StandardOutputTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    /** Stdout that cannot be written for this reason. */
    private static OutputStream broken(String reason) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
    }

    private int check(OutputStream out) {
        PrintStream printed = new PrintStream(out);
        printed.println("nodes 30");
        return StandardOutput.check(1, printed, out, new PrintStream(err));
    }

    @Test
    void successIsNotReported() {
        assertEquals(1, check(new ByteArrayOutputStream()));
        assertEquals("", err.toString());
    }

    @Test
    void aFullDiskIsAnError() {
        assertEquals(ExitCodes.USER_ERROR, check(broken("No space left on device")));
        assertEquals("sanmai: stdout: No space left on device" + System.lineSeparator(), err.toString());
    }

    @Test
    void aReaderThatHasEndedIsNoError() {
        assertEquals(1, check(broken("Broken pipe")));
        assertEquals("", err.toString());
    }
}

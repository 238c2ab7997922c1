package sanmai.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
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

    @Test
    void theSystemsOwnWordsForAClosedPipeAreKnown() {
        assertEquals(1, check(broken(StandardOutput.closedPipe())));
        assertNotEquals("", StandardOutput.closedPipe());
        assertEquals("", err.toString());
    }

    @Test
    void otherProgramsGetUtf8WhateverTheEncodingOfJava() throws IOException, InterruptedException {
        List<String> command = JavaCommand.of(
                "sanmai.cli.Main",
                List.of(
                        "-Dfile.encoding=ISO-8859-1",
                        "-Dstdout.encoding=ISO-8859-1",
                        "-Dsun.stdout.encoding=ISO-8859-1"),
                List.of("show", "--kanji", "startpos"));
        Process process = new ProcessBuilder(command).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        assertTrue(out.contains("v香v桂v銀v金v玉"), out);
    }
}

package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;

/**
 * What a command printed, and its exit code.
 *
 * @param exitCode the exit code
 * @param out the lines on stdout
 * @param err the lines on stderr
 */
public record Run(int exitCode, List<String> out, List<String> err) {
    /** Runs the command line in this process. */
    public static Run of(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commandLine =
                SanmaiCommand.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        int exitCode = commandLine.execute(arguments);
        return new Run(
                exitCode,
                out.toString().lines().toList(),
                err.toString().lines().toList());
    }

    /**
     * Asserts that a command printed nothing but why it is refused, and ended with exit code 2.
     *
     * @param message the line on stderr, as a regular expression
     */
    public static void assertRefused(String message, Run run) {
        assertEquals(List.of(), run.out, run.toString());
        assertGivenUp(message, run);
    }

    /** Asserts that a command ended with exit code 2 and one line on stderr, whatever it had printed before. */
    public static void assertGivenUp(String message, Run run) {
        assertEquals(2, run.exitCode, run.toString());
        assertEquals(1, run.err.size(), run.toString());
        assertTrue(run.err.get(0).matches(message), run.err.get(0));
    }

    public String lastLine() {
        return out.get(out.size() - 1);
    }
}

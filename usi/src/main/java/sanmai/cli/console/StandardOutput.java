package sanmai.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import picocli.CommandLine;

/** The streams of a command, and whether stdout took what was printed: a full disk must not lose a result without a word. */
public final class StandardOutput {
    /** What the system says when the reader of a pipe has ended, on Unix in English and on Windows. */
    private static final Set<String> NOBODY_READS =
            Set.of("Broken pipe", "The pipe is being closed", "The pipe has been ended");

    private StandardOutput() {}

    /**
     * Lets a command write to stdout and stderr: to a terminal in its character set, to anything else in UTF-8. By default
     * that would depend on the version of Java and on its options.
     */
    public static CommandLine connect(CommandLine command) {
        return command.setOut(writer(System.out, TerminalCheck.isStdout()))
                .setErr(writer(System.err, TerminalCheck.isStderr()));
    }

    static PrintWriter writer(OutputStream to, boolean isTerminal) {
        return new PrintWriter(to, true, isTerminal ? TerminalCheck.charset() : StandardCharsets.UTF_8);
    }

    /**
     * Reports a failure of stdout on stderr. A pipe whose reader has ended, such as {@code head}, is no failure.
     *
     * @param exitCode of the command
     * @return the exit code of the program
     */
    public static int check(int exitCode) {
        return check(exitCode, System.out, new FileOutputStream(FileDescriptor.out), System.err);
    }

    static int check(int exitCode, PrintStream out, OutputStream bare, PrintStream err) {
        return out.checkError() ? failed(exitCode, reason(bare), err) : exitCode;
    }

    /** A print stream does not tell why it failed, so the stream below it is tried once more. */
    private static IOException reason(OutputStream bare) {
        try {
            bare.write('\n');
            return new IOException("not everything could be written");
        } catch (IOException e) {
            return e;
        }
    }

    /** Reports this failure as {@link #check(int)} does, and returns the exit code of the program. */
    public static int failed(int exitCode, IOException failure, PrintStream err) {
        String reason = String.valueOf(failure.getMessage());
        if (NOBODY_READS.contains(reason) || reason.equals(closedPipe())) {
            return exitCode;
        }
        err.println("sanmai: stdout: " + failure.getMessage());
        return ExitCodes.USER_ERROR;
    }

    /** What the system says in the user's language when the reader of a pipe has ended. */
    static String closedPipe() {
        try {
            Pipe pipe = Pipe.open();
            pipe.source().close();
            try (Pipe.SinkChannel sink = pipe.sink()) {
                sink.write(ByteBuffer.allocate(1));
            }
            return "";
        } catch (IOException e) {
            return String.valueOf(e.getMessage());
        }
    }
}

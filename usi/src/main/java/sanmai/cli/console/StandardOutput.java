package sanmai.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/** Whether stdout took what was printed: a full disk must not lose a result without a word. */
public final class StandardOutput {
    private static final String NOBODY_READS = "Broken pipe";

    private StandardOutput() {}

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
        if (NOBODY_READS.equals(failure.getMessage())) {
            return exitCode;
        }
        err.println("sanmai: stdout: " + failure.getMessage());
        return ExitCodes.USER_ERROR;
    }
}

package sanmai.cli.console;

/** What the exit codes of the commands mean. */
public final class ExitCodes {
    /** Everything went well. */
    public static final int OK = 0;

    /** The command ran, and found that something is wrong. */
    public static final int FAILURE = 1;

    /** The command cannot run with these arguments or files. */
    public static final int USER_ERROR = 2;

    /** The command ran, and has no answer. */
    public static final int UNKNOWN = 3;

    /** A fault of the program itself. */
    public static final int INTERNAL_ERROR = 70;

    /** Interrupted, as shells report it after Ctrl-C. */
    public static final int INTERRUPTED = 130;

    private ExitCodes() {}
}

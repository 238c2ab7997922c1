package sanmai.cli.console;

/** A mistake that the user can put right, described in one line. */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UserError(String message) {
        super(message, null, false, false);
    }

    /** What is missing, in words: memory, or threads that the system does not start. */
    public static String reason(OutOfMemoryError e) {
        return "Java gets too little of this machine: " + e.getMessage();
    }
}

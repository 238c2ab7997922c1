package sanmai.cli.console;

/** A mistake that the user can put right, described in one line. */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UserError(String message) {
        super(message, null, false, false);
    }
}

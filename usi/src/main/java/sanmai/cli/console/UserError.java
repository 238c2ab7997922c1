package sanmai.cli.console;

/** Something the user can put right, said in one line. */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UserError(String message) {
        super(message, null, false, false);
    }
}

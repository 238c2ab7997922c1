package sanmai.cli;

/** Something the user can put right, said in one line. */
final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UserError(String message) {
        super(message, null, false, false);
    }
}

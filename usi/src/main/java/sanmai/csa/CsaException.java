package sanmai.csa;

/** A server refuses something, or says what is not in the protocol. To try again would be of no use. */
public final class CsaException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** With a reason for the user. */
    public CsaException(String message) {
        super(message);
    }
}

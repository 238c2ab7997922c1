package sanmai.search.match;

/** No opening was found in which neither side is far ahead. With an evaluation that makes sense one of a few is like that. */
public final class NoBalancedOpeningException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * None was found.
     *
     * @param tries how many were looked at
     * @param limit how far ahead a side may be, in centipawns
     */
    public NoBalancedOpeningException(int tries, int limit) {
        super("no balanced opening: in each of " + tries + ", the evaluation sees one side ahead by more than " + limit
                + " centipawns");
    }
}

package sanmai.search.match;

/** No opening was found in which neither side is far ahead. A sensible evaluation finds one in a few tries. */
public final class NoBalancedOpeningException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Reports that no opening was found.
     *
     * @param tries the number of openings tried
     * @param limit how far ahead a side may be, in centipawns
     */
    public NoBalancedOpeningException(int tries, int limit) {
        super("no balanced opening in " + tries + " tries: each time the evaluation sees one side ahead by more than "
                + limit + " centipawns");
    }
}

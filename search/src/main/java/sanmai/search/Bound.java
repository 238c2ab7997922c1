package sanmai.search;

/** How a score is meant. */
public enum Bound {
    /** It is the score. */
    EXACT,
    /** The score is at least this. */
    LOWER,
    /** The score is at most this. */
    UPPER
}

package sanmai.engine;

/** Whether a score is exact or a bound: a search with a window (alpha, beta) may find only a bound. */
public enum Bound {
    /** The exact score. */
    EXACT,
    /** The score is at least this: the search failed high. */
    LOWER,
    /** The score is at most this: the search failed low. */
    UPPER
}

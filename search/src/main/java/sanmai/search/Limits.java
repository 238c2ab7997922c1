package sanmai.search;

/**
 * How far to search, time aside: the time belongs to the {@link SearchControl}, because it can be set while the search
 * runs.
 *
 * @param depth the greatest depth in plies, from 1 to {@link #MAX_DEPTH}
 * @param nodes how many moves may be made, from 1
 */
public record Limits(int depth, long nodes) {
    /** No search is deeper. */
    public static final int MAX_DEPTH = 127;

    /** As deep as the time allows. */
    public static final Limits NONE = new Limits(MAX_DEPTH, Long.MAX_VALUE);

    /** Brings the numbers into their ranges: a limit that is too small still allows a first look. */
    public Limits {
        depth = Math.max(1, Math.min(depth, MAX_DEPTH));
        nodes = Math.max(1, nodes);
    }

    /** So many plies. */
    public static Limits ofDepth(int depth) {
        return new Limits(depth, Long.MAX_VALUE);
    }

    /** So many moves made. */
    public static Limits ofNodes(long nodes) {
        return new Limits(MAX_DEPTH, nodes);
    }
}

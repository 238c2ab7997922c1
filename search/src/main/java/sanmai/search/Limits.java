package sanmai.search;

import com.google.common.primitives.ImmutableIntArray;

/**
 * How far and how wide to search, time aside: the time belongs to the {@link SearchControl}, because it can be set while
 * the search runs.
 *
 * @param depth the greatest depth in plies, from 1 to {@link #MAX_DEPTH}
 * @param nodes how many moves may be made, from 1
 * @param multiPv how many of the best moves to find, each with its line, from 1
 * @param searchMoves only these moves are played in the position searched; if none of them is legal, all legal ones
 */
public record Limits(int depth, long nodes, int multiPv, ImmutableIntArray searchMoves) {
    /** No search is deeper. */
    public static final int MAX_DEPTH = 127;

    /** As deep as the time allows. */
    public static final Limits NONE = new Limits(MAX_DEPTH, Long.MAX_VALUE);

    /** Brings the numbers into their ranges: a limit that is too small still allows a first look. */
    public Limits {
        depth = Math.max(1, Math.min(depth, MAX_DEPTH));
        nodes = Math.max(1, nodes);
        multiPv = Math.max(1, multiPv);
    }

    /** So many plies and moves made; for the best move of all. */
    public Limits(int depth, long nodes) {
        this(depth, nodes, 1, ImmutableIntArray.of());
    }

    /** So many plies. */
    public static Limits ofDepth(int depth) {
        return new Limits(depth, Long.MAX_VALUE);
    }

    /** So many moves made. */
    public static Limits ofNodes(long nodes) {
        return new Limits(MAX_DEPTH, nodes);
    }

    /** The same for the {@code number} best moves. */
    public Limits withMultiPv(int number) {
        return new Limits(depth, nodes, number, searchMoves);
    }

    /** The same among these moves. */
    public Limits withSearchMoves(int... these) {
        return new Limits(depth, nodes, multiPv, ImmutableIntArray.copyOf(these));
    }

    /** Whether a move may be played in the position searched. */
    public boolean allows(int move) {
        return searchMoves.isEmpty() || searchMoves.contains(move);
    }
}

package sanmai.search.time;

import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import sanmai.engine.AnalysisLimits;

/**
 * The limits of a search, except its time: that belongs to the {@link SearchControl}, because it can be set while the
 * search runs.
 *
 * @param depth the greatest depth in plies, from 1 to {@link #MAX_DEPTH}
 * @param nodes the greatest number of nodes, that is, of moves made, from 1; the first search of the root, at depth 1, is
 *     completed even if it takes more (the engine's search ends it after some thousand nodes)
 * @param multiPv the number of principal variations to find, each with another first move; from 1
 * @param searchMoves the moves to search in the root, as their codes; if none of them is legal, all legal moves are
 */
public record Limits(int depth, long nodes, int multiPv, List<Integer> searchMoves) {
    /** The greatest depth of any search, in plies. */
    public static final int MAX_DEPTH = AnalysisLimits.MAX_DEPTH;

    /** A number of variations that is greater than that of the legal moves in any position, 593. */
    public static final int MAX_MULTI_PV = 600;

    /** No limit but the time. */
    public static final Limits NONE = new Limits(MAX_DEPTH, Long.MAX_VALUE);

    /** Brings the numbers into their ranges. */
    public Limits {
        depth = Math.max(1, Math.min(depth, MAX_DEPTH));
        nodes = Math.max(1, nodes);
        multiPv = Math.max(1, multiPv);
        searchMoves = ImmutableIntArray.copyOf(searchMoves).asList();
    }

    /** A depth and a number of nodes; one principal variation among all legal moves. */
    public Limits(int depth, long nodes) {
        this(depth, nodes, 1, List.of());
    }

    /** A depth in plies. */
    public static Limits ofDepth(int depth) {
        return new Limits(depth, Long.MAX_VALUE);
    }

    /** A number of nodes. */
    public static Limits ofNodes(long nodes) {
        return new Limits(MAX_DEPTH, nodes);
    }

    /** The same limits with another number of principal variations. */
    public Limits withMultiPv(int number) {
        return new Limits(depth, nodes, number, searchMoves);
    }

    /** The same limits with these moves in the root. */
    public Limits withSearchMoves(int... these) {
        return new Limits(depth, nodes, multiPv, ImmutableIntArray.copyOf(these).asList());
    }

    /** Whether a move may be searched in the root. */
    public boolean allows(int move) {
        return searchMoves.isEmpty() || searchMoves.contains(move);
    }
}

package sanmai.search.alphabeta;

import sanmai.search.Bound;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** How deep the moves of a node are searched. */
final class Depths {
    private static final int LEAST_SINGULAR_DEPTH = 8;
    private static final int LEAST_INTERNAL_REDUCTION = 4;
    private static final int LEAST_LATE_REDUCTION = 3;

    private final StaticExchangeEvaluation exchange;
    private final Features features;

    Depths(StaticExchangeEvaluation exchange, Features features) {
        this.exchange = exchange;
        this.features = features;
    }

    /** The depth of a node of which no good move is known. */
    int withoutKnownMove(int depth) {
        return features.has(Feature.INTERNAL_ITERATIVE_REDUCTIONS) && depth >= LEAST_INTERNAL_REDUCTION
                ? depth - 1
                : depth;
    }

    /** Whether a move that gives check is searched deeper. */
    boolean extendsCheck(Position position, int move) {
        return features.has(Feature.CHECK_EXTENSIONS) && exchange.wins(position, move, 0);
    }

    /** Whether it is worth finding out what the node is worth without the move that the table knows. */
    boolean mayBeSingular(Node node, long data, int knownScore, int depth) {
        return features.has(Feature.SINGULAR_EXTENSIONS)
                && features.has(Feature.TT_MOVE)
                && depth >= LEAST_SINGULAR_DEPTH
                && node.excluded == Move.NONE
                && TranspositionTable.depth(data) >= depth - 3
                && TranspositionTable.bound(data) != Bound.UPPER
                && Math.abs(knownScore) < GameEndRules.WON;
    }

    /** Whether a move is late enough to be searched less deep. */
    boolean mayBeReduced(int depth, int number, boolean wide) {
        return features.has(Feature.LATE_MOVE_REDUCTIONS) && depth >= LEAST_LATE_REDUCTION && number > (wide ? 4 : 2);
    }

    /**
     * By how much less deep a late move is searched; negative if deeper.
     *
     * @param reduction what {@link SearchParameters#reduction} says
     * @param worth what the history says about the move
     */
    static int reduction(
            Node node, int move, int reduction, int worth, boolean wide, boolean expectsCut, boolean check) {
        int r = reduction;
        r -= wide ? 1 : 0;
        r += expectsCut ? 1 : 0;
        r += node.improving ? 0 : 1;
        r -= check ? 2 : 0;
        r -= node.inCheck ? 1 : 0;
        r -= move == node.killer1 || move == node.killer2 ? 1 : 0;
        return r - worth / 10_000;
    }

    /** How deep a move in the root is searched first. */
    int inRoot(Node root, int depth, int number, boolean check) {
        boolean late = features.has(Feature.LATE_MOVE_REDUCTIONS)
                && depth >= LEAST_LATE_REDUCTION
                && number > 3
                && !root.inCheck
                && !check;
        return late ? Math.max(1, depth - 1 - Math.max(0, SearchParameters.reduction(depth, number) - 1)) : depth - 1;
    }
}

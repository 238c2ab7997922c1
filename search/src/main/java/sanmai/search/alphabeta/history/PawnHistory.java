package sanmai.search.alphabeta.history;

import java.util.Arrays;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;

/** Pawn history: how well quiet moves have done in positions with the same pawns on the board, by their {@link PieceTo} number. */
final class PawnHistory {
    /** The greatest absolute value of a score. */
    static final int LIMIT = 8192;

    /** The bits of the key of the pawns that count. */
    private static final int KEY_BITS = 9;

    static final long BYTES = ((long) PieceTo.COUNT << KEY_BITS) * Short.BYTES;

    private static final int START = -1238;

    private final short[] scores = new short[PieceTo.COUNT << KEY_BITS];
    private final boolean learns;

    PawnHistory(Features features) {
        learns = features.has(Feature.PAWN_HISTORY);
    }

    void clear() {
        Arrays.fill(scores, (short) START);
    }

    /** The score of a move of a node. */
    int score(Node node, int pieceTo) {
        return scores[index(node, pieceTo)];
    }

    /** Gives a move a bonus for the pawns of a node. */
    void add(int bonus, Node node, int pieceTo) {
        if (learns) {
            Gravity.add(bonus, scores, index(node, pieceTo), LIMIT);
        }
    }

    private static int index(Node node, int pieceTo) {
        return (node.keys.pawns() >>> Integer.SIZE - KEY_BITS) * PieceTo.COUNT + pieceTo;
    }
}

package sanmai.search.alphabeta.history;

import java.util.Arrays;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;

/**
 * Continuation history: how well quiet moves have done as continuations of moves one to six plies ago, by the {@link PieceTo}
 * numbers of both. One table stands for all distances.
 */
final class ContinuationHistory {
    /** The greatest absolute value of a score. */
    static final int LIMIT = 30_000;

    static final long BYTES = (long) PieceTo.COUNT * PieceTo.COUNT * Short.BYTES;

    private static final int START = -523;

    private final short[] scores = new short[PieceTo.COUNT * PieceTo.COUNT];
    private final boolean learns;

    ContinuationHistory(Features features) {
        learns = features.has(Feature.CONTINUATION_HISTORY);
    }

    void clear() {
        Arrays.fill(scores, (short) START);
    }

    /** The score of a move as a continuation of an earlier one. */
    int score(int earlier, int pieceTo) {
        return scores[earlier * PieceTo.COUNT + pieceTo];
    }

    /** Gives a move of a node a bonus as a continuation of the moves before; in check, of the last two alone. */
    void add(int bonus, Node node, int pieceTo) {
        if (!learns) {
            return;
        }
        add(bonus * 1157 / 1024 + 88, node.onePlyAgo, pieceTo);
        add(bonus * 648 / 1024, node.twoPliesAgo, pieceTo);
        if (!node.inCheck) {
            add(bonus * 288 / 1024, node.threePliesAgo, pieceTo);
            add(bonus * 576 / 1024, node.fourPliesAgo, pieceTo);
            add(bonus * 140 / 1024, node.fivePliesAgo, pieceTo);
            add(bonus * 441 / 1024, node.sixPliesAgo, pieceTo);
        }
    }

    private void add(int bonus, int earlier, int pieceTo) {
        if (earlier != 0) {
            Gravity.add(bonus, scores, earlier * PieceTo.COUNT + pieceTo, LIMIT);
        }
    }
}

package sanmai.search.alphabeta.history;

import java.util.Arrays;
import sanmai.core.Piece;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;

/** Capture history: how well captures and promotions of pawns have done, by their {@link PieceTo} number and what they take. */
final class CaptureHistory {
    /** The greatest absolute value of a score. */
    static final int LIMIT = 10_692;

    static final long BYTES = (long) PieceTo.COUNT * Piece.LIMIT * Short.BYTES;

    private static final int START = -678;

    private final short[] scores = new short[PieceTo.COUNT * Piece.LIMIT];
    private final boolean learns;

    CaptureHistory(Features features) {
        learns = features.has(Feature.CAPTURE_HISTORY);
    }

    void clear() {
        Arrays.fill(scores, (short) START);
    }

    int score(int pieceTo, int taken) {
        return scores[pieceTo * Piece.LIMIT + taken];
    }

    void add(int bonus, int pieceTo, int taken) {
        if (learns) {
            Gravity.add(bonus, scores, pieceTo * Piece.LIMIT + taken, LIMIT);
        }
    }
}

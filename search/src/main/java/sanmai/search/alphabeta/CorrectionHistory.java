package sanmai.search.alphabeta;

import java.util.Arrays;
import sanmai.core.Square;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Position;

/**
 * By how much searches have lately corrected the evaluation of positions with something in common: the move that led to
 * them, the pieces in hand, the places of the kings. The evaluation of the next such position is corrected beforehand.
 */
final class CorrectionHistory {
    /** No number gets further from 0 than this. */
    private static final int LIMIT = 1024;

    private static final int MOST_BONUS = LIMIT / 4;

    /** So many units of the three numbers' sum are a hundredth of a pawn. */
    private static final int UNITS = 16;

    private static final int HANDS_BITS = 14;
    private static final int KINGS = Square.LIMIT * Square.LIMIT;

    private final short[] byMove = new short[History.CODES];
    private final short[] byHands = new short[2 << HANDS_BITS];
    private final short[] byKings = new short[2 * KINGS];
    private final Features features;

    /** CorrectionHistory if these features want them. */
    CorrectionHistory(Features features) {
        this.features = features;
    }

    /** Forgets everything. */
    void clear() {
        Arrays.fill(byMove, (short) 0);
        Arrays.fill(byHands, (short) 0);
        Arrays.fill(byKings, (short) 0);
    }

    /**
     * The evaluation, corrected.
     *
     * @param before the {@linkplain History#code code} of the move that led to the position
     */
    int corrected(int evaluation, Position position, int before) {
        if (!features.has(Feature.CORRECTION_HISTORY)) {
            return evaluation;
        }
        int sum = byMove[before] + byHands[hands(position)] + byKings[kings(position)];
        return Math.max(-Evaluation.MAX_SCORE, Math.min(evaluation + sum / UNITS, Evaluation.MAX_SCORE));
    }

    /** Hears that a search of this depth found the position to be worth so much more than was expected. */
    void learn(Position position, int before, int difference, int depth) {
        if (!features.has(Feature.CORRECTION_HISTORY)) {
            return;
        }
        int bonus = Math.max(-MOST_BONUS, Math.min(difference * depth / 8, MOST_BONUS));
        HistoryGravity.add(byMove, before, bonus, LIMIT);
        HistoryGravity.add(byHands, hands(position), bonus, LIMIT);
        HistoryGravity.add(byKings, kings(position), bonus, LIMIT);
    }

    private static int hands(Position position) {
        int both = position.hand(0) * 0x9E3779B1 + position.hand(1) * 0x85EBCA77;
        return (both >>> Integer.SIZE - HANDS_BITS) + (position.turnOrdinal() << HANDS_BITS);
    }

    private static int kings(Position position) {
        return position.turnOrdinal() * KINGS + position.king(0) * Square.LIMIT + position.king(1);
    }
}

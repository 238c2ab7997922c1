package sanmai.search.alphabeta.history;

import java.util.Arrays;
import sanmai.engine.Bound;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Correction history: by how much searches have lately differed from the evaluation, in positions with something in
 * common: the pawns, the other pieces of a side on the board, the moves that led to them. The evaluation of the next such
 * position is corrected by it.
 */
public final class CorrectionHistory {
    /** The greatest absolute value of an entry. */
    static final int LIMIT = 1024;

    static final int MAX_BONUS = LIMIT / 4;

    /** A bonus is the error in centipawns, times the depth, divided by this. */
    static final int BONUS_DIVISOR = 8;

    // What an entry at its limit adds to the evaluation, in centipawns

    static final int PAWNS_WEIGHT = 95;
    static final int NON_PAWNS_WEIGHT = 97;
    static final int MOVES_WEIGHT = 62;

    private static final int INDEX_BITS = 16;

    /** The size of a correction history, in bytes. */
    public static final long BYTES = 4L * (2 << INDEX_BITS) * Short.BYTES;

    private static final int FACTOR = 0x9E37_79B1;

    // By the side to move and a hash of what positions have in common

    private final short[] byPawns = new short[2 << INDEX_BITS];
    private final short[] byBlack = new short[2 << INDEX_BITS];
    private final short[] byWhite = new short[2 << INDEX_BITS];
    private final short[] byMoves = new short[2 << INDEX_BITS];
    private final Features features;

    /** An empty correction history. */
    public CorrectionHistory(Features features) {
        this.features = features;
    }

    /** Forgets everything. */
    public void clear() {
        Arrays.fill(byPawns, (short) 0);
        Arrays.fill(byBlack, (short) 0);
        Arrays.fill(byWhite, (short) 0);
        Arrays.fill(byMoves, (short) 0);
    }

    /**
     * The corrected evaluation, in centipawns.
     *
     * @param turn the side to move, as an ordinal
     * @param node of the position: it has the keys of its parts, and the moves that led there
     */
    public int correct(int evaluation, int turn, Node node) {
        if (!features.has(Feature.CORRECTION_HISTORY)) {
            return evaluation;
        }
        int sum = PAWNS_WEIGHT * byPawns[index(turn, node.keys.pawns())]
                + NON_PAWNS_WEIGHT * byBlack[index(turn, node.keys.blackNonPawns())]
                + NON_PAWNS_WEIGHT * byWhite[index(turn, node.keys.whiteNonPawns())];
        if (goesByMoves(node)) {
            sum += MOVES_WEIGHT * byMoves[moves(turn, node, node.twoPliesAgo)];
            sum += MOVES_WEIGHT * byMoves[moves(turn, node, node.fourPliesAgo)];
        }
        int corrected = evaluation + sum / LIMIT;
        return Math.max(-Evaluation.MAX_SCORE, Math.min(corrected, Evaluation.MAX_SCORE));
    }

    /**
     * Learns from a node whose moves have been searched, unless a move that is not quiet made the difference, or the score
     * is a bound that does not tell on which side of the evaluation the true score is.
     */
    public void learn(Position position, Node node) {
        if (node.inCheck
                || Math.abs(node.bestScore) >= Node.KNOWN_WIN
                || node.bestMove != Move.NONE && !position.isQuiet(node.bestMove)) {
            return;
        }
        Bound bound = node.bound();
        int error = node.bestScore - node.staticEvaluation;
        if (bound == Bound.EXACT || (bound == Bound.LOWER ? error > 0 : error < 0)) {
            update(position.turnOrdinal(), node, error, node.depth);
        }
    }

    /**
     * Learns an error of the evaluation.
     *
     * @param turn the side to move, as an ordinal
     * @param node of the position
     * @param error the score of a search minus the corrected evaluation, in centipawns
     * @param depth of the search
     */
    public void update(int turn, Node node, int error, int depth) {
        if (!features.has(Feature.CORRECTION_HISTORY)) {
            return;
        }
        int bonus = Math.max(-MAX_BONUS, Math.min(error * depth / BONUS_DIVISOR, MAX_BONUS));
        Gravity.add(bonus, byPawns, index(turn, node.keys.pawns()), LIMIT);
        Gravity.add(bonus * 3 / 2, byBlack, index(turn, node.keys.blackNonPawns()), LIMIT);
        Gravity.add(bonus * 3 / 2, byWhite, index(turn, node.keys.whiteNonPawns()), LIMIT);
        if (goesByMoves(node)) {
            Gravity.add(bonus, byMoves, moves(turn, node, node.twoPliesAgo), LIMIT);
            Gravity.add(bonus / 2, byMoves, moves(turn, node, node.fourPliesAgo), LIMIT);
        }
    }

    /** Not in the root and after a null move: such nodes would share an entry. */
    private boolean goesByMoves(Node node) {
        return node.onePlyAgo != 0 && features.has(Feature.CONTINUATION_CORRECTION);
    }

    private static int index(int turn, int key) {
        return (key >>> Integer.SIZE - INDEX_BITS) + (turn << INDEX_BITS);
    }

    /** The index of the last move as a continuation of an earlier one. */
    private static int moves(int turn, Node node, int earlier) {
        return index(turn, (earlier * PieceTo.COUNT + node.onePlyAgo) * FACTOR);
    }
}

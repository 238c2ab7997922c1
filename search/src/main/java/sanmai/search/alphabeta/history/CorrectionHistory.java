package sanmai.search.alphabeta.history;

import java.util.Arrays;
import sanmai.core.Square;
import sanmai.engine.Bound;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Correction history: by how much searches have lately differed from the evaluation, in positions with something in
 * common: the move that led to them, the pieces in hand, the squares of the kings. The evaluation of the next such
 * position is corrected by it.
 */
public final class CorrectionHistory {
    /** The greatest absolute value of a correction. */
    private static final int LIMIT = 1024;

    static final int MAX_BONUS = LIMIT / 4;

    /** A bonus is the error in centipawns, times the depth, divided by this. */
    static final int BONUS_DIVISOR = 8;

    /** The sum of the corrections is divided by this to get centipawns. */
    static final int UNITS_PER_CENTIPAWN = 16;

    private static final int HANDS_BITS = 14;
    private static final int MOVES_BITS = 15;
    private static final int KINGS = Square.LIMIT * Square.LIMIT;

    private final short[] byMove = new short[History.CODES];
    private final short[] byHands = new short[2 << HANDS_BITS];
    private final short[] byKings = new short[2 * KINGS];
    private final short[] byMoves = new short[2 << MOVES_BITS];
    private final Features features;

    /** An empty correction history. */
    public CorrectionHistory(Features features) {
        this.features = features;
    }

    /** Forgets everything. */
    public void clear() {
        Arrays.fill(byMove, (short) 0);
        Arrays.fill(byHands, (short) 0);
        Arrays.fill(byKings, (short) 0);
        Arrays.fill(byMoves, (short) 0);
    }

    /**
     * The corrected evaluation, in centipawns.
     *
     * @param node of the position: it has the moves that led there
     */
    public int correct(int evaluation, Position position, Node node) {
        if (!features.has(Feature.CORRECTION_HISTORY)) {
            return evaluation;
        }
        int sum = byHands[hands(position)] + byKings[kings(position)];
        if (hasMoveBefore(node)) {
            sum += byMove[node.onePlyAgo];
            sum += features.has(Feature.CONTINUATION_CORRECTION) ? byMoves[moves(position, node)] : 0;
        }
        int corrected = evaluation + sum / UNITS_PER_CENTIPAWN;
        return Math.max(-Evaluation.MAX_SCORE, Math.min(corrected, Evaluation.MAX_SCORE));
    }

    /**
     * Learns from a node whose moves have been searched, unless a capture made the difference, or the score is a bound
     * that does not tell on which side of the evaluation the true score is.
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
            update(position, node, error, node.depth);
        }
    }

    /**
     * Learns an error of the evaluation.
     *
     * @param node of the position
     * @param error the score of a search minus the corrected evaluation, in centipawns
     * @param depth of the search
     */
    public void update(Position position, Node node, int error, int depth) {
        if (!features.has(Feature.CORRECTION_HISTORY)) {
            return;
        }
        int bonus = Math.max(-MAX_BONUS, Math.min(error * depth / BONUS_DIVISOR, MAX_BONUS));
        History.add(bonus, byHands, hands(position), LIMIT);
        History.add(bonus, byKings, kings(position), LIMIT);
        if (hasMoveBefore(node)) {
            History.add(bonus, byMove, node.onePlyAgo, LIMIT);
            if (features.has(Feature.CONTINUATION_CORRECTION)) {
                History.add(bonus, byMoves, moves(position, node), LIMIT);
            }
        }
    }

    /** Whether a move led to a node: the root and nodes after a null move would else share one entry. */
    private static boolean hasMoveBefore(Node node) {
        return node.onePlyAgo != 0;
    }

    private static int hands(Position position) {
        int both = position.hand(0) * 0x9E3779B1 + position.hand(1) * 0x85EBCA77;
        return (both >>> Integer.SIZE - HANDS_BITS) + (position.turnOrdinal() << HANDS_BITS);
    }

    private static int moves(Position position, Node node) {
        int both = (node.onePlyAgo * History.CODES + node.twoPliesAgo) * 0x9E3779B1;
        return (both >>> Integer.SIZE - MOVES_BITS) + (position.turnOrdinal() << MOVES_BITS);
    }

    private static int kings(Position position) {
        return position.turnOrdinal() * KINGS + position.king(0) * Square.LIMIT + position.king(1);
    }
}

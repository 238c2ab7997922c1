package sanmai.search.alphabeta;

import java.util.Arrays;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Move;

/**
 * What is known about quiet moves from cutoffs in the tree so far. The history heuristic (Schaeffer, The History
 * Heuristic, 1983) scores a move by itself, by piece and destination; continuation history scores it as a continuation
 * of the moves one to four plies ago. A feature that is switched off learns nothing.
 */
final class History {
    /** No number gets further from 0 than this. */
    static final int LIMIT = 16_384;

    /** The number of codes of moves; see {@link #code}. */
    static final int CODES = Piece.LIMIT * Square.COUNT;

    /** About what a history takes, in bytes. */
    static final long BYTES = (2L * CODES + CODES * CODES) * Short.BYTES + CaptureHistory.BYTES + PawnHistory.BYTES;

    /** By whether the piece is dropped, and the move's code: drops have different aims than moves on the board. */
    private final short[] moves = new short[2 * CODES];

    /** By the code of an earlier move, and the move's code. */
    private final short[] continuations = new short[CODES * CODES];

    /** What is known about captures and promotions. */
    final CaptureHistory captures;

    /** What is known about quiet moves by the pawns. */
    final PawnHistory pawns;

    private final Features features;

    /** A history for these features. */
    History(Features features) {
        this.features = features;
        captures = new CaptureHistory(features);
        pawns = new PawnHistory(features);
    }

    /** A number for the piece as it stands after a move and the square where it stands; 0 for {@link Move#NONE}. */
    static int code(int move) {
        return Move.placedPiece(move) * Square.COUNT + Move.to(move);
    }

    private static int index(int move) {
        return (Move.isDrop(move) ? CODES : 0) + code(move);
    }

    /** Where the score of a move is as a continuation of an earlier one, by the codes of both. */
    private static int continuation(int earlier, int code) {
        return earlier * CODES + code;
    }

    /** Forgets everything. */
    void clear() {
        Arrays.fill(moves, (short) 0);
        Arrays.fill(continuations, (short) 0);
        captures.clear();
        pawns.clear();
    }

    /**
     * The history score of a quiet move: five times the {@link #LIMIT} at most, either way.
     *
     * @param node where it can be played
     */
    int score(int move, Node node) {
        int code = code(move);
        int score = moves[index(move)]
                + continuations[continuation(node.previous.onePlyAgo, code)]
                + continuations[continuation(node.previous.twoPliesAgo, code)]
                + pawns.score(node.pawnBucket, code);
        if (features.has(Feature.THREE_PLIES_HISTORY)) {
            score += continuations[continuation(node.previous.threePliesAgo, code)] / 2;
        }
        if (features.has(Feature.FOUR_PLIES_HISTORY)) {
            score += continuations[continuation(node.previous.fourPliesAgo, code)] / 2;
        }
        return score;
    }

    /** Gives a quiet move of a node a bonus, or a malus if it is negative. */
    void update(int move, Node node, int bonus) {
        int code = code(move);
        if (features.has(Feature.HISTORY_HEURISTIC)) {
            HistoryGravity.update(moves, index(move), bonus, LIMIT);
        }
        if (features.has(Feature.CONTINUATION_HISTORY)) {
            HistoryGravity.update(continuations, continuation(node.previous.onePlyAgo, code), bonus, LIMIT);
            HistoryGravity.update(continuations, continuation(node.previous.twoPliesAgo, code), bonus, LIMIT);
            if (features.has(Feature.THREE_PLIES_HISTORY)) {
                HistoryGravity.update(continuations, continuation(node.previous.threePliesAgo, code), bonus / 2, LIMIT);
            }
            if (features.has(Feature.FOUR_PLIES_HISTORY)) {
                HistoryGravity.update(continuations, continuation(node.previous.fourPliesAgo, code), bonus, LIMIT);
            }
        }
        pawns.update(node.pawnBucket, code, bonus);
    }
}

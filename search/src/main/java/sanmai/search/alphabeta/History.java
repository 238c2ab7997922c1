package sanmai.search.alphabeta;

import java.util.Arrays;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Move;

/**
 * Which quiet moves were good so far: by themselves, and as continuations of earlier moves. A move that cut a branch off
 * is rewarded, those tried before it are punished; the nearer a number is to its limit, the less it moves on. What is
 * not to be used is not learnt.
 */
final class History {
    /** No number gets further from 0 than this. */
    static final int LIMIT = 16_384;

    /** How many kinds of moves there are for {@link #code}. */
    static final int CODES = Piece.LIMIT * Square.COUNT;

    /** By whether the piece is dropped, the piece and the square: drops have different aims than moves. */
    private final short[] moves = new short[2 * CODES];

    /** By the code of an earlier move: numbers for the codes of moves. */
    private final short[] continuations = new short[CODES * CODES];

    /** By the code of the move before: the quiet move that last refuted it. */
    private final int[] counters = new int[CODES];

    private final Features features;

    /** A history of what these features want. */
    History(Features features) {
        this.features = features;
    }

    /** A number for the piece as it stands after a move and the square where it stands; 0 for {@link Move#NONE}. */
    static int code(int move) {
        return Move.placedPiece(move) * Square.COUNT + Move.to(move);
    }

    private static int index(int move) {
        return (Move.isDrop(move) ? CODES : 0) + code(move);
    }

    /** Forgets everything. */
    void clear() {
        Arrays.fill(moves, (short) 0);
        Arrays.fill(continuations, (short) 0);
        Arrays.fill(counters, Move.NONE);
    }

    /** How good a quiet move was after earlier moves with these codes, one and two plies ago. */
    int of(int move, int before, int twoBefore) {
        int code = code(move);
        return moves[index(move)] + continuations[before * CODES + code] + continuations[twoBefore * CODES + code];
    }

    /** Rewards a quiet move, or punishes it if the bonus is negative. */
    void add(int move, int before, int twoBefore, int bonus) {
        int code = code(move);
        if (features.has(Feature.HISTORY_HEURISTIC)) {
            HistoryGravity.add(moves, index(move), bonus, LIMIT);
        }
        if (features.has(Feature.CONTINUATION_HISTORY)) {
            HistoryGravity.add(continuations, before * CODES + code, bonus, LIMIT);
            HistoryGravity.add(continuations, twoBefore * CODES + code, bonus, LIMIT);
        }
    }

    /** The quiet move that last refuted a move with this code; {@link Move#NONE} if there was none. */
    int counter(int before) {
        return counters[before];
    }

    /** Remembers the quiet move that refuted a move with this code. */
    void setCounter(int before, int move) {
        if (features.has(Feature.COUNTER_MOVE)) {
            counters[before] = move;
        }
    }
}

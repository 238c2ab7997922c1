package sanmai.search.alphabeta;

import java.util.Arrays;
import sanmai.core.Piece;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Capture history: what is known about captures and promotions from cutoffs in the tree so far, by what they take. */
final class CaptureHistory {
    /** About what it takes, in bytes. */
    static final long BYTES = (long) History.CODES * Piece.LIMIT * Short.BYTES;

    /** By the {@linkplain History#code code} of the move, and the piece taken. */
    private final short[] captures = new short[History.CODES * Piece.LIMIT];

    private final Features features;

    CaptureHistory(Features features) {
        this.features = features;
    }

    private static int index(Position position, int move) {
        return History.code(move) * Piece.LIMIT + position.pieceAt(Move.to(move));
    }

    /** Forgets everything. */
    void clear() {
        Arrays.fill(captures, (short) 0);
    }

    /** The score of a capture or promotion: {@link History#LIMIT} at most, either way. */
    int score(Position position, int move) {
        return captures[index(position, move)];
    }

    /** Gives a capture or promotion a bonus, or a malus if it is negative. */
    void update(Position position, int move, int bonus) {
        if (features.has(Feature.CAPTURE_HISTORY)) {
            HistoryGravity.update(captures, index(position, move), bonus, History.LIMIT);
        }
    }
}

package sanmai.search.alphabeta;

import static sanmai.core.TypeCode.PAWN;

import java.util.Arrays;
import sanmai.core.Piece;
import sanmai.shogi.Position;

/** Pawn history: what is known about quiet moves from cutoffs in positions with the same pawns on the board. */
final class PawnHistory {
    private static final int BUCKET_BITS = 9;

    /** About what it takes, in bytes. */
    static final long BYTES = ((long) History.CODES << BUCKET_BITS) * Short.BYTES;

    private static final int FACTOR = 0x9E37_79B1;
    private static final int WHITE_PAWN = PAWN | 1 << Piece.COLOR_SHIFT;

    /** By the bucket of the pawns, and the {@linkplain History#code code} of the move. */
    private final short[] moves = new short[History.CODES << BUCKET_BITS];

    private final Features features;

    PawnHistory(Features features) {
        this.features = features;
    }

    /** The bucket of the pawns of both sides. */
    int bucket(Position position) {
        if (!features.has(Feature.PAWN_HISTORY)) {
            return 0;
        }
        int hash = 0;
        for (int w = 0; w < 3; w++) {
            hash = (hash ^ position.word(PAWN, w)) * FACTOR;
            hash = (hash ^ position.word(WHITE_PAWN, w)) * FACTOR;
            hash ^= hash >>> 15;
        }
        return hash >>> Integer.SIZE - BUCKET_BITS;
    }

    /** Forgets everything. */
    void clear() {
        Arrays.fill(moves, (short) 0);
    }

    /** The score of a quiet move with this code: {@link History#LIMIT} at most, either way. */
    int score(int bucket, int code) {
        return moves[bucket * History.CODES + code];
    }

    /** Gives a quiet move a bonus, or a malus if it is negative. */
    void update(int bucket, int code, int bonus) {
        if (features.has(Feature.PAWN_HISTORY)) {
            HistoryGravity.update(moves, bucket * History.CODES + code, bonus, History.LIMIT);
        }
    }
}

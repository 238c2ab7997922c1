package sanmai.shogi;

import java.util.SplittableRandom;
import sanmai.core.Piece;

/** Random numbers that make up the key of a position. They are the same in every run. */
final class Zobrist {
    /** Added when White is to move. */
    static final long WHITE_TO_MOVE;

    private static final long[] PIECE_ON_SQUARE = new long[Piece.SQUARE_PAIRS];

    static {
        SplittableRandom random = new SplittableRandom(0x53616E6D6169L);
        WHITE_TO_MOVE = random.nextLong();
        for (int i = 0; i < PIECE_ON_SQUARE.length; i++) {
            PIECE_ON_SQUARE[i] = random.nextLong();
        }
    }

    private Zobrist() {}

    /** The number of a piece on a square. */
    static long of(int piece, int square) {
        return PIECE_ON_SQUARE[Piece.onSquare(piece, square)];
    }

    /**
     * The number of both hands, which share a long. The steps are those of a 64-bit finalizer (Stafford's variant 13), which spreads every
     * bit of its argument over the result.
     */
    static long ofHands(long hands) {
        long z = hands + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}

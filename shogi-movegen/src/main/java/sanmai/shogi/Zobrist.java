package sanmai.shogi;

import java.util.SplittableRandom;
import sanmai.core.Piece;

/**
 * Zobrist hashing (Albert L. Zobrist, <i>A New Hashing Method with Application for Game Playing</i>, 1970): the key of a
 * position is the exclusive or of one random number for each piece on its square, one for the side to move, and the
 * {@linkplain #ofHands hash of the hands}. The numbers are the same in every run, unless a system property gives them
 * another seed, so that two counts with different seeds do not err by the same collision.
 */
public final class Zobrist {
    /** The system property with another seed, an integer; read when the first key is asked for. */
    public static final String SEED_PROPERTY = "sanmai.zobrist.seed";

    private static final long SEED = 0x53616E6D6169L;

    /** In the key when White is to move. */
    static final long WHITE_TO_MOVE;

    private static final long[] PIECE_ON_SQUARE = new long[Piece.SQUARE_PAIRS];

    static {
        SplittableRandom random = new SplittableRandom(SEED + Long.getLong(SEED_PROPERTY, 0));
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
     * The hash of packed hands: of both hands, Black's in the lower half of the long, or of any other number of pieces
     * in the same fields. It is computed, since a table of random numbers for each number of pieces would be read seven
     * times for each hand. Different arguments have different hashes.
     *
     * <p>The steps are those of the 64-bit finalizer of SplitMix64 with the constants of David Stafford's variant 13,
     * in which every bit of the argument changes every bit of the result with a probability near one half.
     *
     * @param hands packed {@linkplain Hand hands}; all 64 bits count
     */
    public static long ofHands(long hands) {
        long z = hands + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}

package sanmai.sliders;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;

/**
 * The seven ranks between the first and the last as one long of 63 bits. Blockers on the first and the last rank end files
 * and diagonals anyway, so these ranks decide what a slider attacks, and no borrow goes from word to word. Attacked squares of
 * the first and the last rank, the <em>ends</em>, are a long of their own: word 0 below, word 2 above.
 */
final class InnerRanks {
    private static final int FIRST = 9;
    private static final int LAST_RANK = 72;

    private InnerRanks() {}

    /** The occupied squares; bit 63 is a square of the last rank, which no line has. */
    static long occupied(Occupancy occupancy) {
        return occupancy.word(0) >>> FIRST
                | (long) occupancy.word(1) << Square.PER_WORD - FIRST
                | (long) occupancy.word(2) << 2 * Square.PER_WORD - FIRST;
    }

    /** Whether all of them come after this square. */
    static boolean areBehind(int square) {
        return square < FIRST;
    }

    /** Whether all of them come before this square. */
    static boolean areBefore(int square) {
        return square >= LAST_RANK;
    }

    /** The bit of a square, 0 of an end. */
    static long bit(int square) {
        return isEnd(square) ? 0 : 1L << square - FIRST;
    }

    /** The bit of an end, 0 of another square. */
    static long end(int square) {
        return isEnd(square) ? (long) Square.bit(square) << Square.word(square) * (Integer.SIZE / 2) : 0;
    }

    private static boolean isEnd(int square) {
        return areBehind(square) || areBefore(square);
    }

    /** Word {@code w} of the set of these squares and ends. */
    static int word(long squares, long ends, int w) {
        return switch (w) {
            case 0 -> (int) (squares << FIRST) & Bitboard.WORD_MASK | (int) ends;
            case 1 -> (int) (squares >>> Square.PER_WORD - FIRST) & Bitboard.WORD_MASK;
            default -> (int) (squares >>> 2 * Square.PER_WORD - FIRST) | (int) (ends >>> Integer.SIZE);
        };
    }
}

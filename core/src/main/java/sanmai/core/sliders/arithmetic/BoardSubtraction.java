package sanmai.core.sliders.arithmetic;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineMasks;

/**
 * Finds the attacked squares of files and diagonals by subtraction on the whole board of 81 bits. With the blockers
 * {@code o} of a line and a slider {@code r} that is not among them, {@code o - r} differs from {@code o} above the
 * slider in just the bits up to the nearest blocker there, from which it borrows; bits below the slider are the same in
 * both. The subtraction on the board gives one ray, the subtraction on the board flipped upside down the other.
 *
 * <p>The first two words are subtracted as one number of 54 bits, the third with the borrow of that. Squares off the line
 * that a borrow runs through are masked out.
 *
 * @param line the line through each square, without that square
 * @param sliders the board with only the slider on it, then that board flipped upside down: words 0 and 1 as one number
 *     and word 2, by {@code square << 2}
 */
record BoardSubtraction(LineMasks line, long[] sliders, Fold fold) implements LineKey {
    private static final int WORD = (1 << Square.PER_WORD) - 1;
    private static final int MIDDLE_ROW = 0x1FF << 9;
    private static final int TWO_ROWS = 18;

    /** Makes a key of nine bits from the attacked squares of a line. */
    interface Fold {
        /** The key of these squares of the line through a square. */
        int fold(int square, int w0, int w1, int w2);
    }

    static BoardSubtraction of(OccupancyMap direction, Fold fold) {
        long[] sliders = new long[Square.LIMIT << 2];
        for (int square = 0; square < Square.COUNT; square++) {
            int flipped = Square.at(8 - Square.row(square), Square.column(square));
            put(sliders, square << 2, square);
            put(sliders, square << 2 | 2, flipped);
        }
        return new BoardSubtraction(LineMasks.otherSquares(direction), sliders, fold);
    }

    private static void put(long[] sliders, int index, int square) {
        boolean isLow = Square.word(square) < 2;
        sliders[index] = isLow ? 1L << square : 0;
        sliders[index + 1] = isLow ? 0 : Square.bit(square);
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        int line0 = line.word(square, 0);
        int line1 = line.word(square, 1);
        int line2 = line.word(square, 2);
        int w0 = occupancy.word(0) & line0;
        int w1 = occupancy.word(1) & line1;
        int w2 = occupancy.word(2) & line2;
        int entry = square << 2;
        long low = (w0 | (long) w1 << Square.PER_WORD) - sliders[entry];
        int high = w2 - (int) sliders[entry + 1] - (int) (low >>> 63);
        long flippedLow = (flip(w2) | (long) flip(w1) << Square.PER_WORD) - sliders[entry + 2];
        int flippedHigh = flip(w0) - (int) sliders[entry + 3] - (int) (flippedLow >>> 63);
        int attacked0 = ((int) low ^ flip(flippedHigh & WORD)) & line0;
        int attacked1 = ((int) (low >>> Square.PER_WORD) ^ flip((int) (flippedLow >>> Square.PER_WORD) & WORD)) & line1;
        int attacked2 = (high ^ flip((int) flippedLow & WORD)) & line2;
        return fold.fold(square, attacked0, attacked1, attacked2);
    }

    /** A word with its three rows in the opposite order. */
    private static int flip(int word) {
        return (word << TWO_ROWS | word & MIDDLE_ROW | word >>> TWO_ROWS) & WORD;
    }
}

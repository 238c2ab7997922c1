package sanmai.core.sliders.compressed;

import sanmai.core.Square;
import sanmai.core.sliders.magic.factors.FactorTable;
import sanmai.core.sliders.magic.factors.MagicFactors;
import sanmai.core.sliders.magic.factors.MagicSlider;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.PerSquare;

/**
 * The factors of {@link MagicSlider#LINE}. They only depend on the position on the line, but are looked up by square,
 * which saves looking up the position.
 *
 * @param terms the squares that can block, spread nine bits apart, and the factor, by {@code square << 1}
 * @param starts by square: the first entry of the position, shifted left by six, plus the right shift of the product
 */
record LineFactors(long[] terms, int[] starts) {
    /** The number of positions. */
    static final int POSITIONS = 9;

    private static final int SHIFT_BITS = 6;

    /** Shipped factors for lines on which each square has this position, 0 to 8. */
    static LineFactors of(FactorTable table, PerSquare position) {
        LineFactors line = new LineFactors(new long[Square.LIMIT << 1], new int[Square.LIMIT]);
        for (int square = 0; square < Square.COUNT; square++) {
            int at = position.at(square);
            MagicFactors found = factors(table, at);
            int others = LineAttacks.INNER_PATTERNS - 1 & ~(1 << at >> 1);
            line.terms[square << 1] = CompressedLine.spread(others);
            line.terms[square << 1 | 1] = found.lowFactor();
            line.starts[square] = size(table, at) << SHIFT_BITS | Long.SIZE - found.bits();
        }
        return line;
    }

    /** The number of entries of all positions before this one; {@link #POSITIONS} gives the size of the table. */
    static int size(FactorTable table, int position) {
        int size = 0;
        for (int i = 0; i < position; i++) {
            size += 1 << factors(table, i).bits();
        }
        return size;
    }

    private static MagicFactors factors(FactorTable table, int position) {
        return table.of(MagicSlider.LINE, Square.at(position, 0));
    }

    /** The entry for these occupied squares, in which inner square {@code i} is bit {@code 9i} and other bits are ignored. */
    int entry(int square, long spread) {
        long blockers = spread & terms[square << 1];
        int start = starts[square];
        // Java shifts a long by the lowest six bits of the distance only.
        return (start >>> SHIFT_BITS) + (int) (blockers * terms[square << 1 | 1] >>> start);
    }
}

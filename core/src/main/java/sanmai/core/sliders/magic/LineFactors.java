package sanmai.core.sliders.magic;

import sanmai.core.Square;
import sanmai.core.sliders.Places;

/**
 * The factors of {@link MagicSlider#LINE}. They only depend on the position on the line, but are looked up by square,
 * which saves looking up the position.
 *
 * @param factors the factor, by square
 * @param shifts how far the product is shifted down, by square
 * @param offsets the first entry of the position, by square
 */
record LineFactors(long[] factors, byte[] shifts, short[] offsets) {
    /** How many positions there are. */
    static final int POSITIONS = 9;

    /** Shipped factors for lines on which each square has this position, 0 to 8. */
    static LineFactors of(FactorTable table, Places position) {
        LineFactors line = new LineFactors(new long[Square.LIMIT], new byte[Square.LIMIT], new short[Square.LIMIT]);
        for (int square = 0; square < Square.COUNT; square++) {
            MagicFactors found = factors(table, position.at(square));
            line.factors[square] = found.lowFactor();
            line.shifts[square] = (byte) (Long.SIZE - found.bits());
            line.offsets[square] = (short) size(table, position.at(square));
        }
        return line;
    }

    /** How many entries the positions before this one have, {@link #POSITIONS} standing for "all". */
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

    /** The entry for the occupied inner squares, spread nine bits apart. */
    int entry(int square, long spread) {
        return offsets[square] + (int) (spread * factors[square] >>> shifts[square]);
    }
}

package sanmai.core.sliders.magic;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.magic.factors.FactorTable;
import sanmai.core.sliders.magic.factors.MagicSlider;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.PieceAttacks;

/**
 * A magic index and the table that it leads into: the attacks of a whole piece, or of the lines of one direction.
 *
 * @param index finds the entry
 * @param attacks the table
 */
record MagicTable(MagicIndex index, AttackTable attacks) implements PieceAttacks {
    /**
     * A table in which all squares have the same number of entries.
     *
     * @throws IllegalStateException if a factor is not good
     */
    static MagicTable homogeneous(FactorTable factors, MagicSlider slider) {
        int bits = 1;
        for (int square : slider.squares()) {
            bits = Math.max(bits, factors.of(slider, square).bits());
        }
        SquareFactors squares = SquareFactors.none();
        return fill(new HomogeneousIndex(squares, bits, Square.COUNT << bits), squares, factors, slider);
    }

    /**
     * A table in which each square has the number of entries that its factors need.
     *
     * @throws IllegalStateException if a factor is not good
     */
    static MagicTable reduced(FactorTable factors, MagicSlider slider) {
        byte[] shifts = new byte[Square.LIMIT];
        int[] offsets = new int[Square.LIMIT];
        int size = 0;
        for (int square : slider.squares()) {
            // Java shifts by 64 as by 0, so a square without index bits gets one bit, which is always 0.
            int bits = Math.max(1, factors.of(slider, square).bits());
            shifts[square] = (byte) (Long.SIZE - bits);
            offsets[square] = size;
            size += 1 << bits;
        }
        SquareFactors squares = SquareFactors.none();
        return fill(new ReducedIndex(squares, shifts, offsets, size), squares, factors, slider);
    }

    /**
     * A table in which the entries of squares lie between those of others.
     *
     * @throws IllegalStateException if a factor is not good
     */
    static MagicTable overlapping(FactorTable factors, MagicSlider slider) {
        MagicIndex index = OverlappingIndex.of(factors, slider);
        AttackTable attacks = AttackTable.of(index);
        for (int square : slider.squares()) {
            attacks.fill(square, BlockerPatterns.of(slider, square), index);
        }
        return new MagicTable(index, attacks);
    }

    private static MagicTable fill(MagicIndex index, SquareFactors squares, FactorTable factors, MagicSlider slider) {
        AttackTable attacks = AttackTable.of(index);
        for (int square : slider.squares()) {
            BlockerPatterns blockers = BlockerPatterns.of(slider, square);
            squares.set(square, blockers, factors.of(slider, square));
            attacks.fill(square, blockers, index);
        }
        return new MagicTable(index, attacks);
    }

    /** This table as a scheme for the lines of one direction. */
    LineScheme lines() {
        return new LineScheme(new MagicLineKey(index), attacks);
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        return index.of(square, occupancy);
    }

    @Override
    public int word(int key, Occupancy occupancy, int w) {
        return attacks.word(key, 0, w);
    }
}

package sanmai.core.sliders.magic;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.LineScheme;

/**
 * A magic index and the table that it leads into. Both lances share one of these: a place is a square, or
 * {@code color << 7 | square}.
 *
 * @param index finds the entry
 * @param attacks the table
 */
record MagicTable(MagicIndex index, AttackTable attacks) {
    /**
     * A table with shipped factors in which all squares have as many entries.
     *
     * @param sliders the slider, or one for each colour
     * @throws IllegalStateException if a factor is not good
     */
    static MagicTable homogeneous(FactorTable factors, MagicSlider... sliders) {
        int bits = 1;
        for (MagicSlider slider : sliders) {
            for (int square : slider.squares()) {
                bits = Math.max(bits, factors.of(slider, square).bits());
            }
        }
        PlaceFactors places = PlaceFactors.none(sliders.length * Square.LIMIT);
        int size = (sliders.length - 1) * Square.LIMIT + Square.COUNT << bits;
        return fill(new HomogeneousIndex(places, bits, size), places, factors, sliders);
    }

    /**
     * A table with shipped factors in which each square has as many entries as its factors need.
     *
     * @param sliders the slider, or one for each colour
     * @throws IllegalStateException if a factor is not good
     */
    static MagicTable reduced(FactorTable factors, MagicSlider... sliders) {
        byte[] shifts = new byte[sliders.length * Square.LIMIT];
        int[] offsets = new int[sliders.length * Square.LIMIT];
        int size = 0;
        for (int i = 0; i < sliders.length; i++) {
            for (int square : sliders[i].squares()) {
                int place = i * Square.LIMIT + square;
                // A shift by 64 would be one by 0; an index of one bit that always is 0 does the same.
                int bits = Math.max(1, factors.of(sliders[i], square).bits());
                shifts[place] = (byte) (Long.SIZE - bits);
                offsets[place] = size;
                size += 1 << bits;
            }
        }
        PlaceFactors places = PlaceFactors.none(sliders.length * Square.LIMIT);
        return fill(new ReducedIndex(places, shifts, offsets, size), places, factors, sliders);
    }

    private static MagicTable fill(MagicIndex index, PlaceFactors places, FactorTable factors, MagicSlider... sliders) {
        AttackTable attacks = AttackTable.of(index);
        for (int i = 0; i < sliders.length; i++) {
            for (int square : sliders[i].squares()) {
                Blockers blockers = Blockers.of(sliders[i], square);
                int place = i * Square.LIMIT + square;
                places.set(place, blockers, factors.of(sliders[i], square));
                attacks.fill(place, blockers, index);
            }
        }
        return new MagicTable(index, attacks);
    }

    /** This table as a scheme for the lines of one direction. */
    LineScheme lines() {
        return new LineScheme(new MagicLineKey(index), attacks);
    }

    int key(int place, Occupancy occupancy) {
        return index.of(place, occupancy);
    }

    int word(int key, int w) {
        return attacks.word(key, 0, w);
    }
}

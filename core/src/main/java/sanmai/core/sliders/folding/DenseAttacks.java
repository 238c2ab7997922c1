package sanmai.core.sliders.folding;

import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.LineKey;
import sanmai.core.sliders.LinePatterns;
import sanmai.core.sliders.Places;

/**
 * Turns the blockers of a line into its attacked squares by a dense table of a single line: nine bits for each of nine
 * places and 128 patterns, one table for all lines.
 *
 * @param inner the blockers on the seven inner places
 * @param place the place of each square on its line
 * @param attacks the attacked places, by {@code place << 7 | blockers}
 */
public record DenseAttacks(LineKey inner, Places place, short[] attacks) implements LineKey {
    private static final int INDEX_BITS = 4 + LinePatterns.INNER_BITS;

    /** The table, for all directions to share. */
    public static short[] table() {
        short[] attacks = new short[1 << INDEX_BITS];
        for (int place = 0; place < 9; place++) {
            for (int pattern = 0; pattern < LinePatterns.INNER_PATTERNS; pattern++) {
                attacks[place << LinePatterns.INNER_BITS | pattern] =
                        (short) LinePatterns.attacks(place, 9, pattern << 1);
            }
        }
        return attacks;
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        int index = place.at(square) << LinePatterns.INNER_BITS | inner.key(square, occupancy);
        return attacks[index & (1 << INDEX_BITS) - 1];
    }

    @Override
    public MapSet maps() {
        return inner.maps();
    }
}

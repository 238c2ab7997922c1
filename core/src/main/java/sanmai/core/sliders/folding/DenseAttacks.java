package sanmai.core.sliders.folding;

import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.PerSquare;

/**
 * Turns the blockers of a line into its attacked squares by a dense table of a single line: nine bits for each of nine
 * positions and 128 patterns, one table for all lines.
 *
 * @param inner the blockers on the seven inner squares
 * @param position the position of each square on its line
 * @param attacks the attacked positions, by {@code position << 7 | blockers}
 */
public record DenseAttacks(LineKey inner, PerSquare position, short[] attacks) implements LineKey {
    private static final int INDEX_BITS = 4 + LineAttacks.INNER_BITS;

    /** The table, for all directions to share. */
    public static short[] table() {
        short[] attacks = new short[1 << INDEX_BITS];
        for (int position = 0; position < 9; position++) {
            for (int pattern = 0; pattern < LineAttacks.INNER_PATTERNS; pattern++) {
                attacks[position << LineAttacks.INNER_BITS | pattern] =
                        (short) LineAttacks.attacks(position, 9, pattern << 1);
            }
        }
        return attacks;
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        int index = position.at(square) << LineAttacks.INNER_BITS | inner.key(square, occupancy);
        return attacks[index & (1 << INDEX_BITS) - 1];
    }

    @Override
    public MapSet maps() {
        return inner.maps();
    }
}

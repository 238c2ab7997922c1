package sanmai.core.sliders.kindergarten;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.folding.Folding;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.PerSquare;

/**
 * The blockers on a file by shift and or, without multiplication (the 32-bit versions of Isenberg's page): row {@code
 * r} is bit {@code r - 1} of the key. Row {@code 3w + i} is gathered on bit {@code 3w + 9i}; shifted right by {@code
 * 8i} it is on its bit of the key; the copies with other shifts lie above bit 8 or have been shifted out.
 *
 * @param column the column of each square
 */
record ShiftedFile(PerSquare column) implements LineKey {
    @Override
    public int key(int square, Occupancy occupancy) {
        int gathered = Folding.gather(column.at(square), occupancy.word(0), occupancy.word(1), occupancy.word(2));
        return (gathered | gathered >>> 8 | gathered >>> 16) >>> 1 & LineAttacks.INNER_PATTERNS - 1;
    }
}

package sanmai.core.sliders.kindergarten;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.folding.Folding;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.PerSquare;

/**
 * The blockers on a file by the flipped multiplication of Isenberg's page, which reverses their order: row {@code r} is
 * bit {@code 7 - r} of the key.
 *
 * <p>The words are laid over each other from the last one on, so that row {@code 3w + i} is bit {@code 3(2 - w) + 9i}. The
 * factor has the bits 0, 10 and 20: {@code 3(2 - w) + 9i + 10(2 - i) = 26 - (3w + i)}. All other products of two bits lie
 * below bit 17 or above bit 27, and none of them meet.
 *
 * @param column the column of each square
 */
record FlippedFile(PerSquare column) implements LineKey {
    private static final int FACTOR = 0x100401;
    private static final int LAST_INNER_ROW = 19;

    @Override
    public int key(int square, Occupancy occupancy) {
        int gathered = Folding.gather(column.at(square), occupancy.word(2), occupancy.word(1), occupancy.word(0));
        return gathered * FACTOR >>> LAST_INNER_ROW & LineAttacks.INNER_PATTERNS - 1;
    }
}

package sanmai.core.sliders.folding;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.PerSquare;

/**
 * The blockers on a file by row, without the outer rows: row {@code r} is bit {@code r - 1} of the key.
 *
 * @param column the column of each square
 */
public record GatheredFile(PerSquare column) implements LineKey {
    /** The keys of all files. */
    public static GatheredFile create() {
        return new GatheredFile(PerSquare.columns());
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        int gathered = Folding.gather(column.at(square), occupancy.word(0), occupancy.word(1), occupancy.word(2));
        return Folding.byRow(gathered) >>> 1 & LineAttacks.INNER_PATTERNS - 1;
    }
}

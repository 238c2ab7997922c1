package sanmai.core.sliders.kindergarten;

import java.util.function.Function;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.folding.DenseAttacks;
import sanmai.core.sliders.folding.FoldedLine;
import sanmai.core.sliders.folding.GatheredFile;
import sanmai.core.sliders.folding.SpreadColumns;
import sanmai.core.sliders.folding.SpreadRows;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.LinewiseScheme;
import sanmai.core.sliders.parts.PerSquare;
import sanmai.core.sliders.parts.RankPattern;

/**
 * Kindergarten bitboards (Isenberg and others, <i>Kindergarten Bitboards</i>) on nine columns: no state beside the
 * plain board, and one small table for ranks and both diagonals.
 */
public final class Kindergarten {
    private Kindergarten() {}

    /** Diagonals folded by shift and or, files gathered by multiplication: the fastest of these variants. */
    public static SliderScheme create() {
        return scheme(FoldedLine::of, new LineScheme(GatheredFile.create(), FileAttacks.create()));
    }

    /**
     * Diagonals and files by multiplication, the files flipped: closest to the routines for 64 bits of Isenberg's page.
     */
    public static SliderScheme flipped() {
        return scheme(MultipliedLine::of, new LineScheme(new FlippedFile(PerSquare.columns()), FileAttacks.flipped()));
    }

    /** Without multiplication: the version for 32 bits of Isenberg's page. */
    public static SliderScheme byShifts() {
        return scheme(FoldedLine::of, new LineScheme(new ShiftedFile(PerSquare.columns()), FileAttacks.create()));
    }

    private static SliderScheme scheme(Function<OccupancyMap, LineKey> diagonal, LineScheme file) {
        int[] copies = RowAttacks.copyRows();
        return new LinewiseScheme(
                rows(OccupancyMap.RANK_ORDER, RankPattern.create(), copies),
                file,
                rows(OccupancyMap.NORTH_WEST, diagonal.apply(OccupancyMap.NORTH_WEST), copies),
                rows(OccupancyMap.NORTH_EAST, diagonal.apply(OccupancyMap.NORTH_EAST), copies));
    }

    private static LineScheme rows(OccupancyMap direction, LineKey key, int[] copies) {
        return new LineScheme(key, RowAttacks.of(direction, copies));
    }

    /** One table of nine bits an entry for all lines, and more work to spread its answer onto the board. */
    public static SliderScheme dense() {
        short[] table = DenseAttacks.table();
        return new LinewiseScheme(
                dense(OccupancyMap.RANK_ORDER, RankPattern.create(), table),
                new LineScheme(
                        new DenseAttacks(GatheredFile.create(), PerSquare.rows(), table),
                        SpreadRows.of(OccupancyMap.ROT90)),
                dense(OccupancyMap.NORTH_WEST, FoldedLine.of(OccupancyMap.NORTH_WEST), table),
                dense(OccupancyMap.NORTH_EAST, FoldedLine.of(OccupancyMap.NORTH_EAST), table));
    }

    private static LineScheme dense(OccupancyMap direction, LineKey inner, short[] table) {
        return new LineScheme(new DenseAttacks(inner, PerSquare.columns(), table), SpreadColumns.of(direction));
    }
}

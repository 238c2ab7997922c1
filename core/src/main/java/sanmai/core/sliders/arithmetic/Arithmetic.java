package sanmai.core.sliders.arithmetic;

import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.folding.FoldedLine;
import sanmai.core.sliders.folding.Folding;
import sanmai.core.sliders.folding.GatheredFile;
import sanmai.core.sliders.folding.SpreadColumns;
import sanmai.core.sliders.folding.SpreadRows;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.LinewiseScheme;
import sanmai.core.sliders.parts.PerSquare;
import sanmai.core.sliders.parts.RankPattern;

/** Schemes whose key is the attacked squares of a line themselves, as nine bits. */
public final class Arithmetic {
    private Arithmetic() {}

    /**
     * Subtraction on the board of 81 bits: in chess known as hyperbola quintessence, after Aleks Peshkov and Gerd
     * Isenberg, and in shogi as Qugiy's way.
     */
    public static SliderScheme subtraction() {
        PerSquare column = PerSquare.columns();
        BoardSubtraction.Fold byColumn = (square, w0, w1, w2) -> Folding.byColumn(w0, w1, w2);
        BoardSubtraction.Fold byRow =
                (square, w0, w1, w2) -> Folding.byRow(Folding.gather(column.at(square), w0, w1, w2));
        return scheme(
                RankSubtraction.create(),
                BoardSubtraction.of(OccupancyMap.ROT90, byRow),
                BoardSubtraction.of(OccupancyMap.NORTH_WEST, byColumn),
                BoardSubtraction.of(OccupancyMap.NORTH_EAST, byColumn));
    }

    /** Obstruction difference on lines folded to nine bits. */
    public static SliderScheme obstructionDifference() {
        return scheme(
                new ObstructionDifference(RankPattern.create(), PerSquare.columns()),
                new ObstructionDifference(GatheredFile.create(), PerSquare.rows()),
                new ObstructionDifference(FoldedLine.of(OccupancyMap.NORTH_WEST), PerSquare.columns()),
                new ObstructionDifference(FoldedLine.of(OccupancyMap.NORTH_EAST), PerSquare.columns()));
    }

    private static SliderScheme scheme(LineKey rank, LineKey file, LineKey northWest, LineKey northEast) {
        return new LinewiseScheme(
                new LineScheme(rank, SpreadColumns.of(OccupancyMap.RANK_ORDER)),
                new LineScheme(file, SpreadRows.of(OccupancyMap.ROT90)),
                new LineScheme(northWest, SpreadColumns.of(OccupancyMap.NORTH_WEST)),
                new LineScheme(northEast, SpreadColumns.of(OccupancyMap.NORTH_EAST)));
    }
}

package sanmai.core.sliders.compressed;

import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.folding.FoldedLine;
import sanmai.core.sliders.magic.factors.FactorTable;
import sanmai.core.sliders.magic.factors.ShippedFactors;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.LinewiseScheme;
import sanmai.core.sliders.parts.PerSquare;
import sanmai.core.sliders.parts.RankPattern;

/** Kindergarten bitboards with magic compression: lines are folded as usual, but need smaller tables. */
public final class CompressedKindergarten {
    private CompressedKindergarten() {}

    /**
     * The scheme.
     *
     * @throws IllegalStateException if a shipped factor is not good
     */
    public static SliderScheme create() {
        FactorTable table = ShippedFactors.read();
        PerSquare column = PerSquare.columns();
        LineFactors byColumn = LineFactors.of(table, column);
        LineFactors byRow = LineFactors.of(table, PerSquare.rows());
        int[] patterns = CompressedAttacks.patterns(table);
        int[] copies = CompressedAttacks.copiedRows(patterns);
        return new LinewiseScheme(
                new LineScheme(
                        new CompressedRank(RankPattern.create(), byColumn), rows(OccupancyMap.RANK_ORDER, copies)),
                new LineScheme(
                        new CompressedFile(column, byRow),
                        new CompressedFiles(CompressedAttacks.files(patterns), column)),
                diagonal(OccupancyMap.NORTH_WEST, byColumn, copies),
                diagonal(OccupancyMap.NORTH_EAST, byColumn, copies));
    }

    private static LineScheme diagonal(OccupancyMap direction, LineFactors factors, int... copies) {
        return new LineScheme(new CompressedLine(FoldedLine.of(direction), factors), rows(direction, copies));
    }

    private static CompressedRows rows(OccupancyMap direction, int... copies) {
        return new CompressedRows(copies, LineMasks.otherSquares(direction));
    }
}

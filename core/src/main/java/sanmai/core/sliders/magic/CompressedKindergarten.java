package sanmai.core.sliders.magic;

import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.occupancy.OccupancyMaps;
import sanmai.core.sliders.LineKey;
import sanmai.core.sliders.LineMasks;
import sanmai.core.sliders.LineScheme;
import sanmai.core.sliders.LinewiseScheme;
import sanmai.core.sliders.Places;
import sanmai.core.sliders.RankPattern;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.folding.FoldedLine;
import sanmai.core.sliders.folding.GatheredFile;

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
        Places column = Places.columns();
        Places row = Places.rows();
        LineFactors byColumn = LineFactors.of(table, column);
        LineFactors byRow = LineFactors.of(table, row);
        int[] patterns = CompressedAttacks.patterns(table);
        int[] copies = CompressedAttacks.copiedRows(patterns);
        LineKey rank = others(RankPattern.create(), column);
        LineKey file = others(GatheredFile.create(), row);
        return new LinewiseScheme(
                new LineScheme(new CompressedLine(rank, byColumn), rows(OccupancyMap.RANK_ORDER, copies)),
                new LineScheme(
                        new CompressedLine(file, byRow),
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

    private static LineKey others(LineKey line, Places position) {
        return new OthersOnLine(line, Places.create(square -> ~(1 << position.at(square) >> 1)));
    }

    /**
     * Leaves the slider's own square out of a key of seven adjacent bits.
     *
     * @param line the seven inner squares
     * @param others the other squares on the line of each square
     */
    private record OthersOnLine(LineKey line, Places others) implements LineKey {
        @Override
        public int key(int square, OccupancyMaps maps) {
            return line.key(square, maps) & others.at(square);
        }
    }
}

package sanmai.core.sliders.extraction;

import java.util.Optional;
import java.util.function.BiFunction;
import sanmai.core.Color;
import sanmai.core.Direction;
import sanmai.core.sliders.RayWalk;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.parts.PieceAttacks;
import sanmai.core.sliders.parts.PiecewiseScheme;

/**
 * Bit extraction (on chess boards known as PEXT bitboards): the processor gathers the blockers of all lines of a slider
 * into one number, which is the place of its attacks in a table.
 */
public final class BitExtraction {
    private BitExtraction() {}

    /** Why this Java cannot run the schemes, if it cannot. */
    public static Optional<String> absence() {
        return ExtractAndDeposit.exists()
                ? Optional.empty()
                : Optional.of("Long.compress and Long.expand need Java 19 or newer");
    }

    /** The table holds the words of the board. */
    public static SliderScheme create() {
        return scheme(ExtractedAttacks::of);
    }

    /** The table holds sixteen bits, which the processor deposits on the squares that the slider can reach. */
    public static SliderScheme deposited() {
        return scheme(DepositedAttacks::of);
    }

    private static SliderScheme scheme(BiFunction<ExtractedBlockers, ExtractedBlockers.Oracle, PieceAttacks> table) {
        SliderScheme oracle = new RayWalk();
        return new PiecewiseScheme(
                table.apply(
                        ExtractedBlockers.of(Direction.NORTH, Direction.WEST, Direction.EAST, Direction.SOUTH),
                        oracle::rook),
                table.apply(
                        ExtractedBlockers.of(
                                Direction.NORTH_WEST, Direction.NORTH_EAST, Direction.SOUTH_WEST, Direction.SOUTH_EAST),
                        oracle::bishop),
                table.apply(
                        ExtractedBlockers.of(Direction.NORTH),
                        (square, board) -> oracle.lance(Color.BLACK, square, board)),
                table.apply(
                        ExtractedBlockers.of(Direction.SOUTH),
                        (square, board) -> oracle.lance(Color.WHITE, square, board)));
    }
}

package sanmai.core.sliders.extraction;

import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.Direction;
import sanmai.core.sliders.PiecewiseScheme;
import sanmai.core.sliders.RayWalk;
import sanmai.core.sliders.SliderScheme;

/**
 * Bit extraction (on chess boards known as PEXT bitboards): the processor gathers the blockers of all lines of a slider
 * into one number, which indexes the table of its square.
 */
public final class BitExtraction {
    private BitExtraction() {}

    /** Why this Java cannot run the scheme, if it cannot. */
    public static Optional<String> absence() {
        return Compress.exists() ? Optional.empty() : Optional.of("Long.compress needs Java 19 or newer");
    }

    /** The scheme. */
    public static SliderScheme create() {
        SliderScheme oracle = new RayWalk();
        return new PiecewiseScheme(
                ExtractedAttacks.of(oracle::rook, Direction.NORTH, Direction.WEST, Direction.EAST, Direction.SOUTH),
                ExtractedAttacks.of(
                        oracle::bishop,
                        Direction.NORTH_WEST,
                        Direction.NORTH_EAST,
                        Direction.SOUTH_WEST,
                        Direction.SOUTH_EAST),
                ExtractedAttacks.of((square, board) -> oracle.lance(Color.BLACK, square, board), Direction.NORTH),
                ExtractedAttacks.of((square, board) -> oracle.lance(Color.WHITE, square, board), Direction.SOUTH));
    }
}

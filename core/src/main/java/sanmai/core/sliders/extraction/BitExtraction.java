package sanmai.core.sliders.extraction;

import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.Direction;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.RayWalk;
import sanmai.core.sliders.SliderScheme;

/**
 * Bit extraction: the processor gathers the blockers of both lines of a slider into one number, which indexes the table of
 * its square.
 *
 * @param rook the attacks of rooks
 * @param bishop the attacks of bishops
 * @param blackLance the attacks of Black's lances
 * @param whiteLance the attacks of White's lances
 */
public record BitExtraction(
        ExtractedAttacks rook, ExtractedAttacks bishop, ExtractedAttacks blackLance, ExtractedAttacks whiteLance)
        implements SliderScheme {

    /** Why this Java cannot run the scheme, if it cannot. */
    public static Optional<String> absence() {
        return Compress.exists() ? Optional.empty() : Optional.of("Long.compress is there from Java 19 on");
    }

    /** The scheme. */
    public static SliderScheme create() {
        SliderScheme oracle = new RayWalk();
        return new BitExtraction(
                ExtractedAttacks.of(oracle::rook, Direction.NORTH, Direction.WEST, Direction.EAST, Direction.SOUTH),
                ExtractedAttacks.of(
                        oracle::bishop,
                        Direction.NORTH_WEST,
                        Direction.NORTH_EAST,
                        Direction.SOUTH_WEST,
                        Direction.SOUTH_EAST),
                ExtractedAttacks.of(
                        (square, occupancy) -> oracle.lance(Color.BLACK, square, occupancy), Direction.NORTH),
                ExtractedAttacks.of(
                        (square, occupancy) -> oracle.lance(Color.WHITE, square, occupancy), Direction.SOUTH));
    }

    @Override
    public int rookKey(int square, Occupancy occupancy) {
        return rook.key(square, occupancy);
    }

    @Override
    public int rookWord(int key, int square, int w) {
        return rook.word(key, w);
    }

    @Override
    public int bishopKey(int square, Occupancy occupancy) {
        return bishop.key(square, occupancy);
    }

    @Override
    public int bishopWord(int key, int square, int w) {
        return bishop.word(key, w);
    }

    @Override
    public int lanceKey(int color, int square, Occupancy occupancy) {
        return (color == 0 ? blackLance : whiteLance).key(square, occupancy);
    }

    @Override
    public int lanceWord(int key, int color, int square, int w) {
        return (color == 0 ? blackLance : whiteLance).word(key, w);
    }
}

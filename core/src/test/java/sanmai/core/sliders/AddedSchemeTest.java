package sanmai.core.sliders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.Square;
import sanmai.core.TestBoards;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.LinewiseScheme;

/** The scheme that SLIDERS.md adds as its example. */
class AddedSchemeTest {
    /** The key of a line: its squares modulo 2047, on which square s is bit s mod 11. */
    record CastingOut(LineMasks line) implements LineKey {
        static SliderScheme create() {
            return new LinewiseScheme(
                    lines(OccupancyMap.RANK_ORDER), lines(OccupancyMap.ROT90),
                    lines(OccupancyMap.NORTH_WEST), lines(OccupancyMap.NORTH_EAST));
        }

        private static LineScheme lines(OccupancyMap direction) {
            return LineScheme.withTable(direction, 2047, new CastingOut(LineMasks.innerSquares(direction)));
        }

        @Override
        public int key(int square, Occupancy occupancy) {
            long low =
                    occupancy.word(0) & line.word(square, 0) | (long) (occupancy.word(1) & line.word(square, 1)) << 27;
            long high = occupancy.word(2) & line.word(square, 2);
            return (int) ((low + (high << 10)) % 2047); // 2^54 = 2^10
        }
    }

    @Test
    void theAddedSchemeAgreesWithTheRayWalk() {
        SliderScheme scheme = CastingOut.create();
        SliderScheme oracle = new RayWalk();
        for (long seed = 0; seed < 200; seed++) {
            Occupancy occupancy = Occupancy.of(TestBoards.random(new SplittableRandom(seed)));
            for (int square = 0; square < Square.COUNT; square++) {
                assertEquals(oracle.rook(square, occupancy), scheme.rook(square, occupancy), "seed " + seed);
                assertEquals(oracle.bishop(square, occupancy), scheme.bishop(square, occupancy), "seed " + seed);
                for (Color color : Color.values()) {
                    assertEquals(
                            oracle.lance(color, square, occupancy),
                            scheme.lance(color, square, occupancy),
                            "seed " + seed);
                }
            }
        }
    }
}

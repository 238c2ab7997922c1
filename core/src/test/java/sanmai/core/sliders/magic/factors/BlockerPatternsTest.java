package sanmai.core.sliders.magic.factors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.core.Bitboard;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.RayWalk;
import sanmai.core.sliders.parts.LineAttacks;

class BlockerPatternsTest {
    @Test
    void countsTheSetsOfEachPositionOnALineOfNine() {
        int[] expected = {8, 7, 12, 15, 16, 15, 12, 7, 8};
        int[] groups = Arrays.stream(MagicSlider.LINE.squares())
                .map(square -> BlockerPatterns.of(MagicSlider.LINE, square).groups())
                .toArray();
        assertEquals(Arrays.toString(expected), Arrays.toString(groups));
        for (int position = 0; position < 9; position++) {
            int own = position;
            long distinct = java.util.stream.IntStream.range(0, 512)
                    .map(occupied -> LineAttacks.attacks(own, 9, occupied))
                    .distinct()
                    .count();
            assertEquals(expected[position], distinct, "position " + position);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"ROOK", "BISHOP", "BLACK_LANCE", "WHITE_LANCE"})
    void patternsAndTheirSetsAreThoseOfAWalkAlongTheRays(MagicSlider slider) {
        RayWalk walk = new RayWalk();
        long patterns = 0;
        for (int square : slider.squares()) {
            BlockerPatterns blockers = BlockerPatterns.of(slider, square);
            Map<Bitboard, Integer> groups = new HashMap<>();
            for (int pattern = 0; pattern < blockers.count(); pattern += 1 + pattern / 64) {
                long low = blockers.low(pattern);
                Bitboard occupied =
                        new Bitboard((int) low & Bitboard.WORD_MASK, (int) (low >>> 27), (int) blockers.high(pattern));
                Occupancy occupancy = Occupancy.of(occupied);
                Bitboard expected = switch (slider) {
                    case ROOK -> walk.rook(square, occupancy);
                    case BISHOP -> walk.bishop(square, occupancy);
                    case BLACK_LANCE -> walk.lance(sanmai.core.Color.BLACK, square, occupancy);
                    default -> walk.lance(sanmai.core.Color.WHITE, square, occupancy);
                };
                int group = blockers.group(pattern);
                assertEquals(expected, blockers.attacked(group), slider + " " + square + " " + pattern);
                assertTrue(group < blockers.groups());
                assertEquals(group, groups.computeIfAbsent(expected, set -> group), "one number for a set");
            }
            patterns += blockers.count();
        }
        long expected = switch (slider) {
            case ROOK -> 495_616;
            case BISHOP -> 20_224;
            default -> 2_304;
        };
        assertEquals(expected, patterns);
    }
}

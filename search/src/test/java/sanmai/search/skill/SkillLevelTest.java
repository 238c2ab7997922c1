package sanmai.search.skill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sanmai.search.skill.SkillLevel.Weakness;
import sanmai.search.time.Limits;

class SkillLevelTest {
    @Test
    void noLevelIsStrongerThanTheNextInAnyWay() {
        for (int number = 0; number < SkillLevel.STRONGEST; number++) {
            SkillLevel weaker = SkillLevel.of(number);
            SkillLevel stronger = SkillLevel.of(number + 1);
            assertEquals(number, weaker.number());
            assertTrue(weaker.elo() < stronger.elo());
            assertTrue(nodesForALine(weaker) <= nodesForALine(stronger));
            assertTrue(weaker.weakness().lines() >= stronger.weakness().lines());
            assertTrue(weaker.weakness().margin() >= stronger.weakness().margin());
            assertTrue(weaker.weakness().overlooks() >= stronger.weakness().overlooks());
            assertTrue(weaker.weakness().careless() >= stronger.weakness().careless());
        }
        assertEquals(Weakness.NONE, SkillLevel.of(SkillLevel.STRONGEST).weakness());
    }

    /** The moves among which a level chooses share its nodes. */
    private static double nodesForALine(SkillLevel level) {
        return level.nodes()
                .map(nodes -> (double) nodes / level.weakness().lines())
                .orElse(Double.MAX_VALUE);
    }

    @Test
    void theNearestLevelHasTheStrength() {
        SkillLevel.all().forEach(level -> assertEquals(level, SkillLevel.ofElo(level.elo() + 1)));
        assertEquals(0, SkillLevel.ofElo(-5000).number());
        assertEquals(SkillLevel.STRONGEST, SkillLevel.ofElo(50_000).number());
    }

    @Test
    void drawsAreAsFrequentAsTheLevelSays() {
        SplittableRandom random = new SplittableRandom(11);
        SkillLevel level = new SkillLevel(1, 0, Optional.of(100L), new Weakness(3, 50, 30, 10));
        assertEquals(1000, count(() -> level.isCareless(random)), 100);
        assertEquals(3000, count(() -> level.overlooks(random)), 200);
        assertEquals(3000, count(() -> level.within(Limits.NONE, random).depth() == 1), 200);
    }

    private static long count(BooleanSupplier draw) {
        return IntStream.range(0, 10_000).filter(i -> draw.getAsBoolean()).count();
    }

    @Test
    void otherLimitsStayLimits() {
        SplittableRandom random = new SplittableRandom(11);
        SkillLevel level = new SkillLevel(1, 0, Optional.of(100L), new Weakness(3, 50, 0, 0));
        assertEquals(new Limits(4, 100, 3, List.of(7)), level.within(new Limits(4, 5000, 1, List.of(7)), random));
        assertEquals(20, level.within(Limits.ofNodes(20), random).nodes());
    }

    @Test
    void aWeaknessOutOfRangeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Weakness(0, 0, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Weakness(1, -1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Weakness(1, 0, 101, 0));
        assertThrows(IllegalArgumentException.class, () -> new Weakness(1, 0, 0, -1));
    }
}

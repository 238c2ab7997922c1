package sanmai.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sanmai.cli.Run;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.game.Game;
import sanmai.pages.Page;
import sanmai.search.engine.SanmaiEngine;
import sanmai.search.skill.SkillLevel;
import sanmai.search.skill.SkillLevel.Weakness;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class OpponentTest {
    private static final SkillLevel STRONGEST = SkillLevel.of(SkillLevel.STRONGEST);

    /** Half of its moves look one ply ahead. */
    private static final SkillLevel FORGETFUL = new SkillLevel(1, 0, Optional.of(100L), new Weakness(16, 800, 50, 0));

    private static final SkillLevel CARELESS = new SkillLevel(0, 0, Optional.of(100L), new Weakness(16, 800, 50, 100));

    @Test
    void theTableHasAllLevels() {
        List<String> rows =
                Page.read(Page.root().resolve("usi/docs/levels.tsv")).lines();
        SkillLevel.all()
                .map(OpponentTest::row)
                .forEach(row -> assertTrue(rows.stream().anyMatch(line -> line.startsWith(row)), row));
    }

    /** The page, and the help, whose words come from the levels. */
    @Test
    void whatIsToldOfTheLevelsIsTrue() {
        int last = SkillLevel.STRONGEST - 1;
        String page = text(Page.read(Page.root().resolve("usi/REGISTERING.md")).lines());
        String nodes = String.format(Locale.ROOT, "%,d to %,d", nodes(0), nodes(last));
        assertContains(page, "Levels 0 to " + last + " search " + nodes + " nodes");
        assertContains(page, "Up to level " + last(level -> level.weakness().lines() > 1) + " they also choose");
        assertContains(page, "up to level " + last(level -> level.weakness().overlooks() > 0) + " overlook");
        assertContains(page, "up to level " + last(level -> level.weakness().careless() > 0) + " play");
        assertContains(page, "Level " + SkillLevel.STRONGEST + " uses");

        String help = text(Run.of("play", "--help").out());
        assertContains(help, "each step up is worth 90 to 260 Elo");
        assertContains(help, "Levels 0 to " + last + " look at " + nodes(0) + " to " + nodes(last) + " positions");
        assertContains(help, "up to level 7 it also plays moves without a look");
    }

    private static String text(List<String> lines) {
        return String.join(" ", lines).replaceAll(" +", " ");
    }

    private static void assertContains(String text, String part) {
        assertTrue(text.contains(part), part);
    }

    private static long nodes(int level) {
        return SkillLevel.of(level).nodes().orElseThrow();
    }

    private static int last(Predicate<SkillLevel> isWeak) {
        return SkillLevel.all()
                .filter(isWeak)
                .mapToInt(SkillLevel::number)
                .max()
                .orElseThrow();
    }

    private static String row(SkillLevel level) {
        Weakness weakness = level.weakness();
        String nodes = level.nodes().map(String::valueOf).orElse("-");
        return Stream.of(
                        level.number(),
                        level.elo(),
                        nodes,
                        weakness.lines(),
                        weakness.margin(),
                        weakness.overlooks(),
                        weakness.careless())
                .map(String::valueOf)
                .collect(Collectors.joining("\t", "", "\t"));
    }

    @Test
    void overlookingIsOnePlyAndElseTheLevelLimits() {
        ScriptedOpponent engine =
                new ScriptedOpponent(Stream.generate(() -> "7g7f").limit(1000).toArray(String[]::new));
        Opponent opponent = new Opponent(engine, FORGETFUL, 5, Duration.ZERO);
        IntStream.range(0, 1000).forEach(i -> opponent.decide(Position.start(), Optional.empty()));
        long overlooked =
                engine.limits().stream().filter(limits -> limits.depth() == 1).count();
        assertTrue(overlooked > 400 && overlooked < 600, "overlooked " + overlooked);
        assertTrue(engine.limits().stream()
                .filter(limits -> limits.depth() != 1)
                .allMatch(limits -> limits.nodes() == 100 && limits.multiPv() == 16));
    }

    @Test
    void aCarelessOpponentDoesNotAskTheEngine() {
        ScriptedOpponent engine = new ScriptedOpponent();
        Opponent opponent = new Opponent(engine, CARELESS, 5, Duration.ZERO);
        long different = Stream.generate(() -> opponent.decide(Position.start(), Optional.empty())
                        .move()
                        .orElseThrow())
                .limit(100)
                .distinct()
                .count();
        assertTrue(different > 20, different + " different moves of 30");
        assertEquals(List.of(), engine.limits());
    }

    @Test
    void theStrongestLevelHasTimeAndNoOtherLimit() {
        ScriptedOpponent engine = new ScriptedOpponent("7g7f", "7g7f");
        Opponent opponent = new Opponent(engine, STRONGEST, 5, Duration.ofSeconds(3));
        opponent.decide(Position.start(), Optional.empty());
        opponent.decide(Position.start(), Optional.of(Duration.ofSeconds(1)));
        assertEquals(
                AnalysisLimits.ofTime(Duration.ofSeconds(3)), engine.limits().get(0));
        assertEquals(
                AnalysisLimits.ofTime(Duration.ofSeconds(1)), engine.limits().get(1));
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        assertEquals(moves(3), moves(3));
        assertTrue(Stream.of(4, 5, 6).anyMatch(seed -> !moves(seed).equals(moves(3))));
    }

    /** The first moves of a game of level 7 against itself. */
    private static Line moves(long seed) {
        Game game = Game.start();
        try (Engine engine = SanmaiEngine.open()) {
            Opponent opponent = new Opponent(engine, SkillLevel.of(7), seed, Duration.ZERO);
            for (int i = 0; i < 12; i++) {
                game.play(Move.of(opponent.decide(game.position(), Optional.empty())
                        .move()
                        .orElseThrow()));
            }
        }
        return game.moves();
    }
}

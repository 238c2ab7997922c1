package sanmai.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.game.Game;
import sanmai.pages.Page;
import sanmai.shogi.Position;

class LevelTest {
    @Test
    void eachLevelIsWeakerThanTheNextInEveryWay() {
        for (int number = 1; number < Level.STRONGEST; number++) {
            Level weaker = Level.of(number);
            Level stronger = Level.of(number + 1);
            assertEquals(number, weaker.number());
            assertTrue(weaker.nodes().orElseThrow() < stronger.nodes().orElse(Long.MAX_VALUE));
            assertTrue(weaker.lines() >= stronger.lines());
            assertTrue(weaker.margin() >= stronger.margin());
            assertTrue(weaker.overlooks() >= stronger.overlooks());
        }
    }

    @Test
    void theTableHasAllLevels() {
        List<String> rows =
                Page.read(Page.root().resolve("usi/docs/levels.tsv")).lines();
        Level.all()
                .map(level -> level.number() + "\t"
                        + level.nodes().map(String::valueOf).orElse("-") + "\t" + level.lines() + "\t" + level.margin()
                        + "\t" + level.overlooks() + "\t")
                .forEach(row -> assertTrue(rows.stream().anyMatch(line -> line.startsWith(row)), row));
    }

    @Test
    void overlookingIsOnePlyAsOftenAsTheLevelSays() {
        ScriptedOpponent engine =
                new ScriptedOpponent(Stream.generate(() -> "7g7f").limit(1000).toArray(String[]::new));
        Opponent opponent = new Opponent(engine, Level.of(1), 5, Duration.ZERO);
        IntStream.range(0, 1000).forEach(i -> opponent.decide(Position.start(), Optional.empty()));
        long overlooked =
                engine.limits().stream().filter(limits -> limits.depth() == 1).count();
        assertTrue(overlooked > 300 && overlooked < 400, "overlooked " + overlooked);
        assertTrue(engine.limits().stream()
                .filter(limits -> limits.depth() != 1)
                .allMatch(limits -> limits.nodes() == 100 && limits.multiPv() == 16));
    }

    @Test
    void theStrongestLevelHasTimeAndNoOtherLimit() {
        ScriptedOpponent engine = new ScriptedOpponent("7g7f", "7g7f");
        Opponent opponent = new Opponent(engine, Level.of(10), 5, Duration.ofSeconds(3));
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

    /** The first moves of a game of level 2 against itself. */
    private static List<Integer> moves(long seed) {
        Game game = Game.start();
        try (Engine engine = Engine.open()) {
            Opponent opponent = new Opponent(engine, Level.of(2), seed, Duration.ZERO);
            for (int i = 0; i < 12; i++) {
                game.play(opponent.decide(game.position(), Optional.empty())
                        .move()
                        .orElseThrow());
            }
        }
        return game.moves();
    }
}

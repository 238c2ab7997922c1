package sanmai.search.skill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.notation.UsiMove;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class MoveChoiceTest {
    private static PrincipalVariation variation(String move, int score) {
        return new PrincipalVariation(Line.of(UsiMove.parse(move, Position.start())), score, 4);
    }

    /** How often each move is chosen in a thousand choices. */
    private static Map<String, Long> counts(int margin, PrincipalVariation... variations) {
        MoveChoice choice = new MoveChoice(margin, new SplittableRandom(7));
        return Stream.generate(
                        () -> Move.usi(choice.among(List.of(variations)).line().firstCode()))
                .limit(1000)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }

    @Test
    void theLessAMoveLosesTheMoreOftenItIsPlayedAndBeyondTheMarginNever() {
        Map<String, Long> counts = counts(
                100, variation("7g7f", 50), variation("2g2f", 0), variation("5g5f", -40), variation("9g9f", -60));
        assertTrue(counts.get("7g7f") > counts.get("2g2f"), counts.toString());
        assertTrue(counts.get("2g2f") > counts.get("5g5f"), counts.toString());
        assertTrue(!counts.containsKey("9g9f"), counts.toString());
    }

    @Test
    void withoutAMarginTheBestMoveIsPlayed() {
        assertEquals(Map.of("7g7f", 1000L), counts(0, variation("7g7f", 1), variation("2g2f", 0)));
    }

    @Test
    void aMateIsPlayedAndNoMoveIntoOne() {
        assertEquals(
                Map.of("7g7f", 1000L),
                counts(800, variation("7g7f", Score.mateIn(3)), variation("2g2f", Score.mateIn(5))));
        assertEquals(Map.of("7g7f", 1000L), counts(800, variation("7g7f", -500), variation("2g2f", Score.matedIn(4))));
    }

    @Test
    void aMoveThatWasNotSearchedIsNotChosen() {
        PrincipalVariation unsearched = PrincipalVariation.unsearched(UsiMove.parse("2g2f", Position.start()));
        assertEquals(Map.of("7g7f", 1000L), counts(800, variation("7g7f", 0), unsearched));
    }
}

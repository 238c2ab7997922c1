package sanmai.search.regret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;

class SearchAnswerTest {
    private static final String START = Sfen.of(Position.start());

    private static SearchAnswer answer(String position, String move) {
        return new SearchAnswer("a", position, move, 0, 1);
    }

    @Test
    void searchAndPositionTellAnswersApart() {
        assertEquals("a in " + START, answer(START, "7g7f").which());
        assertEquals("a in " + START, answer(START, SearchAnswer.RESIGN).which());
    }

    @Test
    void whatNoSearchAnswersIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> answer(START, "7f7e").which());
        assertThrows(IllegalArgumentException.class, () -> answer("x", "7g7f").which());
        assertThrows(
                IllegalArgumentException.class,
                () -> answer("x", SearchAnswer.WIN).which());
        assertThrows(IllegalArgumentException.class, () -> answer(START, null).which());
    }

    @Test
    void theWinRateIsThatOfTheScoreAndOfAMateCertain() {
        assertEquals(0.5, new SearchAnswer("a", START, "7g7f", 0, 1).winRate(100));
        assertEquals(0.8, new SearchAnswer("a", START, "7g7f", 139, 1).winRate(100), 0.002);
        assertEquals(0.2, new SearchAnswer("a", START, "7g7f", -139, 1).winRate(100), 0.002);
        assertEquals(1, new SearchAnswer("a", START, "7g7f", Score.mateIn(7), 1).winRate(100));
        assertEquals(0, new SearchAnswer("a", START, "7g7f", Score.matedIn(8), 1).winRate(100));
    }
}

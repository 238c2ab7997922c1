package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.notation.UsiMove;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

class ThreadVoteTest {
    private static PrincipalVariation line(String move, int score, int depth) {
        return new PrincipalVariation(Line.of(UsiMove.parse(move, Position.start())), score, depth);
    }

    private static PrincipalVariation elected(PrincipalVariation... lines) {
        return ThreadVote.elect(List.of(lines));
    }

    @Test
    void oneThreadElectsItself() {
        assertEquals(line("7g7f", -30, 9), elected(line("7g7f", -30, 9)));
    }

    @Test
    void theDeepestLineOfTheElectedMoveIsTaken() {
        assertEquals(line("2g2f", 52, 13), elected(line("2g2f", 60, 12), line("2g2f", 52, 13)));
    }

    @Test
    void twoOfThreeWin() {
        assertEquals(line("2g2f", 52, 13), elected(line("7g7f", 50, 12), line("2g2f", 52, 13), line("2g2f", 40, 12)));
        assertEquals(
                line("2g2f", 52, 12),
                elected(line("7g7f", 50, 12), line("2g2f", 40, 12), line("2g2f", 52, 12)),
                "the better line of the two");
    }

    @Test
    void aMuchBetterScoreOrDepthWins() {
        assertEquals(line("2g2f", 200, 12), elected(line("7g7f", 50, 13), line("2g2f", 200, 12)));
        assertEquals(line("7g7f", 50, 20), elected(line("7g7f", 50, 20), line("2g2f", 55, 10)));
    }

    @Test
    void theMainThreadWinsWhereNothingDecides() {
        assertEquals(line("7g7f", 50, 12), elected(line("7g7f", 50, 12), line("2g2f", 50, 12)));
    }

    @Test
    void theShortestMateIsPlayed() {
        PrincipalVariation slow = line("7g7f", Score.mateIn(9), 20);
        PrincipalVariation fast = line("2g2f", Score.mateIn(5), 12);
        assertEquals(fast, elected(slow, fast, slow));
        assertEquals(fast, elected(line("7g7f", 500, 25), line("7g7f", 500, 25), fast));
        assertEquals(fast, elected(fast, line("7g7f", 500, 25), line("7g7f", 500, 25)));
    }

    @Test
    void whoIsMatedAsksTheOthers() {
        assertEquals(line("2g2f", -900, 12), elected(line("7g7f", Score.matedIn(6), 12), line("2g2f", -900, 12)));
    }

    @Test
    void helpersSearchHalfOfTheDepthsEach() {
        Set<String> patterns = new HashSet<>();
        for (int helper = 0; helper < 20; helper++) {
            int number = helper;
            long skipped = IntStream.rangeClosed(1, 120)
                    .filter(depth -> HelperThreads.skips(number, depth))
                    .count();
            assertTrue(skipped >= 56 && skipped <= 64, helper + " skips " + skipped);
            StringBuilder pattern = new StringBuilder();
            IntStream.rangeClosed(1, 24)
                    .forEach(depth -> pattern.append(HelperThreads.skips(number, depth) ? '-' : '+'));
            patterns.add(pattern.toString());
        }
        assertEquals(20, patterns.size(), "all different");
        assertTrue(HelperThreads.skips(0, 1));
        assertFalse(HelperThreads.skips(0, 2));
        assertFalse(HelperThreads.skips(1, 1));
        assertTrue(HelperThreads.skips(1, 2));
    }
}

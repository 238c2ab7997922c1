package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The launched engine: searches, what ends them, and what they report. */
@Timeout(300)
class ThinkingIT {
    private static final String START = "position startpos";
    private static final String MATE_IN_ONE = "position sfen 4k4/9/4P4/9/9/9/9/9/9 b G";
    private static final String MATED = "position sfen 4k4/4G4/4P4/9/9/9/9/9/9 w - 1";

    @RegisterExtension
    static final SharedEngine ENGINE = new SharedEngine();

    private static List<String> search(String... lines) {
        ENGINE.say(lines);
        return ENGINE.hearUntil("bestmove");
    }

    private static String last(List<String> lines) {
        return lines.get(lines.size() - 1);
    }

    private static List<Matcher> infos(List<String> lines) {
        return lines.stream()
                .map(EngineLines.INFO::matcher)
                .filter(Matcher::matches)
                .toList();
    }

    @ParameterizedTest
    @DisplayName("Every clock is answered with one legal move")
    @ValueSource(
            strings = {
                "go btime 0 wtime 0 byoyomi 1000",
                "go btime 3000 wtime 3000 binc 500 winc 500",
                "go winc 500 wtime 3000 binc 500 btime 3000",
                "go btime 0 wtime 60000 byoyomi 100",
                "go btime 0 wtime 0",
                "go btime 0 wtime 0 byoyomi 0",
                "go btime 0 wtime 0 byoyomi 1",
                "go btime 0 wtime 0 binc 0 winc 0",
                "go btime -2000 wtime -2000 byoyomi 0",
                "go byoyomi 50",
                "go btime 99999999999999999999 wtime x byoyomi 1",
                "go movetime 100",
                "go movetime 0",
                "go nodes 1",
                "go nodes 500",
                "go depth 1",
                "go depth 2 nodes 100000 movetime 3000",
                "go rtime 20",
                "go"
            })
    void everyClockIsAnswered(String go) {
        LegalAnswers.assertMove(START, last(search(START, go)));
        LegalAnswers.assertMove(START + " moves 7g7f", last(search(START + " moves 7g7f", go)));
    }

    @Test
    @DisplayName("Under a byoyomi of a second the answers come in seconds, not in minutes, in a cold JVM too")
    void byoyomiIsKept() {
        try (EngineProcess engine = EngineProcess.launched()) {
            engine.say("isready", "usinewgame");
            engine.hear("readyok");
            for (int i = 0; i < 3; i++) {
                long begin = System.nanoTime();
                engine.say(START, "go btime 0 wtime 0 byoyomi 1000");
                engine.hear("bestmove");
                // A busy machine is given much more time than a clock would give.
                assertTrue(System.nanoTime() - begin < 10_000_000_000L, "move " + i);
            }
            engine.say("quit");
            engine.assertEndsCleanly();
        }
    }

    @ParameterizedTest
    @DisplayName("Depth and nodes limit the search")
    @CsvSource({"go depth 1, 1, 1000000", "go depth 2, 2, 1000000", "go nodes 300, 127, 20000"})
    void limitsAreObeyed(String go, int depth, long nodes) {
        List<Matcher> infos = infos(search(START, go));
        assertFalse(infos.isEmpty());
        for (Matcher info : infos) {
            assertTrue(Integer.parseInt(info.group("depth")) <= depth, info.group());
            assertTrue(Long.parseLong(info.group("nodes")) <= nodes, info.group());
        }
    }

    @Test
    @DisplayName("With one thread, the same nodes in a new game find the same move")
    void nodesAreDeterministic() {
        String first = last(search("usinewgame", START + " moves 7g7f 3c3d", "go nodes 3000"));
        assertEquals(first, last(search("usinewgame", START + " moves 7g7f 3c3d", "go nodes 3000")));
    }

    @Test
    @DisplayName("searchmoves restricts the moves, drops and promotions among them")
    void searchMovesRestrict() {
        String place = START + " moves 7g7f 3c3d";
        assertTrue(last(search(place, "go depth 1 searchmoves 8h2b+")).matches("bestmove 8h2b\\+( ponder .*)?"));
        String drop = last(search(MATE_IN_ONE, "go searchmoves G*1i depth 1"));
        assertTrue(drop.matches("bestmove G\\*1i( ponder .*)?"), drop);
    }

    @ParameterizedTest
    @DisplayName("Analysis and pondering hold their move back until stop, and rest when all is found")
    @ValueSource(strings = {"go infinite", "go infinite depth 1", "go ponder depth 1", "go ponder depth 1 byoyomi 0"})
    void silentUntilStop(String go) {
        ENGINE.say(MATED, go);
        ENGINE.assertSilent();
        ENGINE.assertRests();
        ENGINE.assertSilent();
        assertEquals("bestmove resign", last(search("stop")));
        ENGINE.say(MATE_IN_ONE, go, "isready");
        assertTrue(ENGINE.hearUntil("readyok").stream().noneMatch(line -> line.startsWith("bestmove")));
        LegalAnswers.assertMove(MATE_IN_ONE, last(search("stop")));
    }

    @Test
    @DisplayName("stop is answered once, however soon it comes")
    void stopIsAnsweredOnce() {
        for (int i = 0; i < 50; i++) {
            LegalAnswers.assertMove(START, last(search(START, i % 2 == 0 ? "go infinite" : "go movetime 1", "stop")));
        }
        LegalAnswers.assertMove(START, last(search(START, "go infinite", "stop", "stop", "gameover win", "stop")));
    }

    @Test
    @DisplayName("go during a search: first the answer to the old one, then that to the new one")
    void goDuringASearch() {
        ENGINE.say(START, "go infinite", MATED, "go depth 1", MATE_IN_ONE, "go depth 1");
        LegalAnswers.assertMove(START, ENGINE.hear("bestmove"));
        assertEquals("bestmove resign", ENGINE.hear("bestmove"));
        LegalAnswers.assertMove(MATE_IN_ONE, ENGINE.hear("bestmove"));
    }

    @Test
    @DisplayName("info lines have the known words only, in order, and the last of them leads to the answer")
    void reportsAreAsGuisReadThem() {
        List<String> lines = search(START + " moves 7g7f 3c3d", "go movetime 500");
        for (String line : lines) {
            assertTrue(EngineLines.isOfTheProtocol(line), line);
        }
        List<Matcher> infos = infos(lines);
        assertTrue(infos.size() > 0, lines.toString());
        String line = infos.get(infos.size() - 1).group("line");
        assertEquals(line.split(" ")[0], last(lines).split(" ")[1], lines.toString());
        assertEquals(
                lines.size() - 2, lines.lastIndexOf(infos.get(infos.size() - 1).group()), "the last one is close");
    }

    @Test
    @DisplayName("A mate score is in plies, and negative for the side that is mated")
    void matesAreCountedInPlies() {
        List<String> mating = search(MATE_IN_ONE, "go depth 3");
        assertTrue(mating.get(mating.size() - 2).contains(" score mate 1 "), mating.toString());
        assertEquals("bestmove G*5b", last(mating));
        // The king has one move, which is answered with a gold in front of it.
        List<String> mated = search("position sfen 8k/9/7GP/9/9/9/9/9/9 w G 1", "go depth 4");
        assertTrue(mated.get(mated.size() - 2).contains(" score mate -2 "), mated.toString());
    }

    @Test
    @DisplayName("Several variations come together, numbered, the best one first, and never more than there are moves")
    void variationsComeTogether() {
        ENGINE.say("setoption name MultiPV value 3", "setoption name PvInterval value 0");
        List<Matcher> infos = infos(search(START + " moves 7g7f 3c3d", "go depth 2"));
        List<String> last = infos.subList(infos.size() - 3, infos.size()).stream()
                .map(info -> info.group("number"))
                .toList();
        assertEquals(List.of("1", "2", "3"), last);
        ENGINE.say("setoption name MultiPV value 600");
        ENGINE.say("position sfen 8k/9/8P/9/9/9/9/9/9 w - 1", "moves");
        int moves = ENGINE.hear("").split(" ").length;
        for (Matcher info : infos(search("go depth 1"))) {
            int number = info.group("number") == null ? 1 : Integer.parseInt(info.group("number"));
            assertTrue(number <= moves, info.group());
        }
    }
}

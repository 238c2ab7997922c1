package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.UsiMove;
import sanmai.search.Searcher;
import sanmai.search.minimax.Minimax;
import sanmai.shogi.Position;

@Timeout(120)
class UsiSessionTest {
    private static final String MATE_IN_ONE = "position sfen 4k4/9/4P4/9/9/9/9/9/9 b G";
    private static final String MATED = "position sfen 4k4/4G4/4P4/9/9/9/9/9/9 w - 1";

    private static long bestMoves(List<String> lines) {
        return lines.stream().filter(line -> line.startsWith("bestmove")).count();
    }

    private static void assertLegalInStart(String bestMove) {
        UsiMove.parse(bestMove.split(" ")[1], Position.start());
    }

    /** After 7g7f 3c3d 8h2b+ one move is better than all others, but two pieces can make it. */
    private static void assertTakesTheHorse(String bestMove) {
        assertTrue(bestMove.matches("bestmove (3a|8b)2b"), bestMove);
    }

    @Test
    void introducesItself() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("usi");
            List<String> lines = gui.hearUntil("usiok");
            assertEquals("id name Test 1", lines.get(0));
            assertTrue(lines.get(1).startsWith("id author "));
            assertEquals("usiok", lines.get(lines.size() - 1));
            lines.forEach(line -> assertEquals(line.trim().replaceAll(" +", " "), line));
        }
    }

    @Test
    void introducesItselfWithoutTouchingTheSearch() {
        Searcher untouchable = (request, control, listener) -> {
            throw new AssertionError("searched before it was asked to");
        };
        try (InProcessEngine gui = new InProcessEngine(untouchable)) {
            gui.say("usi", "setoption name USI_Hash value 64", "quit");
            gui.hear("usiok");
            assertEquals(List.of(), gui.hangUp());
        }
    }

    @Test
    void playsWithoutEverHearingUsi() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("isready", "usinewgame", "position startpos", "go depth 1");
            gui.hear("readyok");
            assertLegalInStart(gui.hear("bestmove"));
        }
    }

    @Test
    void infoLinesHaveTheScoreBeforeThePvAtTheEnd() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos moves 7g7f 3c3d", "go depth 3");
            List<String> lines = gui.hearUntil("bestmove");
            String move = "([1-9][a-i][1-9][a-i]\\+?|[PLNSGBR]\\*[1-9][a-i])";
            String numbers = " time \\d+ nodes \\d+ nps \\d+ hashfull \\d+";
            List<String> infos = lines.subList(0, lines.size() - 1);
            for (String info : infos) {
                assertTrue(
                        info.matches("info depth [1-3] seldepth [1-3] score cp -?\\d+" + numbers + " pv " + move + "( "
                                + move + ")*"),
                        info);
            }
            assertTrue(infos.get(0).startsWith("info depth 1 "), "the first one comes early");
            assertTrue(infos.get(infos.size() - 1).startsWith("info depth 3 "), "the last one is never left out");
            String[] lastLine = infos.get(infos.size() - 1).split(" pv ")[1].split(" ");
            assertEquals("bestmove " + lastLine[0] + " ponder " + lastLine[1], lines.get(lines.size() - 1));
        }
    }

    @Test
    void mateScoresCountPlies() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say(MATE_IN_ONE, "go depth 5");
            List<String> lines = gui.hearUntil("bestmove");
            assertTrue(lines.get(lines.size() - 2).matches("info .* score mate 1 .* pv G\\*5b"), lines.toString());
            assertEquals("bestmove G*5b", lines.get(lines.size() - 1));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go depth 1",
                "go nodes 100",
                "go nodes 1",
                "go movetime 50",
                "go movetime 0",
                "go movetime -1",
                "go btime 0 wtime 0 byoyomi 100",
                "go btime 0 wtime 0 byoyomi 0",
                "go btime -500 wtime -500 byoyomi 1",
                "go btime 1 wtime 1 binc 0 winc 0",
                "go winc 10 binc 10 wtime 100 btime 100",
                "go byoyomi 1",
                "go depth 2 nodes 100000 movetime 1000",
                "go searchmoves 7g7f depth 1",
                "go depth x",
                "go"
            })
    void everyGoHasExactlyOneLegalAnswer(String go) {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos", go);
            assertLegalInStart(gui.hear("bestmove"));
            gui.say("stop", "gameover lose", "ponderhit");
            assertEquals(List.of("readyok"), gui.hearAll());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go depth 3", "go infinite", "go btime 0 wtime 0 byoyomi 0"})
    void aMatedSideResigns(String go) {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say(MATED, go, "stop");
            assertEquals("bestmove resign", gui.hear("bestmove"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go infinite", "go ponder btime 1000 wtime 1000 byoyomi 0", "go ponder"})
    void staysSilentUntilStop(String go) throws InterruptedException {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say(MATE_IN_ONE, go);
            gui.hear("info depth 2"); // The mate is found, so the search is at its end.
            Thread.sleep(50);
            assertEquals(0, bestMoves(gui.hearAll()));
            gui.say("stop");
            assertEquals("bestmove G*5b", gui.hear("bestmove"));
            assertEquals(0, bestMoves(gui.hearAll()));
        }
    }

    @Test
    void anImmediateStopIsObeyed() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            for (int i = 0; i < 50; i++) {
                gui.say("position startpos", i % 2 == 0 ? "go infinite" : "go depth 2", "stop");
                assertLegalInStart(gui.hear("bestmove"));
            }
            assertEquals(0, bestMoves(gui.hearAll()));
        }
    }

    @Test
    void goDuringASearchAnswersTheOldOneFirst() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos", "go infinite", MATE_IN_ONE, "go depth 2");
            assertLegalInStart(gui.hear("bestmove"));
            assertEquals("bestmove G*5b", gui.hear("bestmove"));
            assertEquals(0, bestMoves(gui.hearAll()));
        }
    }

    @Test
    void ponderHitLetsTheSearchAnswer() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos moves 7g7f", "go ponder btime 0 wtime 0 byoyomi 50", "ponderhit");
            gui.hear("bestmove");
            gui.say(MATE_IN_ONE, "go ponder btime 60000 wtime 60000");
            gui.hear("info depth 2");
            gui.say("ponderhit");
            assertEquals("bestmove G*5b", gui.hear("bestmove"));
            assertEquals(0, bestMoves(gui.hearAll()));
        }
    }

    @Test
    void ponderHitMayBringTheClock() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos", "go ponder", "ponderhit btime 0 wtime 0 byoyomi 20");
            assertLegalInStart(gui.hear("bestmove"));
            gui.say("go ponder", "ponderhit");
            assertLegalInStart(gui.hear("bestmove"));
        }
    }

    @Test
    void aPonderMissIsAnsweredForThePonderedPosition() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos", "go ponder btime 1000 wtime 1000", "stop", MATE_IN_ONE, "go depth 2");
            assertLegalInStart(gui.hear("bestmove"));
            assertEquals("bestmove G*5b", gui.hear("bestmove"));
        }
    }

    @Test
    void gameOverEndsPondering() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos", "go ponder btime 1000 wtime 1000", "gameover lose");
            gui.hear("bestmove");
            gui.say("gameover lose");
            assertEquals(List.of("readyok"), gui.hearAll());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go mate", "go mate infinite", "go mate 10000"})
    void aMateIsAnsweredWithItsLine(String go) {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say(MATE_IN_ONE, go);
            List<String> lines = gui.hearUntil("checkmate");
            assertEquals("checkmate G*5b", lines.get(lines.size() - 1));
            assertTrue(
                    lines.get(lines.size() - 2).matches("info depth 1 .* score mate 1 .* pv G\\*5b"), lines.toString());
            assertEquals(0, bestMoves(gui.hearAll()));
        }
    }

    @Test
    void noMateIsAnsweredToo() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos", "go mate infinite");
            assertEquals("checkmate nomate", gui.hear("checkmate"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go mate 0", "go mate -5", "go mate nodes 1"})
    void aSearchForAMateWithoutTimeIsATimeout(String go) {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position sfen 9/9/9/9/4k4/9/9/9/9 b 2R2B4G4S4N4L18P 1", go);
            assertEquals("checkmate timeout", gui.hear("checkmate"));
        }
    }

    private static boolean mateHelperRuns() {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().equals("mate helper"));
    }

    @Test
    @Timeout(120)
    void mateSearchesUseTheThreadsOfTheOption() throws InterruptedException {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name Threads value 2", "position sfen 9/9/9/4k4/9/9/9/9/9 b RB2G2S2N2L9Prb2g2s2n2l9p 1");
            gui.say("go mate infinite");
            while (!mateHelperRuns()) {
                Thread.sleep(5); // The first nodes are searched by one thread.
            }
            gui.say("stop");
            assertEquals("checkmate timeout", gui.hear("checkmate"));
            while (mateHelperRuns()) {
                Thread.sleep(5); // The answer does not wait for the threads.
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"resign", "win"})
    void aGameEndAfterTheMovesIsIgnored(String ending) {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos moves 7g7f " + ending);
            assertEquals(List.of("readyok"), gui.hearAll());
        }
    }

    @Test
    void unknownLinesAreIgnored() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say(
                    "",
                    "  ",
                    "foo",
                    "stop",
                    "ponderhit",
                    "gameover win",
                    "usinewgame",
                    "setoption name NoSuch value 1");
            assertEquals(List.of("info string there is no option NoSuch", "readyok"), gui.hearAll());
        }
    }

    @Test
    void aBadOptionValueIsAnErrorLine() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name DepthLimit value many");
            assertTrue(gui.hearAll().get(0).startsWith("info string Error! option DepthLimit "));
        }
    }

    @Test
    void theDepthLimitIsObeyed() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name DepthLimit value 2", "position startpos", "go btime 600000 wtime 600000");
            List<String> lines = gui.hearUntil("bestmove");
            assertTrue(lines.get(lines.size() - 2).startsWith("info depth 2 "), lines.toString());
        }
    }

    @Test
    void aFailingSearchStillAnswersWithALegalMove() {
        Searcher failing = (request, control, listener) -> {
            request.position().doMove(UsiMove.parse("7g7f", request.position()));
            throw new IllegalStateException("out of order");
        };
        try (InProcessEngine gui = new InProcessEngine(failing)) {
            gui.say("position startpos", "go depth 1");
            List<String> lines = gui.hearUntil("bestmove");
            assertTrue(lines.get(0).startsWith("info string Error! "), lines.toString());
            assertLegalInStart(lines.get(lines.size() - 1));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "go infinite", "go depth 30", "go ponder"})
    void theEndOfTheInputEndsTheSession(String go) {
        InProcessEngine gui = new InProcessEngine(new Minimax());
        gui.say("position startpos", go);
        assertEquals(go.isEmpty() ? 0 : 1, bestMoves(gui.hangUp()));
    }

    @Test
    void quitEndsTheSessionAndNothingIsReadAfterIt() {
        InProcessEngine gui = new InProcessEngine(new Minimax());
        gui.say("position startpos", "go infinite", "quit", "isready");
        assertFalse(gui.hangUp().contains("readyok"));
    }

    @Test
    void aLongGameIsReadInFull() {
        String shuttle = " 2h3h 8b7b 3h2h 7b8b".repeat(150);
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos moves" + shuttle + " 7g7f 3c3d 8h2b+", "go depth 1");
            assertTakesTheHorse(gui.hear("bestmove"));
        }
    }

    @Test
    void badOverridesAreReportedAfterIsReady() {
        try (InProcessEngine gui =
                InProcessEngine.withPresets(new Minimax(), "setoption name MultiPV value 2", "nonsense")) {
            gui.say("usi");
            List<String> lines = gui.hearUntil("usiok");
            assertTrue(lines.contains("option name MultiPV type spin default 2 min 1 max 600"), lines.toString());
            assertTrue(lines.stream().noneMatch(line -> line.startsWith("info")), lines.toString());
            List<String> told = gui.hearAll();
            assertTrue(
                    told.get(0).startsWith("info string Error! engine_options.txt, line 2: \"nonsense\""),
                    told.toString());
            assertEquals(2, told.size(), told.toString());
            assertEquals(List.of("readyok"), gui.hearAll());
            gui.say("go depth 1");
            assertTrue(gui.hearUntil("bestmove").stream().anyMatch(line -> line.contains(" multipv 2 ")));
        }
    }
}

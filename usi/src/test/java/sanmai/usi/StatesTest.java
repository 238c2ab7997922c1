package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.testing.SameOnEveryJava;
import sanmai.usi.job.EngineState;

/** Every command in every state. */
@SameOnEveryJava
@Timeout(60)
class StatesTest {
    /** A problem that is not solved within minutes. */
    private static final String LONG_PROBLEM = "position sfen 9/9/9/9/4k4/9/9/9/9 b 2R2B4G4S4N4L18P 1";

    private static final String SYNC = "MultiPV == 1";
    private static final int FOREVER = 1_000_000;

    private final StubSearcher searcher = new StubSearcher(true);

    /** Brings a fresh session into a state. */
    private void enter(EngineState state, InProcessEngine gui) {
        if (state == EngineState.PREPARING) {
            gui.say("isready");
            return;
        }
        searcher.getsReady.release(FOREVER);
        switch (state) {
            case THINKING -> gui.say("go btime 600000 wtime 600000");
            case ANALYSING -> gui.say("go infinite");
            case PONDERING -> gui.say("go ponder btime 600000 wtime 600000");
            case SOLVING -> gui.say(LONG_PROBLEM, "go mate infinite");
            case COUNTING -> gui.say("go perft 20");
            default -> {}
        }
        if (state != EngineState.IDLE) {
            gui.say("isready"); // Answered once the search has begun.
            gui.hear("readyok");
        }
    }

    /** The first words of the lines said, without search reports, lists of options and boards. */
    private static String gist(List<String> lines) {
        return lines.stream()
                .filter(line -> line.matches("(usiok|readyok|bestmove|checkmate|sfen|info string).*"))
                .map(line -> line.replaceAll(" .*", ""))
                .collect(Collectors.joining(" "));
    }

    private static List<String> hearUntilSync(InProcessEngine gui) {
        gui.say("getoption MultiPV");
        List<String> lines = new ArrayList<>(gui.hearUntil(SYNC));
        lines.remove(lines.size() - 1);
        return lines;
    }

    /**
     * Checks what is said after a command.
     *
     * @param atOnce what is said before anything else happens; {@code waits} if even a question has to wait
     * @param inTheEnd what is said when the engine is ready, and every search is told to stop
     */
    @ParameterizedTest
    @CsvSource({
        "IDLE,      usi,                        usiok,    ''",
        "IDLE,      isready,                    waits,    readyok",
        "IDLE,      usinewgame,                 '',       ''",
        "IDLE,      position startpos,          '',       ''",
        "IDLE,      position nonsense,          info,     ''",
        "IDLE,      setoption name Threads value 2, '',   ''",
        "IDLE,      go infinite,                '',       bestmove",
        "IDLE,      go ponder,                  '',       bestmove",
        "IDLE,      go btime 600000,            '',       bestmove",
        "IDLE,      stop,                       '',       ''",
        "IDLE,      ponderhit,                  '',       ''",
        "IDLE,      gameover win,               '',       ''",
        "IDLE,      d,                          sfen,     ''",
        "IDLE,      nonsense,                   '',       ''",
        "PREPARING, usi,                        usiok,    readyok",
        "PREPARING, isready,                    waits,    readyok readyok",
        "PREPARING, usinewgame,                 waits,    readyok",
        "PREPARING, position startpos,          '',       readyok",
        "PREPARING, setoption name Threads value 2, '',   readyok",
        "PREPARING, go infinite,                waits,    readyok bestmove",
        "PREPARING, stop,                       '',       readyok",
        "PREPARING, ponderhit,                  '',       readyok",
        "PREPARING, gameover win,               '',       readyok",
        "PREPARING, d,                          sfen,     readyok",
        "PREPARING, nonsense,                   '',       readyok",
        "THINKING,  usi,                        usiok,    bestmove",
        "THINKING,  isready,                    readyok,  bestmove",
        "THINKING,  usinewgame,                 '',       bestmove",
        "THINKING,  position startpos,          '',       bestmove",
        "THINKING,  setoption name Threads value 2, '',   bestmove",
        "THINKING,  go infinite,                waits,    bestmove bestmove",
        "THINKING,  go ponder,                  waits,    bestmove bestmove",
        "THINKING,  stop,                       waits,    bestmove",
        "THINKING,  ponderhit,                  '',       bestmove",
        "THINKING,  gameover win,               waits,    bestmove",
        "THINKING,  d,                          sfen,     bestmove",
        "THINKING,  nonsense,                   '',       bestmove",
        "ANALYSING, usi,                        usiok,    bestmove",
        "ANALYSING, isready,                    readyok,  bestmove",
        "ANALYSING, usinewgame,                 '',       bestmove",
        "ANALYSING, position startpos,          '',       bestmove",
        "ANALYSING, setoption name MultiPV value 1, '',   bestmove",
        "ANALYSING, go infinite,                waits,    bestmove bestmove",
        "ANALYSING, stop,                       waits,    bestmove",
        "ANALYSING, ponderhit,                  '',       bestmove",
        "ANALYSING, gameover win,               waits,    bestmove",
        "ANALYSING, d,                          sfen,     bestmove",
        "PONDERING, usi,                        usiok,    bestmove",
        "PONDERING, isready,                    readyok,  bestmove",
        "PONDERING, usinewgame,                 '',       bestmove",
        "PONDERING, position startpos,          '',       bestmove",
        "PONDERING, setoption name Threads value 2, '',   bestmove",
        "PONDERING, go infinite,                waits,    bestmove bestmove",
        "PONDERING, stop,                       waits,    bestmove",
        "PONDERING, ponderhit,                  '',       bestmove",
        "PONDERING, ponderhit byoyomi 0,        waits,    bestmove",
        "PONDERING, gameover lose,              waits,    bestmove",
        "PONDERING, d,                          sfen,     bestmove",
        "SOLVING,   usi,                        usiok,    checkmate",
        "SOLVING,   isready,                    readyok,  checkmate",
        "SOLVING,   usinewgame,                 '',       checkmate",
        "SOLVING,   position startpos,          '',       checkmate",
        "SOLVING,   setoption name Threads value 2, '',   checkmate",
        "SOLVING,   go infinite,                waits,    checkmate bestmove",
        "SOLVING,   go mate infinite,           waits,    checkmate checkmate",
        "SOLVING,   stop,                       waits,    checkmate",
        "SOLVING,   ponderhit,                  '',       checkmate",
        "SOLVING,   gameover win,               waits,    checkmate",
        "SOLVING,   d,                          sfen,     checkmate",
        "THINKING,  bench 60,                   waits,    bestmove info",
        "COUNTING,  usi,                        usiok,    info",
        "COUNTING,  isready,                    readyok,  info",
        "COUNTING,  position startpos,          '',       info",
        "COUNTING,  go infinite,                waits,    info bestmove",
        "COUNTING,  stop,                       waits,    info",
        "COUNTING,  ponderhit,                  '',       info",
        "COUNTING,  gameover draw,              waits,    info"
    })
    void aCommandInAState(EngineState state, String command, String atOnce, String inTheEnd) {
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            enter(state, gui);
            gui.say(command);
            String said = "";
            if (!atOnce.equals("waits")) {
                said = gist(hearUntilSync(gui));
                assertEquals(atOnce, said, "said at once");
            }
            searcher.getsReady.release(FOREVER);
            gui.say("stop");
            String rest = gist(waitForEnd(gui));
            assertEquals(inTheEnd, rest, "said in the end");
        }
    }

    /** The lines said until the engine is idle. */
    private List<String> waitForEnd(InProcessEngine gui) {
        // A new game is forgotten while nothing else goes on, so all that went on before has ended with the answer.
        gui.say("position startpos", "go perft 0");
        List<String> lines = new ArrayList<>(gui.hearUntil("Nodes searched: 1"));
        lines.remove(lines.size() - 1);
        return lines;
    }

    @ParameterizedTest
    @CsvSource({"IDLE", "PREPARING", "THINKING", "ANALYSING", "PONDERING", "SOLVING", "COUNTING"})
    void quitEndsEveryState(EngineState state) {
        InProcessEngine gui = new InProcessEngine(searcher);
        enter(state, gui);
        gui.say("quit", "isready");
        assertTrue(!gist(gui.hangUp()).contains("readyok"));
    }

    @ParameterizedTest
    @CsvSource({"ANALYSING", "PONDERING"})
    void aFinishedSearchHoldsItsAnswerBack(EngineState state) {
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            enter(state, gui);
            searcher.ends.release();
            gui.hear("info depth 3"); // The search has told its last and is at its end.
            assertEquals("", gist(hearUntilSync(gui)));
            gui.say("stop");
            assertEquals("bestmove 7g7f", gui.hear("bestmove"));
            assertEquals("", gist(waitForEnd(gui)));
        }
    }

    @Test
    void aPonderHitAfterTheEndIsAnsweredAtOnce() {
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            enter(EngineState.PONDERING, gui);
            searcher.ends.release();
            gui.hear("info depth 3");
            gui.say("ponderhit");
            assertEquals("bestmove 7g7f", gui.hear("bestmove"));
        }
    }

    @Test
    void aPonderHitStartsTheClockOfTheSideThatIsPonderedFor() {
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            enter(EngineState.PONDERING, gui);
            gui.say("position startpos moves 7g7f", "ponderhit btime 0 wtime 600000");
            assertEquals("bestmove 7g7f", gui.hear("bestmove"));
        }
    }

    @Test
    void aSearchThatEndsByItselfAnswersOnce() {
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            enter(EngineState.THINKING, gui);
            searcher.ends.release();
            gui.hear("bestmove");
            gui.say("stop", "gameover lose");
            assertEquals("", gist(waitForEnd(gui)));
        }
    }

    @Test
    void aSearchThatDoesNotStopIsAnsweredWithoutIt() {
        StubSearcher deaf = new StubSearcher(false);
        deaf.getsReady.release(FOREVER);
        try (InProcessEngine gui = new InProcessEngine(deaf)) {
            gui.say("position startpos moves 7g7f", "go infinite", "stop");
            assertTrue(gui.hear("bestmove").matches("bestmove [1-9][a-d].*"));
            gui.say("position startpos", "go infinite"); // Has to wait for the end of the search before.
            deaf.ends.release();
            gui.say("stop");
            assertTrue(gui.hear("bestmove").matches("bestmove [1-9][f-i].*"));
            deaf.ends.release(FOREVER);
        }
    }

    @ParameterizedTest
    @CsvSource({"go infinite, stop", "go btime 600000 wtime 600000, stop", "go ponder, gameover lose"})
    void readyokDoesNotOvertakeAnAnswerThatIsDue(String go, String end) {
        StubSearcher deaf = new StubSearcher(false);
        deaf.getsReady.release(FOREVER);
        try (InProcessEngine gui = new InProcessEngine(deaf, 200)) {
            gui.say(go, end, "isready");
            assertEquals("bestmove info readyok", gist(gui.hearUntil("readyok")));
            deaf.ends.release(FOREVER);
        }
    }

    @Test
    void theClockOfAGoAfterIsReadyStartsWithReadyok() throws InterruptedException {
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            gui.say("isready", "position startpos", "go btime 0 wtime 0 byoyomi 600000");
            Thread.sleep(50); // The line is read meanwhile.
            long beforeReady = System.nanoTime();
            searcher.getsReady.release(FOREVER);
            searcher.ends.release(FOREVER);
            gui.hear("bestmove");
            assertTrue(searcher.clockStart - beforeReady > 0, "the clock ran while the engine got ready");
        }
    }

    @ParameterizedTest
    @CsvSource({"PREPARING, readyok", "THINKING, bestmove"})
    void jobsThatEndByThemselvesOutliveTheInput(EngineState state, String answer) throws InterruptedException {
        InProcessEngine gui = new InProcessEngine(searcher);
        enter(state, gui);
        gui.endInput();
        Thread.sleep(600); // Longer than what is told to end is waited for.
        searcher.getsReady.release(FOREVER);
        searcher.ends.release(FOREVER);
        List<String> rest = gui.hangUp();
        assertEquals(answer, gist(rest));
        assertEquals(state == EngineState.THINKING, rest.stream().anyMatch(line -> line.startsWith("info depth 3")));
    }

    @Test
    void theClockIsKeptEvenIfTheSearchGoesOn() {
        StubSearcher deaf = new StubSearcher(false);
        deaf.getsReady.release(FOREVER);
        try (InProcessEngine gui = new InProcessEngine(deaf)) {
            gui.say("position startpos", "go btime 0 wtime 0 byoyomi 100");
            gui.hear("bestmove");
            gui.say("gameover lose", "stop");
            deaf.ends.release();
            assertEquals("", gist(waitForEnd(gui)));
        }
    }

    @Test
    void aSearchThatNeverEndsIsAbandoned() {
        StubSearcher deaf = new StubSearcher(false);
        deaf.getsReady.release(FOREVER);
        try (InProcessEngine gui = new InProcessEngine(deaf, 200)) {
            gui.say("go infinite", "stop");
            gui.hear("bestmove");
            gui.say("go infinite");
            assertEquals("info string Error! the search does not stop", gui.hear("info string"));
            deaf.ends.release(FOREVER);
            gui.hear("info depth 3");
            gui.say("stop");
            assertEquals("bestmove 7g7f", gui.hear("bestmove"));
        }
    }

    @Test
    void anAbandonedSearcherIsNotUsedAgain() {
        StubSearcher deaf = new StubSearcher(false);
        StubSearcher next = new StubSearcher(true);
        deaf.getsReady.release(FOREVER);
        next.getsReady.release(FOREVER);
        Iterator<StubSearcher> searchers = List.of(deaf, next).iterator();
        try (InProcessEngine gui = InProcessEngine.withMaker(searchers::next, 200)) {
            gui.say("go infinite", "stop");
            gui.hear("bestmove");
            gui.say("go infinite");
            gui.hear("info string");
            next.ends.release();
            gui.hear("info depth 3");
            deaf.ends.release(FOREVER);
            gui.say("stop");
            assertEquals("bestmove 7g7f", gui.hear("bestmove"));
        }
    }

    @Test
    void preparesOnceAndAnswersEachIsReady() {
        searcher.getsReady.release(1);
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            gui.say("isready", "isready", "usinewgame", "isready");
            assertEquals("readyok readyok readyok", gist(waitForEnd(gui)));
        }
    }

    @Test
    void anotherSizeOfMemoryIsPreparedBeforeTheNextSearch() {
        searcher.getsReady.release(1);
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            gui.say("isready");
            gui.hear("readyok");
            gui.say("setoption name USI_Hash value 17", "go infinite", "stop");
            searcher.getsReady.release(1);
            gui.hear("bestmove");
            assertEquals(0, searcher.getsReady.availablePermits());
        }
    }

    @Test
    void aLongPreparationShowsSignsOfLife() {
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            gui.say("isready");
            assertEquals(List.of(""), gui.hearUntil(""), "an empty line while there is nothing to say");
            searcher.getsReady.release(FOREVER);
            assertEquals("readyok", gui.hearUntil("readyok").get(0));
        }
    }
}

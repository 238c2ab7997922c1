package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.usi.engine.BookFiles;

/** Searches whose time is over before they begin, or before their thread gets the processor. */
@Timeout(120)
class AnswersWithoutTimeTest {
    /** A position whose best line at depth 1 is one move, so that it is the same with the table of an earlier search. */
    private static final String QUIET = "startpos moves 2g2f";

    private static final String NO_TIME = "go btime 0 wtime 0";

    /** The engine's search, whose thread gets the processor only when the test says so. */
    private static final class DelayedSearcher implements Searcher {
        private final Searcher searcher = new AlphaBeta(NetEvaluationFactory.shipped());
        private volatile CountDownLatch processor = new CountDownLatch(0);

        void delay(boolean isDelayed) {
            CountDownLatch before = processor;
            processor = new CountDownLatch(isDelayed ? 1 : 0);
            before.countDown();
        }

        @Override
        public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
            try {
                processor.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return searcher.search(request, control, listener);
        }

        @Override
        public SearchResult answerAtOnce(SearchRequest request, SearchControl control) {
            return searcher.answerAtOnce(request, control);
        }

        @Override
        public void prepare(Resources resources) {
            searcher.prepare(new Resources(4, 1));
        }

        @Override
        public void newGame() {
            searcher.newGame();
        }
    }

    private final DelayedSearcher searcher = new DelayedSearcher();

    /** A session with a book of one move, ready for a new game. */
    private InProcessEngine engine(String position, String bookMove) {
        BookFiles books = new OneBook("a.db", List.of(position, bookMove + " none 0 20 1"));
        InProcessEngine gui = new InProcessEngine(searcher, books, UsiSession.PATIENCE_MILLIS);
        gui.say("setoption name BookFile value a.db");
        gui.hearAll();
        return gui;
    }

    private InProcessEngine engine() {
        return engine("sfen 9/9/9/9/4k4/9/9/9/9 b - 1", "none");
    }

    /** The lines without times and speeds. */
    private static List<String> answer(InProcessEngine gui, String position, String go) {
        gui.say("position " + position);
        gui.say(go.split("/"));
        return gui.hearUntil("bestmove").stream()
                .map(line -> line.replaceAll(" (time|nodes|nps|hashfull) \\d+", ""))
                .toList();
    }

    private static String move(List<String> answer) {
        return answer.get(answer.size() - 1).split(" ")[1];
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                NO_TIME,
                "go btime 0 wtime 0 byoyomi 0",
                "go btime 1 wtime 1 byoyomi 1",
                "go btime -1 wtime -1",
                "go movetime 0",
                "go movetime 1",
                "go rtime 0",
                "go nodes 0",
                "go nodes 1"
            })
    void depthOneIsCompletedInAnyCase(String go) {
        try (InProcessEngine gui = engine()) {
            List<String> wanted = answer(gui, QUIET, "go depth 1");
            assertTrue(wanted.get(0).startsWith("info depth 1 seldepth "), wanted.toString());
            for (int i = 0; i < 3; i++) {
                gui.say("usinewgame");
                assertEquals(wanted, answer(gui, QUIET, go));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go infinite/stop",
                "go ponder/stop",
                "go ponder/gameover lose",
                "go ponder btime 0 wtime 0/ponderhit",
                "go ponder/ponderhit btime 0 wtime 0 byoyomi 1"
            })
    void aSearchThatIsStoppedAtOnceHasSearched(String go) {
        try (InProcessEngine gui = engine()) {
            List<String> answer = answer(gui, "startpos moves 7g7f", go);
            String last = answer.get(answer.size() - 2);
            assertTrue(last.matches("info depth .* pv " + move(answer) + "( .*)?"), answer.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                NO_TIME,
                "go byoyomi 12",
                "go movetime 20",
                "go infinite/stop",
                "go ponder/stop",
                "go ponder btime 0 wtime 0/ponderhit"
            })
    void aThreadWithoutAProcessorIsAnsweredForWithDepthOne(String go) {
        try (InProcessEngine gui = engine()) {
            List<String> wanted = answer(gui, "startpos moves 7g7f", "go depth 1");
            gui.say("usinewgame");
            gui.hearAll();
            searcher.delay(true);
            assertEquals(wanted, answer(gui, "startpos moves 7g7f", go));
            searcher.delay(false);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aDeclarationComesFirst(boolean isDelayed) {
        String declares = "sfen +P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1";
        try (InProcessEngine gui = engine(declares, "5b5a")) {
            searcher.delay(isDelayed);
            List<String> won = List.of("info depth 0 seldepth 0 score mate 1", "bestmove win");
            assertEquals(won, answer(gui, declares, NO_TIME));
            assertEquals(won, answer(gui, declares, "go infinite/stop"));
            gui.say("setoption name Stochastic_Ponder value true");
            assertEquals(
                    List.of("bestmove win"),
                    answer(gui, declares.replace(" b ", " w ") + " moves 5i5h", "go ponder/stop"));
            searcher.delay(false);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMateInOneComesBeforeTheBook(boolean isDelayed) {
        String mates = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
        try (InProcessEngine gui = engine(mates, "5c5b+")) {
            searcher.delay(isDelayed);
            assertEquals("G*5b", move(answer(gui, mates, NO_TIME)));
            searcher.delay(false);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theBookComesBeforeTheTable(boolean isDelayed) {
        String start = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        try (InProcessEngine gui = engine(start, "9g9f")) {
            answer(gui, "startpos", "go infinite/stop");
            searcher.delay(isDelayed);
            assertEquals("9g9f", move(answer(gui, "startpos", NO_TIME)));
            searcher.delay(false);
        }
    }

    /** A position where depth 1 finds another move than a deeper search. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theTableComesBeforeDepthOne(boolean isDelayed) {
        String moves = "startpos moves 7g7f 3c3d 2g2f 4c4d";
        try (InProcessEngine gui = engine()) {
            String shallow = move(answer(gui, moves, "go depth 1"));
            String deep = move(answer(gui, moves, "go depth 8"));
            assertNotEquals(shallow, deep);
            searcher.delay(isDelayed);
            assertEquals(deep, move(answer(gui, moves, NO_TIME)));
            searcher.delay(false);
        }
    }

    @Test
    void aFailingSearcherIsAnsweredForWithAnyMove() {
        Searcher fails = new Searcher() {
            @Override
            public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
                throw new IllegalStateException("it is broken");
            }

            @Override
            public SearchResult answerAtOnce(SearchRequest request, SearchControl control) {
                throw new OutOfMemoryError("Java heap space");
            }
        };
        try (InProcessEngine gui = new InProcessEngine(fails)) {
            gui.hearAll();
            assertTrue(move(answer(gui, "startpos", "go depth 3")).matches("\\d[f-i]\\d[f-i]"));
        }
    }
}

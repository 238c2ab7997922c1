package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
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

/** The button that clears the hash tables. */
@Timeout(60)
class ClearHashTest {
    /** Counts how often it is cleared, and allocates little. */
    private static final class CountingSearcher implements Searcher {
        private final Searcher searcher = new AlphaBeta(NetEvaluationFactory.shipped());
        private final AtomicInteger clears = new AtomicInteger();

        @Override
        public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
            return searcher.search(request, control, listener);
        }

        @Override
        public void prepare(Resources resources) {
            searcher.prepare(new Resources(4, 1));
        }

        @Override
        public void newGame() {
            clears.incrementAndGet();
            searcher.newGame();
        }
    }

    private final CountingSearcher searcher = new CountingSearcher();

    private static String search(InProcessEngine gui) {
        gui.say("position startpos", "go nodes 20000");
        List<String> lines = gui.hearUntil("bestmove");
        return lines.get(lines.size() - 2).replaceAll(" time \\d+| nps \\d+", "");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "setoption name Clear_Hash",
                "setoption name Clear Hash",
                "setoption name clear_hash value 1",
                "Clear_Hash"
            })
    void theNextSearchIsThatOfANewGame(String button) {
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            gui.hearAll();
            String first = search(gui);
            assertTrue(!search(gui).equals(first), "the second search knows nothing of the first");
            gui.say(button);
            assertEquals(first, search(gui));
        }
    }

    @Test
    void duringASearchTheButtonTakesEffectAfterIt() {
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            gui.hearAll();
            int before = searcher.clears.get();
            gui.say("go infinite", "setoption name Clear_Hash");
            assertEquals(
                    List.of("readyok"),
                    gui.hearAll().stream()
                            .filter(line -> !line.startsWith("info"))
                            .toList());
            assertEquals(before, searcher.clears.get());
            gui.say("stop");
            gui.hear("bestmove");
            assertEquals(List.of("readyok"), gui.hearAll());
            search(gui); // It waits for the end of the first search, which a busy machine may delay beyond its answer.
            assertEquals(before + 1, searcher.clears.get());
        }
    }

    @Test
    void aButtonHasNoValueToAskFor() {
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            gui.say("getoption Clear_Hash", "getoption");
            assertTrue(gui.hearAll().stream().noneMatch(line -> line.startsWith("Clear_Hash")));
        }
    }
}

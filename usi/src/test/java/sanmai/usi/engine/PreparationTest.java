package sanmai.usi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.protocol.UsiWriter;

/** The steps before a search and their order: each step once, and only if needed. */
class PreparationTest {
    private final List<String> done = new ArrayList<>();
    private final EngineOptions options = new EngineOptions();
    private final SearchEngine engine =
            new SearchEngine(setup(), options, new UsiWriter(PrintStream.nullOutputStream()));

    private EngineSetup setup() {
        EvaluationFiles evaluations = choice -> {
            done.add("evaluation " + choice.file());
            return new EvaluationFiles.Opened("a net", NetEvaluationFactory.shipped());
        };
        BookFiles books = (directory, name) -> {
            done.add(directory + "/" + name);
            throw new IOException("there is no such book");
        };
        return new EngineSetup("Test 1", net -> new Recorder(), NetEvaluationFactory.shipped(), evaluations, books);
    }

    /** Records the calls of a searcher. */
    private final class Recorder implements Searcher {
        @Override
        public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
            done.add("search");
            return SearchResult.anyMove(request, 0);
        }

        @Override
        public void prepare(Resources resources) {
            done.add("allocate " + resources.hashMegabytes());
        }

        @Override
        public void newGame() {
            done.add("forget");
        }

        @Override
        public void close() {
            done.add("close");
        }
    }

    private List<String> prepare(boolean withWarmUp) {
        done.clear();
        Optional<Runnable> steps = engine.preparation(withWarmUp);
        steps.ifPresent(Runnable::run);
        return List.copyOf(done);
    }

    @BeforeEach
    void theFirstPreparationDoesEverything() {
        options.options().set("BookFile", EngineOptions.NO_BOOK);
        assertEquals(List.of("evaluation ", "search", "forget", "allocate 256"), prepare(true));
    }

    @Test
    void noStepIsDoneTwice() {
        assertEquals(Optional.empty(), engine.preparation(true));
        engine.newGame();
        assertEquals(List.of("forget"), prepare(true));
        assertEquals(Optional.empty(), engine.preparation(true));
    }

    @Test
    void anotherSizeIsAllocated() {
        options.options().set("USI_Hash", "64");
        assertEquals(List.of("allocate 64"), prepare(true));
    }

    @Test
    void anotherBookIsLoaded() {
        options.options().set("BookFile", "a.db");
        assertEquals(List.of("book/a.db"), prepare(true));
        options.options().set("BookDir", "books");
        assertEquals(List.of("books/a.db"), prepare(true));
        options.options().set("BookOnTheFly", "true");
        assertEquals(List.of("books/a.db"), prepare(true));
        options.options().set("FlippedBook", "false");
        assertEquals(List.of(), prepare(true));
    }

    @Test
    void anotherEvaluationGetsANewSearcher() {
        options.options().set("EvalFile", "a.bin");
        assertEquals(List.of("close", "evaluation a.bin", "search", "forget", "allocate 256"), prepare(true));
    }

    @Test
    void aWarmUpIsLeftOutWithoutTime() {
        options.options().set("EvalFile", "a.bin");
        assertEquals(List.of("close", "evaluation a.bin", "allocate 256"), prepare(false));
        assertEquals(Optional.empty(), engine.preparation(true));
    }

    @Test
    void minimaxNeedsNoMemory() {
        options.options().set("SearchMethod", "Minimax");
        options.options().set("USI_Hash", "64");
        engine.newGame();
        assertEquals(Optional.empty(), engine.preparation(true));
        options.options().set("SearchMethod", "AlphaBeta");
        assertEquals(List.of("forget", "allocate 64"), prepare(true));
    }

    @Test
    void releasedMemoryIsAllocatedAgain() {
        engine.freeMemory();
        assertEquals(List.of("allocate 256"), prepare(true));
    }
}

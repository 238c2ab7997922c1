package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.minimax.Minimax;
import sanmai.search.time.SearchControl;
import sanmai.usi.engine.EvaluationFiles;

/** A session closes the searchers that it has made, as soon as it does not need them any more. */
@Timeout(60)
class ClosedSearchersTest {
    private final List<Integer> made = new CopyOnWriteArrayList<>();
    private final List<Integer> closed = new CopyOnWriteArrayList<>();

    private Searcher make() {
        int number = made.size();
        made.add(number);
        Minimax minimax = new Minimax();
        return new Searcher() {
            @Override
            public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
                return minimax.search(request, control, listener);
            }

            @Override
            public void close() {
                closed.add(number);
            }
        };
    }

    private InProcessEngine engine() {
        EvaluationFiles files = choice -> new EvaluationFiles.Opened(choice.file(), NetEvaluationFactory.shipped());
        return InProcessEngine.withEvaluations(this::make, files);
    }

    @Test
    void theEndOfTheSessionClosesItsSearcher() {
        try (InProcessEngine gui = engine()) {
            gui.say("position startpos", "go depth 1");
            gui.hear("bestmove");
            gui.hearAll();
            assertEquals(List.of(), closed);
        }
        assertEquals(List.of(0), made);
        assertEquals(made, closed);
    }

    @Test
    void anotherEvaluationClosesTheSearcherBefore() {
        try (InProcessEngine gui = engine()) {
            gui.hearAll();
            for (int i = 1; i <= 3; i++) {
                gui.say("setoption name EvalFile value file" + i);
                gui.hearAll();
                assertEquals(IntStream.range(0, i).boxed().toList(), closed);
            }
        }
        assertEquals(List.of(0, 1, 2, 3), closed);
    }

    @Test
    void aBenchClosesItsOwnSearcher() {
        try (InProcessEngine gui = engine()) {
            gui.say("bench 1");
            gui.hearUntil("nodes");
            gui.hearAll();
            gui.say("bench 1");
            gui.hearUntil("nodes");
        }
        assertEquals(3, made.size());
        assertEquals(made, closed.stream().sorted().toList());
    }
}

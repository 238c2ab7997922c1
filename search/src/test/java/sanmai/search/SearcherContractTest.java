package sanmai.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.notation.Sfen;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.alphabeta.Features;
import sanmai.search.book.Book;
import sanmai.search.book.play.BookSearcher;
import sanmai.search.book.play.BookSettings;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.minimax.Minimax;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.search.tuning.NodeClockSearcher;
import sanmai.shogi.Position;

/** The contract of {@link Searcher} for calls by listeners and closed searchers, checked on every kind of searcher. */
@Timeout(120)
class SearcherContractTest {
    private static final String START = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    private static final String TRY = "9/3K5/9/9/9/9/9/9/k8 b - 1";
    private static final GameRules TRY_RULE = new GameRules(EnteringKingRule.TRY, 0, 0, 0);

    private static AlphaBeta alphaBeta(int threads) {
        return AlphaBeta.prepared(NetEvaluationFactory.shipped(), Features.ALL, new Resources(1, threads));
    }

    /** A searcher, a request for which it calls its listener, and whether it is deterministic. */
    private record Kind(Searcher searcher, SearchRequest request, boolean isDeterministic) {
        Kind(Searcher searcher, boolean isDeterministic) {
            this(searcher, new SearchRequest(Position.start(), Limits.ofDepth(4)), isDeterministic);
        }

        SearchResult search(SearchListener listener) {
            return searcher.search(request, new SearchControl(), listener);
        }

        List<Runnable> calls() {
            return List.of(
                    () -> search(SearchListener.NONE),
                    () -> searcher.prepare(Resources.SMALL),
                    () -> searcher.prepareAtMost(new Resources(1, 2)),
                    searcher::newGame);
        }
    }

    static Stream<Named<Kind>> kinds() {
        SearchRequest canTry = new SearchRequest(Sfen.position(TRY), Limits.ofDepth(1), TRY_RULE);
        Searcher book = new BookSearcher(
                Book.of(List.of(START, "9g9f none 0 0 1").iterator(), complaint -> {}),
                BookSettings.DEFAULT,
                new SplittableRandom(1),
                new Minimax());
        SearchRequest shallow = new SearchRequest(Position.start(), Limits.ofDepth(2));
        return Stream.of(
                Named.of("one thread", new Kind(alphaBeta(1), true)),
                Named.of("three threads", new Kind(alphaBeta(3), false)),
                Named.of("minimax", new Kind(new Minimax(), shallow, true)),
                Named.of("a declaration", new Kind(new DeclarationWinSearcher(alphaBeta(1)), true)),
                Named.of("a try", new Kind(new DeclarationWinSearcher(new Minimax()), canTry, true)),
                Named.of("a book", new Kind(book, true)),
                Named.of("a clock of nodes", new Kind(new NodeClockSearcher(alphaBeta(1), 1000, 0), true)));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void listenerCallsAreRefusedAndTheSearchGoesOn(Kind kind) {
        try (Searcher searcher = kind.searcher()) {
            SearchResult undisturbed = kind.search(SearchListener.NONE);
            searcher.newGame();
            List<Runnable> calls = new ArrayList<>(kind.calls());
            calls.add(searcher::close);
            List<SearchResult> heard = new ArrayList<>();
            SearchResult result = kind.search(found -> {
                heard.add(found);
                for (Runnable call : calls) {
                    String reason =
                            assertThrows(IllegalStateException.class, call::run).getMessage();
                    assertTrue(reason.contains(" was called from within search, perhaps by a listener: "), reason);
                }
            });
            assertFalse(heard.isEmpty());
            assertEquals(undisturbed.best().depth(), result.best().depth());
            if (kind.isDeterministic()) {
                assertEquals(undisturbed.best(), result.best());
                assertEquals(undisturbed.nodes(), result.nodes());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void anotherThreadGetsAnAnswerDuringASearch(Kind kind) {
        SearchRequest same = new SearchRequest(
                kind.request().position().copy(), Limits.NONE, kind.request().rules());
        List<SearchResult> answers = new ArrayList<>();
        try (Searcher searcher = kind.searcher()) {
            // The search goes on only when the other thread has its answer.
            kind.search(found ->
                    answers.add(CompletableFuture.supplyAsync(() -> searcher.answerAtOnce(same, new SearchControl()))
                            .orTimeout(60, TimeUnit.SECONDS)
                            .join()));
        }
        assertFalse(answers.isEmpty());
        assertTrue(answers.stream().allMatch(SearchResult::hasMove));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aClosedSearcherRefuses(Kind kind) {
        kind.search(SearchListener.NONE);
        kind.searcher().close();
        kind.searcher().close();
        for (Runnable call : kind.calls()) {
            assertEquals(
                    "the searcher is closed",
                    assertThrows(IllegalStateException.class, call::run).getMessage());
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void closeByAnotherThreadEndsASearch(Kind kind) throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        boolean[] isMade = {false};
        SearchControl control = new SearchControl(() -> {
            if (isMade[0]) {
                begun.countDown();
            }
            return 0; // The clock stands still, so that only the close ends the search.
        });
        isMade[0] = true;
        Thread closer = new Thread(() -> {
            try {
                begun.await();
            } catch (InterruptedException e) {
                return;
            }
            kind.searcher().close();
        });
        closer.start();
        SearchRequest endless = new SearchRequest(
                kind.request().position(), Limits.NONE, kind.request().rules());
        SearchResult result = kind.searcher().search(endless, control, SearchListener.NONE);
        closer.join();
        assertTrue(result.hasMove());
        assertThrows(IllegalStateException.class, kind.searcher()::newGame);
    }
}

package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.positions.SuiteFormat;
import sanmai.search.Play;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Searches that are over before they begin: what is known answers, or else depth 1, and never just any move. */
@Timeout(300)
class SearchWithoutTimeTest {
    private static final long SEED = Long.getLong("test.seed", 20260118);

    private final AlphaBeta searcher = new AlphaBeta(NetEvaluationFactory.shipped());

    private static List<Position> positions() {
        return SuiteFormat.POSITIONS.shipped().cases().stream()
                .limit(30)
                .map(c -> Sfen.position(c.sfen()))
                .toList();
    }

    private SearchResult search(Position position, Limits limits, SearchControl control) {
        return searcher.search(new SearchRequest(position, limits), control, SearchListener.NONE);
    }

    private SearchResult withoutTime(Position position) {
        return search(position, Limits.NONE, SearchControl.within(TimeBudget.NONE));
    }

    private SearchResult atOnce(Position position) {
        return searcher.answerAtOnce(new SearchRequest(position, Limits.NONE), new SearchControl());
    }

    private static SearchControl stopped() {
        SearchControl control = new SearchControl();
        control.stop();
        return control;
    }

    @Test
    void depthOneIsCompletedInAnyCase() {
        for (Position position : positions()) {
            searcher.newGame();
            SearchResult wanted = search(position, Limits.ofDepth(1), new SearchControl());
            searcher.newGame();
            SearchResult stopped = search(position, Limits.NONE, stopped());
            searcher.newGame();
            SearchResult node = search(position, Limits.ofNodes(1), new SearchControl());
            searcher.newGame();
            SearchResult several = search(position, Limits.NONE.withMultiPv(3), stopped());
            searcher.newGame();
            SearchResult without = withoutTime(position);
            searcher.newGame();
            SearchResult atOnce = atOnce(position);
            for (SearchResult result : List.of(stopped, node, several, without, atOnce)) {
                assertEquals(wanted.best().withLine(result.best().line()), result.best(), Sfen.of(position));
                assertEquals(wanted.bestMove(), result.bestMove(), Sfen.of(position));
            }
        }
    }

    /** The evaluation sees the side to move behind, whoever that is, so it tries every capture in the hope of more. */
    @Test
    void withASenselessEvaluationDepthOneIsStoppedToo() {
        EvaluationFactory factory = StatelessEvaluation.factory("pessimist", position -> -300);
        SplittableRandom random = new SplittableRandom(1);
        long most = 0;
        try (AlphaBeta pessimist = new AlphaBeta(factory, Features.ALL.without(Feature.QUIESCENCE_FEW_MOVES))) {
            for (int i = 0; i < 50; i++) {
                SearchRequest request = new SearchRequest(Play.random(random, 80), Limits.ofNodes(50));
                SearchResult result = pessimist.search(request, new SearchControl(), SearchListener.NONE);
                most = Math.max(most, result.nodes());
            }
        }
        assertTrue(most >= 5_000, "too quiet a test: " + most + " nodes");
        assertTrue(most < 5_500, most + " nodes");
    }

    @Test
    void whatADeeperSearchHasLeftInTheTableIsPlayed() {
        int differ = 0;
        for (Position position : positions()) {
            searcher.newGame();
            int shallow = withoutTime(position).bestMove();
            int deep = search(position, Limits.ofDepth(7), new SearchControl()).bestMove();
            assertEquals(Move.usi(deep), Move.usi(withoutTime(position).bestMove()), Sfen.of(position));
            assertEquals(Move.usi(deep), Move.usi(atOnce(position).bestMove()), Sfen.of(position));
            differ += shallow == deep ? 0 : 1;
        }
        assertTrue(differ > 3, differ + " positions where depth 1 finds another move");
    }

    @Test
    void onlyTheMovesAskedForAreAnswers() {
        Position position = Position.start();
        int best = search(position, Limits.ofDepth(5), new SearchControl()).bestMove();
        int other = UsiMove.parse("9g9f", position);
        assertNotEquals(best, other);
        Limits limits = Limits.NONE.withSearchMoves(other);
        assertEquals(other, search(position, limits, stopped()).bestMove());
        assertEquals(
                other,
                searcher.answerAtOnce(new SearchRequest(position, limits), new SearchControl())
                        .bestMove());
    }

    @Test
    void aTableMoveThatRepeatsAPositionIsNoAnswer() {
        Position game = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b - 1");
        String best =
                Move.usi(search(game, Limits.ofDepth(6), new SearchControl()).bestMove());
        String back = best.substring(2, 4) + best.substring(0, 2);
        assertEquals(4, best.length(), best);
        assertEquals(best, Move.usi(withoutTime(game).bestMove()));
        Play.moves(game, best + " 5a6a " + back + " 6a5a");
        assertTrue(withoutTime(game).nodes() > 1, "all moves are searched");
    }

    /** A move that was good enough for a cutoff stands in the table, though another one mates. */
    @Test
    void aMateInOneComesBeforeTheTable() {
        SplittableRandom random = new SplittableRandom(SEED);
        searcher.prepare(new Resources(16, 1));
        int mates = 0;
        for (int i = 0; i < 2500; i++) {
            Position position = Play.random(random, 250);
            if (position.movesMade() < 2 || mates(position) == Move.NONE) {
                continue;
            }
            Position before = position.copy();
            before.undoMove();
            search(before, Limits.ofDepth(6), new SearchControl());
            for (SearchResult result : List.of(withoutTime(position), atOnce(position))) {
                Position after = position.copy();
                after.doMove(result.bestMove());
                assertTrue(LegalMoves.of(after).size() == 0, "seed " + SEED + ", " + Sfen.of(position));
            }
            mates++;
        }
        assertTrue(mates > 10, mates + " mates");
    }

    private static int mates(Position position) {
        return MateSolver.mateInOne(position, Limits.NONE);
    }

    @Test
    void itIsAnsweredWhileAnotherThreadSearches() throws InterruptedException {
        SearchControl control = new SearchControl();
        Thread other = new Thread(() -> search(Position.start(), Limits.NONE.withMultiPv(2), control));
        other.start();
        for (Position position : positions()) {
            SearchResult result = atOnce(position);
            assertEquals(1, result.best().depth());
            assertTrue(position.copy().isInCheck() || result.isSearched(), Sfen.of(position));
        }
        control.stop();
        other.join();
    }
}

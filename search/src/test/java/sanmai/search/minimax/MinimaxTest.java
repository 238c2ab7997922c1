package sanmai.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.engine.Score;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

class MinimaxTest {
    private static final long SEED = Long.getLong("test.seed", 20260101);

    private static SearchResult search(Position position, Limits limits, SearchControl control) {
        return new Minimax().search(new SearchRequest(position, limits), control, SearchListener.NONE);
    }

    private static SearchResult search(Position position, int depth) {
        return search(position, Limits.ofDepth(depth), new SearchControl());
    }

    /** The definition: no incremental balance, no lines kept, the first best move. */
    private static int oracle(Position position, int depth, int ply, int[] bestMove) {
        if (depth == 0) {
            return Material.balance(position);
        }
        MoveList list = LegalMoves.of(position);
        int best = Integer.MIN_VALUE;
        for (int move : list.stream().toArray()) {
            position.doMove(move);
            int score = -oracle(position, depth - 1, ply + 1, new int[1]);
            position.undoMove();
            if (score > best) {
                best = score;
                bestMove[0] = move;
            }
        }
        return list.size() == 0 ? -(Score.MATE - ply) : best;
    }

    private static Position randomPosition(SplittableRandom random) {
        Position position = Position.start();
        MoveList list = new MoveList();
        LegalMoves generator = new LegalMoves();
        for (int plies = random.nextInt(120); plies > 0; plies--) {
            generator.generate(position, list);
            if (list.size() == 0) {
                return position;
            }
            position.doMove(list.get(random.nextInt(list.size())));
        }
        return position;
    }

    @Test
    void agreesWithTheDefinition() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 60; i++) {
            Position position = randomPosition(random);
            for (int depth = 1; depth <= 2; depth++) {
                int[] bestMove = {Move.NONE};
                int score = oracle(position, depth, 0, bestMove);
                SearchResult result = search(position, depth);
                String where = "seed " + SEED + ", depth " + depth + ": " + Sfen.of(position);
                assertEquals(score, result.score(), where);
                assertEquals(Move.usi(bestMove[0]), Move.usi(result.bestMove()), where);
            }
        }
    }

    @Test
    void agreesWithTheDefinitionThreePliesDeep() {
        Position position = Sfen.position("4k4/9/4p4/9/4P4/9/9/4R4/4K4 b Gp 1");
        int[] bestMove = {Move.NONE};
        assertEquals(oracle(position, 3, 0, bestMove), search(position, 3).score());
        assertEquals(bestMove[0], search(position, 3).bestMove());
    }

    @Test
    void theLineLeadsToTheScore() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 30; i++) {
            Position position = randomPosition(random);
            SearchResult result = search(position, 3);
            if (Score.isMate(result.score())) {
                continue;
            }
            assertEquals(3, result.best().line().size());
            String sfen = Sfen.of(position);
            result.best().line().codes().forEach(position::doMove);
            assertEquals(result.score(), -Material.balance(position), "seed " + SEED + ": " + sfen);
        }
    }

    @Test
    void findsMateInOne() {
        SearchResult result = search(Sfen.position("4k4/9/4P4/9/9/9/9/9/9 b G 1"), 2);
        assertEquals("G*5b", result.best().line().toString());
        assertEquals(Score.mateIn(1), result.score());
    }

    @Test
    void findsMateInThree() {
        SearchResult result = search(Sfen.position("9/1k7/9/K8/9/9/9/9/9 b 2G 1"), 4);
        assertEquals(Score.mateIn(3), result.score());
        assertEquals(3, result.best().line().size());
    }

    @Test
    void aMatedSideHasNoMove() {
        SearchResult result = search(Sfen.position("4k4/4G4/4P4/9/9/9/9/9/9 w - 1"), 3);
        assertFalse(result.hasMove());
        assertEquals(Move.NONE, result.bestMove());
        assertEquals(Score.matedIn(0), result.score());
    }

    @Test
    void stopsDeepeningAtAForcedMate() {
        SearchResult result = search(Sfen.position("4k4/9/4P4/9/9/9/9/9/9 b G 1"), 10);
        assertEquals(2, result.best().depth());
    }

    @Test
    void countsEveryMoveMade() {
        // One tree after the other: 30, then 30 + 900, then 30 + 900 + 25470.
        assertEquals(3 * 30 + 2 * 900 + 25470, search(Position.start(), 3).nodes());
    }

    @Test
    @Timeout(60)
    void depthOneIsCompletedInAnyCase() {
        Position position = Sfen.position("4k4/9/9/9/9/9/4r4/4R4/4K4 b - 1");
        SearchControl stopped = new SearchControl();
        stopped.stop();
        List<SearchResult> results = List.of(
                search(position, Limits.NONE, stopped),
                search(position, Limits.NONE, SearchControl.within(TimeBudget.NONE)),
                search(position, Limits.ofNodes(1), new SearchControl()),
                new Minimax()
                        .answerAtOnce(
                                new SearchRequest(position, Limits.ofDepth(3).withMultiPv(2)), new SearchControl()));
        for (SearchResult result : results) {
            assertEquals(1, result.best().depth());
            assertEquals("5h5g", Move.usi(result.bestMove()).substring(0, 4));
        }
    }

    @Test
    @Timeout(60)
    void obeysStop() throws InterruptedException {
        SearchControl control = new SearchControl();
        List<SearchResult> results = new ArrayList<>();
        Thread thread = new Thread(() -> results.add(search(Position.start(), Limits.NONE, control)));
        thread.start();
        Thread.sleep(50);
        control.stop();
        thread.join();
        assertTrue(isLegal(Position.start(), results.get(0).bestMove()));
    }

    @Test
    @Timeout(60)
    void obeysABudgetGrantedOnTheWay() {
        SearchControl control = new SearchControl();
        SearchResult result = new Minimax()
                .search(
                        new SearchRequest(Position.start(), Limits.NONE),
                        control,
                        iteration -> control.grant(TimeBudget.NONE));
        assertEquals(1, result.best().depth());
    }

    @ParameterizedTest
    @ValueSource(longs = {30, 31, 1000, 50_000})
    void obeysTheNodeLimitExactly(long nodes) {
        SearchResult first = search(Position.start(), Limits.ofNodes(nodes), new SearchControl());
        assertTrue(first.nodes() <= nodes, first.nodes() + " nodes");
        assertTrue(isLegal(Position.start(), first.bestMove()));
        SearchResult second = search(Position.start(), Limits.ofNodes(nodes), new SearchControl());
        assertEquals(first.best().line(), second.best().line());
        assertEquals(first.nodes(), second.nodes());
    }

    @Test
    void leavesThePositionAsItWas() {
        Position position = Position.start();
        search(position, 3);
        assertEquals(Sfen.of(Position.start()), Sfen.of(position));
        search(position, Limits.ofNodes(777), new SearchControl());
        assertEquals(Sfen.of(Position.start()), Sfen.of(position));
    }

    @Test
    void reportsEveryIterationAndAnswersWithTheLast() {
        List<SearchResult> heard = new ArrayList<>();
        SearchResult result = new Minimax()
                .search(new SearchRequest(Position.start(), Limits.ofDepth(3)), new SearchControl(), heard::add);
        assertEquals(
                List.of(1, 2, 3),
                heard.stream().map(found -> found.best().depth()).toList());
        assertEquals(result, heard.get(2));
    }

    private static boolean isLegal(Position position, int move) {
        MoveList list = LegalMoves.of(position);
        return list.contains(move);
    }

    @Test
    void findsTheBestMovesInTheirOrder() {
        Position position = Sfen.position("4k4/9/4P4/9/9/9/9/9/9 b G 1");
        Limits limits = Limits.ofDepth(2).withMultiPv(3);
        SearchResult result =
                new Minimax().search(new SearchRequest(position, limits), new SearchControl(), SearchListener.NONE);
        assertEquals(3, result.principalVariations().size());
        assertEquals("G*5b", result.principalVariations().get(0).line().toString());
        for (int i = 1; i < 3; i++) {
            assertTrue(
                    result.principalVariations().get(i - 1).score()
                            >= result.principalVariations().get(i).score(),
                    result.toString());
        }
        assertEquals(
                3,
                result.principalVariations().stream()
                        .map(variation -> variation.line().firstCode())
                        .distinct()
                        .count());
    }

    @Test
    void multiPvCanCoverEveryMove() {
        Limits limits = Limits.ofDepth(1).withMultiPv(500);
        SearchResult result = new Minimax()
                .search(new SearchRequest(Position.start(), limits), new SearchControl(), SearchListener.NONE);
        assertEquals(30, result.principalVariations().size());
    }

    @Test
    void onlyTheSearchMovesAreSearched() {
        int rook = UsiMove.parse("2h3h", Position.start());
        int pawn = UsiMove.parse("7g7f", Position.start());
        SearchResult result = search(Position.start(), Limits.ofDepth(2).withSearchMoves(rook), new SearchControl());
        assertEquals(rook, result.bestMove());
        SearchResult two = search(
                Position.start(), Limits.ofDepth(2).withMultiPv(9).withSearchMoves(rook, pawn), new SearchControl());
        assertEquals(2, two.principalVariations().size());
    }

    @Test
    void movesThatAreNotLegalDoNotLimitTheSearch() {
        int elsewhere = UsiMove.parse("G*5b", Sfen.position("4k4/9/4P4/9/9/9/9/9/9 b G 1"));
        assertTrue(search(Position.start(), Limits.ofDepth(1).withSearchMoves(elsewhere), new SearchControl())
                .hasMove());
    }
}

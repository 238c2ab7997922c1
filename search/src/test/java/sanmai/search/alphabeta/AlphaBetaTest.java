package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.engine.Bound;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.Legality;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.positions.SuiteFormat;
import sanmai.search.EnteringKingRule;
import sanmai.search.GameRules;
import sanmai.search.Play;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

@Timeout(300)
class AlphaBetaTest {
    private static final long SEED = Long.getLong("test.seed", 20260106);
    private static final String MAX_MOVES = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";

    private final AlphaBeta searcher = new AlphaBeta(NetEvaluationFactory.shipped());

    private static Position position(String sfen) {
        return Sfen.position(sfen, SetupProblem.Reason.HARMLESS);
    }

    private SearchResult search(Position position, Limits limits, GameRules rules) {
        return searcher.search(new SearchRequest(position, limits, rules), new SearchControl(), SearchListener.NONE);
    }

    private SearchResult search(Position position, Limits limits) {
        return search(position, limits, GameRules.STANDARD);
    }

    private static int moves(String sfen) {
        MoveList list = LegalMoves.of(position(sfen));
        return list.size();
    }

    private static void assertLegal(Position start, SearchResult result, String where) {
        for (PrincipalVariation variation : result.principalVariations()) {
            Position position = start.copy();
            variation.line().codes().forEach(move -> {
                assertTrue(Legality.isLegal(position, move), () -> where + ": " + Move.usi(move) + " in " + variation);
                position.doMove(move);
            });
        }
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/9/4P4/9/9/9/9/9/4K4 b G 1, G*5b, 1",
        "4k4/9/4P4/9/9/9/9/9/9 b G 1, G*5b, 1",
        "lk2+L4/rp1G5/ng2+P4/p7s/2p1+B4/P5SP1/4+bSG2/6KR1/L4G1N1 b SL8P2n4p 109, , 1",
        "2+L2g1nl/1+B3ksb1/5sp1p/2ppppg2/3n3pP/4PPP2/3P1S2N/+r2G3RL/1sKG5 w L3Pn3p 76, , 1",
        "2g6/R+B1s+R4/p2G4l/1k1p1p3/Pp6P/L3GS3/1PN2P3/1+n2G4/2S1K2NL b SN6Pbl4p 77, , 3",
        "1n7/7k1/1p3+N1g1/7g1/9/5+rS2/4+b4/1+l5K1/8+l w 2S10Prb2gs2n2l7p 150, , 3",
        "ln7/2s3k2/p1p3Bp1/1p4K2/9/P2r5/2P1+n4/L8/BN1G1G3 b 2GSNL5Pr2sl7p 97, , 3"
    })
    void matesAreFound(String sfen, String best, int plies) {
        SearchResult result = search(position(sfen), Limits.ofDepth(11));
        assertEquals(Score.mateIn(plies), result.score(), result.toString());
        assertEquals(plies, result.best().line().size(), result.toString());
        if (best != null) {
            assertEquals(best, Move.usi(result.bestMove()));
        }
    }

    @Test
    void aSideWithoutAMoveHasLost() {
        SearchResult mated = search(position("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"), Limits.ofDepth(3));
        assertFalse(mated.hasMove());
        assertEquals(Score.matedIn(0), mated.score());
        Position next = position("1r6r/9/9/9/9/9/9/9/K8 w - 1");
        assertEquals(Score.mateIn(1), search(next, Limits.ofDepth(6)).score());
    }

    @Test
    void aPieceThatHangsIsTaken() {
        SearchResult result = search(position("4k4/9/9/3r5/9/4N4/9/9/4K4 b P 1"), Limits.ofDepth(5));
        assertTrue(result.score() > 1000, result.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9/9/9/9/9/9/9/9/9 b RB 1",
                "9/9/4p4/9/4P4/9/9/9/9 w RBrb 1",
                "4k4/9/9/9/9/9/9/9/9 b RB2GP 1",
                "9/9/9/9/4k4/9/9/9/9 w P2r2b 1",
                MAX_MOVES
            })
    void oddPositionsAreSearched(String sfen) {
        Position position = position(sfen);
        SearchResult result = search(position, Limits.ofNodes(20_000));
        assertTrue(result.hasMove());
        assertLegal(position, result, sfen);
        assertEquals(sfen, Sfen.of(position));
    }

    @Test
    void theSameQuestionHasTheSameAnswer() {
        SuiteFormat.POSITIONS.shipped().cases().stream().limit(4).forEach(c -> {
            SearchResult first = new AlphaBeta(NetEvaluationFactory.shipped())
                    .search(
                            new SearchRequest(position(c.sfen()), Limits.ofNodes(60_000)),
                            new SearchControl(),
                            SearchListener.NONE);
            searcher.newGame();
            SearchResult second = search(position(c.sfen()), Limits.ofNodes(60_000));
            assertEquals(first.principalVariations(), second.principalVariations(), c.sfen());
            assertEquals(first.nodes(), second.nodes(), c.sfen());
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 100, 257, 5000})
    void noMoreNodesAreSearchedThanAllowed(long nodes) {
        SearchResult result = search(Position.start(), Limits.ofNodes(nodes));
        assertTrue(result.hasMove());
        assertEquals(nodes, result.nodes());
    }

    @Test
    void theAnswerIsWhatTheListenerHeardLast() {
        List<SearchResult> heard = new ArrayList<>();
        SearchResult answer = searcher.search(
                new SearchRequest(Position.start(), Limits.ofNodes(30_000)), new SearchControl(), heard::add);
        assertSame(answer, heard.get(heard.size() - 1));
        for (int i = 0; i < heard.size(); i++) {
            assertTrue(heard.get(i).best().depth()
                    >= (i == 0 ? 0 : heard.get(i - 1).best().depth()));
        }
    }

    @Test
    void thereIsAlwaysALegalMoveEvenWithoutTime() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 100; i++) {
            Position position = Play.random(random, 200);
            SearchControl control = SearchControl.within(TimeBudget.NONE);
            SearchResult result =
                    searcher.search(new SearchRequest(position, Limits.NONE), control, SearchListener.NONE);
            assertLegal(position, result, "seed " + SEED + ", " + Sfen.of(position));
            assertEquals(result.hasMove(), search(position, Limits.ofNodes(1)).hasMove());
        }
    }

    /** A clock that goes on with every question breaks searches off anywhere, the same each time. */
    @Test
    void searchesBrokenOffAnywhereHaveLegalLines() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 300; i++) {
            Position position = Play.random(random, 200);
            long[] time = {0};
            SearchControl control = new SearchControl(() -> time[0]++);
            long budget = random.nextInt(80);
            control.grant(new TimeBudget(budget, budget));
            Limits limits = Limits.NONE.withMultiPv(1 + random.nextInt(3));
            String where = "seed " + SEED + ", number " + i + ", " + Sfen.of(position);
            SearchResult result = searcher.search(new SearchRequest(position, limits), control, found -> {
                assertLegal(position, found, where);
                assertOrdered(found, where);
            });
            assertLegal(position, result, where);
        }
    }

    private static void assertOrdered(SearchResult result, String where) {
        List<PrincipalVariation> variations = result.principalVariations();
        Set<Integer> first = variations.stream()
                .map(variation -> variation.line().firstCode())
                .collect(Collectors.toSet());
        assertEquals(variations.size(), first.size(), where);
        for (int i = 1; i < variations.size(); i++) {
            assertTrue(variations.get(i).score() <= variations.get(i - 1).score(), where + " " + variations);
        }
    }

    @Test
    void severalVariationsAreSortedAndDistinct() {
        SuiteFormat.POSITIONS.shipped().cases().stream().limit(5).forEach(c -> {
            SearchResult result = search(position(c.sfen()), Limits.ofDepth(7).withMultiPv(4));
            boolean decided =
                    result.principalVariations().stream().allMatch(variation -> Score.isMate(variation.score()));
            assertEquals(
                    Math.min(4, moves(c.sfen())), result.principalVariations().size());
            assertOrdered(result, c.sfen());
            result.principalVariations().forEach(variation -> {
                assertEquals(7, decided ? 7 : variation.depth());
                assertEquals(Bound.EXACT, variation.bound());
                assertTrue(variation.selectiveDepth() >= variation.depth());
            });
        });
        assertEquals(
                30,
                search(Position.start(), Limits.ofDepth(2).withMultiPv(500))
                        .principalVariations()
                        .size());
    }

    @Test
    void onlyTheMovesAskedForAreSearched() {
        Position start = Position.start();
        int odd = UsiMove.parse("9g9f", start);
        assertEquals(odd, search(start, Limits.ofDepth(6).withSearchMoves(odd)).bestMove());
        assertTrue(search(start, Limits.ofDepth(6).withSearchMoves(Move.NONE)).hasMove());
    }

    @Test
    void theGreatestDepthEnds() {
        SearchResult result = search(position("4k4/9/9/9/9/9/9/9/4K4 b - 1"), Limits.ofNodes(300_000));
        assertTrue(result.best().depth() > 10);
        SearchResult forced = search(position("k8/9/9/9/9/9/7n1/9/7KL b - 1"), Limits.ofNodes(300_000));
        assertTrue(forced.hasMove());
    }

    // ---- Rules ----

    @Test
    void whoIsBehindTakesTheDrawByTheFourthOccurrence() {
        GameRules rules = new GameRules(EnteringKingRule.NONE, 0, 40, -40);
        Position position = position("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B7/LNSGKGSNL b - 1");
        Play.moves(position, "4i4h 4a4b 4h4i 4b4a 4i4h 4a4b 4h4i 4b4a 4i4h 4a4b 4h4i 4b4a");
        SearchResult black = search(position, Limits.ofDepth(6), rules);
        assertEquals("4i4h 40", Move.usi(black.bestMove()) + " " + black.score());
        position.undoMove();
        SearchResult white = search(position, Limits.ofDepth(6), rules);
        assertNotEquals("4b4a", Move.usi(white.bestMove()));
        assertTrue(white.score() > 400, white.toString());
    }

    @Test
    void theLastMoveDrawsUnlessItMates() {
        Position mate = position("4k4/9/4P4/9/9/9/9/9/4K4 b G 100");
        GameRules rules = new GameRules(EnteringKingRule.NONE, 100, 33, -33);
        assertEquals(Score.mateIn(1), search(mate, Limits.ofDepth(5), rules).score());
        Position rich = position("4k4/9/9/9/9/9/9/9/4K4 b 2R2B 100");
        assertEquals(33, search(rich, Limits.ofDepth(5), rules).score());
        Position white = position("4k4/9/9/9/9/9/9/9/4K4 w 2R2B 100");
        assertEquals(-33, search(white, Limits.ofDepth(5), rules).score());
        assertTrue(search(rich, Limits.ofDepth(5)).score() > 1000);
    }

    @Test
    void aDeclarationIsSeenBeforeItCanBeMade() {
        String sfen = "+P+P+P+P1+P+P+P+P/9/1+B5+R1/4K4/9/9/9/9/k8 b RB5P 1";
        SearchResult result = search(position(sfen), Limits.ofDepth(12));
        assertTrue(Score.isMate(result.score()) && result.score() > 0, result.toString());
        SearchResult without = search(position("+P+P+P+P1+P+P+P+P/9/9/4K4/9/9/9/9/k8 b 5P 1"), Limits.ofDepth(2));
        assertFalse(Score.isMate(without.score()), without.toString());
    }

    // ---- Memory and threads ----

    @Test
    void severalThreadsGiveLegalAnswers() {
        searcher.prepare(new Resources(8, 3));
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 30; i++) {
            Position position = Play.random(random, 200);
            SearchResult result = search(position, Limits.ofNodes(5_000).withMultiPv(2));
            assertLegal(position, result, "seed " + SEED + ", " + Sfen.of(position));
        }
        searcher.prepare(new Resources(4, 2));
        assertTrue(search(Position.start(), Limits.ofDepth(6)).hasMove());
        searcher.prepare(new Resources(4, 1));
        assertNotEquals(0, search(Position.start(), Limits.ofNodes(200_000)).hashFull());
        searcher.close();
    }

    @Test
    void severalThreadsShareTheLimitOfNodes() {
        searcher.prepare(new Resources(8, 4));
        SearchResult result = search(Position.start(), Limits.ofNodes(100_000));
        assertTrue(result.nodes() >= 100_000 && result.nodes() < 110_000, result.toString());
        searcher.close();
    }
}

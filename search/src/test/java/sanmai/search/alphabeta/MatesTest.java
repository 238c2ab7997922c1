package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.Sets;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.Legality;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.positions.MateCase;
import sanmai.positions.SuiteFormat;
import sanmai.search.EnteringKingRule;
import sanmai.search.GameRules;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.alphabeta.root.IterativeDeepening;
import sanmai.search.alphabeta.root.RootMateSearch;
import sanmai.search.alphabeta.root.RootMoves;
import sanmai.search.alphabeta.root.RootSearch;
import sanmai.search.alphabeta.root.SearchTask;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** The search of the engine solves the shipped mate problems, as far as they are not too long. */
@Timeout(600)
class MatesTest {
    private static final int PLIES = Integer.getInteger("sanmai.mates.searchPlies", 7);

    /** About a second's. */
    private static final long NODES = 700_000;

    /** A mate in 11, in a game's move 164. */
    private static final String LONG_MATE =
            "1n3gp2/1R1pkp3/lp1gss1+R1/p1p1ps1P1/8K/3+b5/4g+b1g1/4+ns3/8+l w N2L9Pnp 164";

    private static final int LONG_MATE_PLIES = 11;

    /** A mate in 9 by checks alone, which a plain tree of a few thousand nodes does not see. */
    private static final String MATE_BY_CHECKS =
            "1n2kg1+R1/3r4l/l2s2b2/1pp1+B1p1p/p8/1P1PGPP1P/P8/3G1S3/LN1K3NL b GSN3Ps4p 79";

    private static final Limits FEW_NODES = Limits.ofNodes(25_000);

    private final Searcher searcher = new AlphaBeta(NetEvaluationFactory.shipped());

    @BeforeEach
    void prepare() {
        searcher.prepare(new Resources(64, 1));
    }

    private static SearchResult search(Searcher searcher, Position position, Limits limits, GameRules rules) {
        return searcher.search(new SearchRequest(position, limits, rules), new SearchControl(), SearchListener.NONE);
    }

    private static void assertMates(Position start, PrincipalVariation variation, String what) {
        assertTrue(Score.isMate(variation.score()) && variation.score() > 0, what);
        assertEquals(Score.pliesToMate(variation.score()), variation.line().size(), what);
        Position position = start.copy();
        MoveList list = new MoveList();
        variation.line().codes().forEach(move -> {
            new LegalMoves().generate(position, list);
            assertTrue(list.contains(move), () -> Move.usi(move) + " of " + what);
            position.doMove(move);
        });
        new LegalMoves().generate(position, list);
        assertEquals(0, list.size(), what);
    }

    @Test
    void shippedMatesAreFound() {
        int problems = 0;
        for (MateCase problem : SuiteFormat.MATES.shipped().cases()) {
            if (problem.isMate() && problem.plies() <= PLIES) {
                searcher.newGame();
                Position position = Sfen.position(problem.sfen());
                SearchResult result = search(searcher, position, Limits.ofNodes(NODES), GameRules.STANDARD);
                assertMates(position, result.best(), problem + " " + problem.sfen() + ": " + result);
                problems++;
            }
        }
        assertTrue(problems >= 100, problems + " problems");
    }

    /** A tree of alpha-beta and move ordering alone, with the handcrafted net: no training and no tuning makes it see a mate in 9. */
    @Test
    void matesByChecksAreSeenBeyondTheDepthOfTheTree() {
        Position position = Sfen.position(MATE_BY_CHECKS);
        Limits limits = Limits.ofNodes(100_000);
        Set<Feature> ordering = Set.of(Feature.TT_MOVE, Feature.SEE_ORDERING, Feature.HISTORY_HEURISTIC);
        Set<Feature> withMates = Sets.union(ordering, Set.of(Feature.ROOT_MATE_SEARCH));
        SearchResult result = search(plain(withMates), position, limits, GameRules.STANDARD);
        assertMates(position, result.best(), result.toString());
        assertTrue(result.nodes() <= limits.nodes(), result.toString());
        SearchResult missed = search(plain(ordering), position, limits, GameRules.STANDARD);
        assertFalse(Score.isMate(missed.score()), "the tree sees this mate by itself, so the test says little");
    }

    private static Searcher plain(Set<Feature> features) {
        return new AlphaBeta(NetEvaluationFactory.of(HandcraftedNet.get()), Features.of(features));
    }

    /** The last move may be the last of the game; it may not come later. */
    @ParameterizedTest
    @CsvSource({"0, true", "-1, false"})
    void matesComeBeforeTheGameEndsOtherwise(int movesMore, boolean isFound) {
        Position position = Sfen.position(LONG_MATE);
        int maxMoves = position.moveNumber() + LONG_MATE_PLIES - 1 + movesMore;
        GameRules rules = new GameRules(EnteringKingRule.NONE, maxMoves, 0, 0);
        SearchResult result = search(searcher, position, FEW_NODES, rules);
        assertEquals(isFound, Score.isMate(result.score()), result.toString());
    }

    /** Such a mate might be no win if the king of the other side gets home on the way. The tree may still find it. */
    @Test
    void mateSearchKnowsNoTryRule() {
        Position position = Sfen.position(LONG_MATE);
        GameRules tries = new GameRules(EnteringKingRule.TRY, 0, 0, 0);
        Searcher without =
                new AlphaBeta(NetEvaluationFactory.shipped(), Features.ALL.without(Feature.ROOT_MATE_SEARCH));
        assertEquals(
                search(without, position, FEW_NODES, tries).best(),
                search(searcher, position, FEW_NODES, tries).best());
    }

    @Test
    void otherMovesAreSearchedOnBesideAMateIfTheyAreWanted() {
        Position position = Sfen.position(LONG_MATE);
        SearchResult result = search(searcher, position, Limits.ofNodes(400_000).withMultiPv(3), GameRules.STANDARD);
        assertMates(position, result.best(), result.toString());
        assertEquals(3, result.principalVariations().size());
        assertTrue(result.best().depth() > 11, "after the mate was found it went on to " + result);
    }

    @Test
    void aMateThatMayNotBeginAsItMustIsNone() {
        Position position = Sfen.position(LONG_MATE);
        int other = UsiMove.parse("4g3g", position);
        SearchResult result = search(searcher, position, FEW_NODES.withSearchMoves(other), GameRules.STANDARD);
        assertEquals(other, result.bestMove());
    }

    /** The clock ticks whenever it is read: the time ends while a shorter mate is looked for. */
    @Test
    void aMateCountsIfNoShorterOneIsFoundInTime() {
        int problems = 0;
        for (MateCase problem : SuiteFormat.MATES.shipped().cases()) {
            Position position = Sfen.position(problem.sfen());
            AtomicLong readings = new AtomicLong();
            Limits limits = new Limits(Limits.MAX_DEPTH - 1, NODES / 16);
            MateResult alone = new MateSolver(4).solve(position, limits, new SearchControl(readings::incrementAndGet));
            if (problems < 5 && alone instanceof MateResult.Mate mate && !mate.isShortest()) {
                SearchControl control = new SearchControl(new AtomicLong()::incrementAndGet);
                long time = readings.get() + 1;
                control.grant(new TimeBudget(time, time), 0);
                assertTrue(proved(position, control).get(0).isProved(), problem.toString());
                problems++;
            }
        }
        assertTrue(problems > 0);
    }

    /** A mate that leads through a position of the game may end as a repetition instead. */
    @Test
    void aMateThroughAPositionOfTheGameIsNotTrusted() {
        int problems = 0;
        for (MateCase problem : SuiteFormat.MATES.shipped().cases()) {
            Position position = Sfen.position(problem.sfen());
            if (!problem.isMate() || problem.plies() > PLIES) {
                continue;
            }
            RootMoves first = proved(position);
            assertTrue(first.get(0).isProved(), problem.toString());
            PrincipalVariation mate = first.principalVariations(1).get(0);
            if (mate.line().size() > 1 && goesThereAndBack(position, mate.line())) {
                assertFalse(proved(position).get(0).isProved(), problem + " " + mate);
                problems++;
            }
        }
        assertTrue(problems > 5, problems + " problems");
    }

    /** The moves of a position after mates have been looked for once. */
    private static RootMoves proved(Position position) {
        return proved(position, new SearchControl());
    }

    private static RootMoves proved(Position position, SearchControl control) {
        SearchTask task = new SearchTask(new SearchRequest(position, Limits.NONE), control);
        RootSearch search = new RootSearch(NetEvaluationFactory.shipped().create(), Features.ALL);
        search.start(task, position, new TranspositionTable(1), Long.MAX_VALUE);
        search.count(NODES);
        RootMoves moves = search.moves(Limits.NONE);
        boolean goesOn =
                new RootMateSearch(new MateSolver(4), search, moves, IterativeDeepening.Listener.NONE).completed(1);
        assertEquals(goesOn, !moves.get(0).isProved());
        return moves;
    }

    /** Makes two moves and takes them back by two others, if that is possible. */
    private static boolean goesThereAndBack(Position position, Line line) {
        int[] moves = {line.code(0), line.code(1), back(line.code(0)), back(line.code(1))};
        int made = 0;
        String before = Sfen.of(position).split(" \\d+$")[0];
        while (made < moves.length && Legality.isLegal(position, moves[made])) {
            position.doMove(moves[made++]);
        }
        if (made == moves.length && Sfen.of(position).split(" \\d+$")[0].equals(before)) {
            return true;
        }
        for (; made > 0; made--) {
            position.undoMove();
        }
        return false;
    }

    private static int back(int move) {
        return Move.isDrop(move) || Move.isPromotion(move)
                ? Move.NONE
                : Move.code(Move.piece(move), Move.to(move), Move.from(move));
    }
}

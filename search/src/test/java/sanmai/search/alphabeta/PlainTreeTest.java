package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.search.EnteringKingRule;
import sanmai.search.GameRules;
import sanmai.search.Play;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.minimax.Minimax;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Without anything selective, alpha-beta finds the same values as minimax, whatever spares it work. */
class PlainTreeTest {
    private static final long SEED = Long.getLong("test.seed", 20260105);
    private static final GameRules RULES = new GameRules(EnteringKingRule.NONE, 0, 0, 0);
    private static final int POSITIONS = 150;
    private static final int FEW_MOVES = 15;
    private static final int DEPTH = 3;

    /** Nothing, and what changes no values. */
    static List<Features> plain() {
        return List.of(
                Features.NONE,
                Features.of(EnumSet.of(
                        Feature.TT_MOVE,
                        Feature.SEE_ORDERING,
                        Feature.HISTORY_HEURISTIC,
                        Feature.CONTINUATION_HISTORY,
                        Feature.ASPIRATION_WINDOWS,
                        Feature.TT_CUTOFFS)));
    }

    private static SearchResult search(Searcher searcher, Position position, int variations) {
        Limits limits = Limits.ofDepth(DEPTH).withMultiPv(variations);
        return searcher.search(new SearchRequest(position, limits, RULES), new SearchControl(), SearchListener.NONE);
    }

    @ParameterizedTest
    @MethodSource("plain")
    void itsValuesAreThoseOfMinimax(Features plain) {
        Searcher searcher = new AlphaBeta(StatelessEvaluation.MATERIAL, plain);
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = Play.random(random, 160);
            SearchResult expected = search(new Minimax(), position, 1);
            assertEquals(expected.score(), search(searcher, position, 1).score(), Sfen.of(position));
        }
    }

    /** The definition, with leaves of many different values. */
    private static int minimax(Position position, Evaluation evaluation, int depth, int ply) {
        if (depth == 0) {
            return evaluation.score(position);
        }
        MoveList list = LegalMoves.of(position);
        int best = Score.matedIn(ply);
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            evaluation.push(position, move);
            position.doMove(move);
            best = Math.max(best, -minimax(position, evaluation, depth - 1, ply + 1));
            position.undoMove();
            evaluation.pop();
        }
        return best;
    }

    /** Where there are few moves: deeper trees, since below the third ply bounds are often not values. */
    @ParameterizedTest
    @MethodSource("plain")
    void deeperValuesAreThoseOfTheDefinition(Features plain) {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < FEW_MOVES; i++) {
            Position position = Sfen.position("2s1k1b2/4g4/p2p1p2p/9/9/9/P2P1P2P/4G4/2B1K1S2 b - 1");
            Play.randomMoves(position, random, 30);
            Evaluation evaluation = NetEvaluationFactory.shipped().create();
            evaluation.set(position);
            SearchRequest request = new SearchRequest(position, Limits.ofDepth(4), RULES);
            SearchResult found = new AlphaBeta(NetEvaluationFactory.shipped(), plain)
                    .search(request, new SearchControl(), SearchListener.NONE);
            assertEquals(minimax(position, evaluation, 4, 0), found.score(), "seed " + SEED + ", " + Sfen.of(position));
        }
    }

    @ParameterizedTest
    @MethodSource("plain")
    void theValuesOfTheBestMovesAreThoseOfMinimax(Features plain) {
        Searcher searcher = new AlphaBeta(StatelessEvaluation.MATERIAL, plain);
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < POSITIONS / 3; i++) {
            Position position = Play.random(random, 160);
            SearchResult expected = search(new Minimax(), position, 5);
            SearchResult found = search(searcher, position, 5);
            assertEquals(
                    expected.principalVariations().stream()
                            .map(PrincipalVariation::score)
                            .toList(),
                    found.principalVariations().stream()
                            .map(PrincipalVariation::score)
                            .toList(),
                    Sfen.of(position));
        }
    }
}

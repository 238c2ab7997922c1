package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_BASE;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_DEPTH_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_IMPROVING;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_REDUCTION;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_VERIFIED_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.PROBCUT_IMPROVING;
import static sanmai.search.alphabeta.SearchParameter.PROBCUT_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.PROBCUT_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.PROBCUT_REDUCTION;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_SQUARE;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_IMPROVING;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_NO_ENTRY;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_WORSENING;
import static sanmai.search.alphabeta.SearchParameter.SMALL_PROBCUT_MARGIN;
import static sanmai.search.alphabeta.tree.SetUpNode.get;

import org.junit.jupiter.api.Test;
import sanmai.engine.Bound;
import sanmai.notation.UsiMove;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

class NodePruningTest {
    private final SetUpNode at = new SetUpNode(SetUpNode.MIDDLE_GAME);
    private final Node node = at.node;
    private final Pruning pruning = new Pruning(at.see, at.history, Features.ALL);

    private Pruning without(Feature feature) {
        return new Pruning(at.see, at.history, Features.ALL.without(feature));
    }

    private void know(int depth, Bound bound, int score) {
        node.ttMove = UsiMove.parse("2h6h", at.position);
        node.ttScore = score;
        node.ttData = TtData.of(node.ttMove, score, depth, bound);
    }

    // ---- Razoring ----

    private boolean razors(int depth, int belowMargin) {
        node.depth = depth;
        node.evaluation = node.alpha - get(RAZORING_MARGIN) - get(RAZORING_SQUARE) * depth * depth - belowMargin;
        return pruning.razors(node);
    }

    @Test
    void razoringBeginsBelowAMarginBelowAlpha() {
        for (int depth = 1; depth < 8; depth++) {
            assertTrue(razors(depth, 1), "" + depth);
            assertFalse(razors(depth, 0), "" + depth);
        }
    }

    @Test
    void razoringLeavesPvNodesAlone() {
        node.pvNode = true;
        assertFalse(razors(1, 1000));
    }

    @Test
    void razoringDoesNotSearchTheExcludedMove() {
        node.excludedMove = 1;
        assertFalse(razors(1, 1000));
    }

    @Test
    void razoringNeedsItsFeature() {
        assertTrue(razors(1, 1000));
        assertFalse(without(Feature.RAZORING).razors(node));
    }

    // ---- Reverse futility pruning ----

    private boolean reverseFutility(int aboveBeta) {
        node.evaluation = node.beta + aboveBeta;
        return pruning.prunesByReverseFutility(node);
    }

    /** Checks how far above beta a node is pruned. */
    private void assertReverseFutilityMargin(int margin) {
        assertTrue(reverseFutility(margin));
        assertFalse(reverseFutility(margin - 1));
    }

    @Test
    void theReverseFutilityMarginGrowsWithDepth() {
        know(0, Bound.LOWER, 0);
        node.ttMoveIsCapture = true;
        for (int depth = 1; depth <= get(REVERSE_FUTILITY_MAX_DEPTH); depth++) {
            node.depth = depth;
            assertReverseFutilityMargin(get(REVERSE_FUTILITY_MARGIN) * depth);
        }
        node.depth = get(REVERSE_FUTILITY_MAX_DEPTH) + 1;
        assertFalse(reverseFutility(10_000));
    }

    private static int pliesWithoutEntry(int depth) {
        return (get(REVERSE_FUTILITY_MARGIN) - get(REVERSE_FUTILITY_NO_ENTRY)) * depth;
    }

    @Test
    void theReverseFutilityMarginIsLessWithoutAnEntry() {
        assertReverseFutilityMargin(pliesWithoutEntry(10));
    }

    @Test
    void theReverseFutilityMarginIsLessIfTheNodeImproves() {
        node.improving = true;
        int less = get(REVERSE_FUTILITY_IMPROVING) * pliesWithoutEntry(1) / 1024;
        assertReverseFutilityMargin(pliesWithoutEntry(10) - less);
    }

    @Test
    void theReverseFutilityMarginIsLessIfTheOpponentDoesWorse() {
        node.opponentWorsening = true;
        int less = get(REVERSE_FUTILITY_WORSENING) * pliesWithoutEntry(1) / 1024;
        assertReverseFutilityMargin(pliesWithoutEntry(10) - less);
    }

    @Test
    void theReverseFutilityMarginGrowsWithTheCorrection() {
        for (int correction : new int[] {50, -50}) {
            node.correction = correction;
            assertReverseFutilityMargin(pliesWithoutEntry(10) + 35);
        }
    }

    @Test
    void theReverseFutilityMarginIsNotBelowZero() {
        node.depth = 1;
        node.improving = true;
        node.opponentWorsening = true;
        assertReverseFutilityMargin(0);
    }

    @Test
    void reverseFutilityLeavesFormerPvNodesAlone() {
        node.ttPv = true;
        assertFalse(reverseFutility(10_000));
    }

    @Test
    void reverseFutilityLeavesNodesWithAQuietTtMoveAlone() {
        know(0, Bound.LOWER, 0);
        assertFalse(reverseFutility(10_000));
        node.ttMoveIsCapture = true;
        assertTrue(reverseFutility(10_000));
    }

    @Test
    void reverseFutilityLeavesWinsAndLossesAlone() {
        assertTrue(reverseFutility(Node.KNOWN_WIN - 1 - node.beta));
        assertFalse(reverseFutility(Node.KNOWN_WIN - node.beta));
        node.open(-Node.KNOWN_WIN, 1 - Node.KNOWN_WIN);
        assertTrue(reverseFutility(10_000));
        node.open(-Node.KNOWN_WIN - 1, -Node.KNOWN_WIN);
        assertFalse(reverseFutility(10_000));
    }

    @Test
    void reverseFutilityNeedsItsFeature() {
        assertTrue(reverseFutility(10_000));
        assertFalse(without(Feature.REVERSE_FUTILITY_PRUNING).prunesByReverseFutility(node));
    }

    @Test
    void aReverseFutilityScoreIsAThirdOfTheWayFromBeta() {
        node.open(99, 100);
        node.evaluation = 400;
        assertEquals(200, Pruning.reverseFutilityScore(node));
    }

    // ---- Null move pruning ----

    private boolean nullMove(int aboveBeta) {
        node.staticEvaluation = node.beta + aboveBeta;
        return pruning.triesNullMove(node, 0);
    }

    private void assertNullMoveMargin(int margin) {
        assertTrue(nullMove(margin));
        assertFalse(nullMove(margin - 1));
    }

    @Test
    void theNullMoveMarginShrinksWithDepth() {
        for (int depth : new int[] {1, 10, 30}) {
            node.depth = depth;
            assertNullMoveMargin(get(NULL_MOVE_BASE) - get(NULL_MOVE_MARGIN) * depth);
        }
    }

    @Test
    void theNullMoveMarginIsLessIfTheNodeImproves() {
        node.improving = true;
        assertNullMoveMargin(get(NULL_MOVE_BASE) - get(NULL_MOVE_MARGIN) * 10 - get(NULL_MOVE_IMPROVING));
    }

    @Test
    void onlyInCutNodesANullMoveIsTried() {
        node.cutNode = false;
        assertFalse(nullMove(1000));
    }

    @Test
    void nobodyPassesTwiceInARow() {
        node.lastMove = Move.NONE;
        assertFalse(nullMove(1000));
    }

    @Test
    void testsForSingularMovesTryNoNullMove() {
        node.excludedMove = node.lastMove;
        assertFalse(nullMove(1000));
    }

    @Test
    void noNullMoveIsTriedNearANodeThatIsVerified() {
        assertTrue(nullMove(1000));
        assertTrue(pruning.triesNullMove(node, node.ply));
        assertFalse(pruning.triesNullMove(node, node.ply + 1));
    }

    @Test
    void aNullMoveIsNoWayOutOfALoss() {
        node.open(-Node.KNOWN_WIN, 1 - Node.KNOWN_WIN);
        assertTrue(nullMove(1000));
        node.open(-Node.KNOWN_WIN - 1, -Node.KNOWN_WIN);
        assertFalse(nullMove(1000));
    }

    @Test
    void aNullMoveNeedsItsFeature() {
        assertTrue(nullMove(1000));
        assertFalse(without(Feature.NULL_MOVE_PRUNING).triesNullMove(node, 0));
    }

    @Test
    void aNullMoveIsReducedMoreWithDepth() {
        for (int depth : new int[] {1, 10, 30}) {
            node.depth = depth;
            int reduction = get(NULL_MOVE_REDUCTION) + depth / get(NULL_MOVE_DEPTH_DIVISOR);
            assertEquals(depth - reduction, pruning.nullMoveDepth(node));
        }
    }

    @Test
    void aNullMoveCutsOffFromBetaOn() {
        assertTrue(Pruning.nullMoveCutsOff(node, node.beta));
        assertFalse(Pruning.nullMoveCutsOff(node, node.beta - 1));
    }

    @Test
    void aNullMoveProvesNoMate() {
        assertTrue(Pruning.nullMoveCutsOff(node, Node.KNOWN_WIN - 1));
        assertFalse(Pruning.nullMoveCutsOff(node, Node.KNOWN_WIN));
    }

    @Test
    void nullMovesOfDeepNodesAreVerified() {
        node.depth = get(NULL_MOVE_VERIFIED_DEPTH);
        assertTrue(pruning.verifiesNullMove(node));
        node.depth--;
        assertFalse(pruning.verifiesNullMove(node));
    }

    // ---- ProbCut ----

    private boolean probCut() {
        return pruning.triesProbCut(node, 200);
    }

    @Test
    void theProbCutMarginIsLessIfTheNodeImproves() {
        node.open(99, 100);
        assertEquals(100 + get(PROBCUT_MARGIN), pruning.probCutBeta(node));
        node.improving = true;
        assertEquals(100 + get(PROBCUT_MARGIN) - get(PROBCUT_IMPROVING), pruning.probCutBeta(node));
    }

    @Test
    void probCutNeedsSomeDepth() {
        node.depth = get(PROBCUT_MIN_DEPTH);
        assertTrue(probCut());
        node.depth--;
        assertFalse(probCut());
    }

    @Test
    void probCutLeavesBetasOfWinsAndLossesAlone() {
        for (int sign : new int[] {1, -1}) {
            node.beta = sign * (Node.KNOWN_WIN - 1);
            assertTrue(probCut());
            node.beta = sign * Node.KNOWN_WIN;
            assertFalse(probCut());
        }
    }

    @Test
    void probCutIsNotTriedIfTheTableKnowsBetter() {
        know(0, Bound.LOWER, 200);
        assertTrue(probCut());
        know(0, Bound.LOWER, 199);
        assertFalse(probCut());
    }

    @Test
    void probCutNeedsItsFeature() {
        assertFalse(without(Feature.PROBCUT).triesProbCut(node, 200));
    }

    @Test
    void theSearchForProbCutIsReduced() {
        assertEquals(10 - get(PROBCUT_REDUCTION), pruning.probCutDepth(node));
    }

    // ---- Small ProbCut ----

    private boolean smallProbCut(int depth, Bound bound, int score) {
        know(depth, bound, score);
        return pruning.prunesBySmallProbCut(node);
    }

    @Test
    void smallProbCutBeginsAMarginAboveBeta() {
        int beta = pruning.smallProbCutBeta(node);
        assertEquals(node.beta + get(SMALL_PROBCUT_MARGIN), beta);
        assertTrue(smallProbCut(10, Bound.LOWER, beta));
        assertFalse(smallProbCut(10, Bound.LOWER, beta - 1));
    }

    @Test
    void theEntryForSmallProbCutMayBeFourPliesShallower() {
        assertTrue(smallProbCut(6, Bound.LOWER, 5000));
        assertFalse(smallProbCut(5, Bound.LOWER, 5000));
    }

    @Test
    void anUpperBoundAllowsNoSmallProbCut() {
        assertFalse(smallProbCut(10, Bound.UPPER, 5000));
        assertTrue(smallProbCut(10, Bound.EXACT, 5000));
    }

    @Test
    void smallProbCutLeavesWinsAndLossesAlone() {
        assertTrue(smallProbCut(10, Bound.LOWER, Node.KNOWN_WIN - 1));
        assertFalse(smallProbCut(10, Bound.LOWER, Node.KNOWN_WIN));
        node.beta = 1 - Node.KNOWN_WIN;
        assertTrue(smallProbCut(10, Bound.LOWER, 0));
        node.beta = -Node.KNOWN_WIN;
        assertFalse(smallProbCut(10, Bound.LOWER, 0));
    }

    @Test
    void smallProbCutNeedsItsFeatureAndAScore() {
        assertTrue(smallProbCut(10, Bound.LOWER, 5000));
        assertFalse(without(Feature.SMALL_PROBCUT).prunesBySmallProbCut(node));
        node.ttScore = Node.NO_SCORE;
        node.ttData = TtData.NOTHING;
        assertFalse(pruning.prunesBySmallProbCut(node));
    }
}

package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_HISTORY;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_ABOVE_ALPHA;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_HISTORY;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_NO_BEST_MOVE;
import static sanmai.search.alphabeta.SearchParameter.HISTORY_PRUNING;
import static sanmai.search.alphabeta.SearchParameter.LATE_MOVE_COUNT;
import static sanmai.search.alphabeta.SearchParameter.SEE_CAPTURE;
import static sanmai.search.alphabeta.SearchParameter.SEE_CAPTURE_HISTORY;
import static sanmai.search.alphabeta.SearchParameter.SEE_QUIET;
import static sanmai.search.alphabeta.tree.SetUpNode.get;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.history.PieceTo;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.eval.material.PieceValues;

class MovePruningTest {
    private static final int PLY = Reductions.PLY;
    private static final int FAR = 20_000;

    /** A quiet move that loses nothing, and one that puts the bishop where a pawn takes it. */
    private static final String SAFE = "2h6h";

    private static final String BISHOP_FOR_A_PAWN = "8h4d";

    private static final Features FUTILITY = only(Feature.FUTILITY_PRUNING);
    private static final Features CAPTURE_FUTILITY = only(Feature.CAPTURE_FUTILITY_PRUNING);
    private static final Features SEE = only(Feature.SEE_PRUNING);
    private static final Features HISTORY = only(Feature.HISTORY_PRUNING);

    private final SetUpNode middleGame = new SetUpNode(SetUpNode.MIDDLE_GAME);
    private final Node node = middleGame.node;

    private static Features only(Feature feature) {
        return Features.of(List.of(feature));
    }

    /** A feature with another value of a parameter. */
    private static Features with(Features features, SearchParameter parameter, int value) {
        return features.with(SearchParameters.of(Map.of(parameter, value)));
    }

    private static boolean prunes(SetUpNode at, Features features) {
        return new Pruning(at.see, at.history, features).prunes(at.node, at.position) != null;
    }

    private boolean prunes(Features features) {
        return prunes(middleGame, features);
    }

    /** Makes a move the current one, with this depth left after it. */
    private static SetUpNode at(SetUpNode at, String move, int depthLeft) {
        at.at(move).node.depth = depthLeft + 1;
        return at;
    }

    private void at(String move, int depthLeft) {
        at(middleGame, move, depthLeft);
    }

    // ---- All moves ----

    @Test
    void nothingIsPrunedWhileAllMovesLose() {
        at(SAFE, 0);
        node.moveCount = 100;
        node.staticEvaluation = -FAR;
        node.bestScore = -Node.KNOWN_WIN;
        assertFalse(prunes(Features.ALL));
        assertFalse(node.skipsQuiets);
        node.bestScore++;
        assertTrue(prunes(Features.ALL));
    }

    @Test
    void withoutFeaturesNothingIsPruned() {
        at(BISHOP_FOR_A_PAWN, 0);
        node.moveCount = 100;
        node.staticEvaluation = -FAR;
        assertFalse(prunes(Features.NONE));
        assertFalse(node.skipsQuiets);
        at("8h2b+", 0);
        assertFalse(prunes(Features.NONE));
        assertFalse(prunes(badCapture(0), Features.NONE));
    }

    // ---- Late move pruning ----

    private boolean skipsQuietsAt(int moveCount, int depth, boolean improving) {
        at(SAFE, depth - 1);
        node.improving = improving;
        node.moveCount = moveCount;
        node.skipsQuiets = false;
        assertFalse(prunes(only(Feature.LATE_MOVE_PRUNING)), "the move itself is not left out");
        return node.skipsQuiets;
    }

    @Test
    void lateMovePruningBeginsAtACountThatGrowsWithDepth() {
        for (int depth = 1; depth <= 6; depth++) {
            int count = get(LATE_MOVE_COUNT) + depth * depth;
            assertFalse(skipsQuietsAt(count - 1, depth, true), "" + depth);
            assertTrue(skipsQuietsAt(count, depth, true), "" + depth);
        }
    }

    @Test
    void lateMovePruningBeginsSoonerIfTheNodeDoesNotImprove() {
        int half = (get(LATE_MOVE_COUNT) + 36) / 2;
        assertFalse(skipsQuietsAt(half - 1, 6, false));
        assertTrue(skipsQuietsAt(half, 6, false));
    }

    @Test
    void afterALateMoveQuietMovesStayLeftOut() {
        at(SAFE, 20);
        node.skipsQuiets = true;
        prunes(Features.ALL);
        assertTrue(node.skipsQuiets);
    }

    // ---- Futility pruning ----

    private static int futilityMargin(int depthLeft) {
        return get(FUTILITY_MARGIN) + get(FUTILITY_LINEAR) * depthLeft + get(FUTILITY_NO_BEST_MOVE);
    }

    private boolean prunesByFutility(int belowAlpha) {
        node.staticEvaluation = node.alpha - belowAlpha;
        return prunes(FUTILITY);
    }

    /** Checks how far below alpha the static evaluation must be for pruning. */
    private void assertFutilityMargin(int margin) {
        assertTrue(prunesByFutility(margin));
        assertFalse(prunesByFutility(margin - 1));
    }

    @Test
    void futilityBeginsAMarginBelowAlpha() {
        for (int left = 0; left <= get(FUTILITY_MAX_DEPTH); left++) {
            at(SAFE, left);
            assertFutilityMargin(futilityMargin(left));
        }
        at(SAFE, get(FUTILITY_MAX_DEPTH) + 1);
        assertFalse(prunesByFutility(FAR));
    }

    @Test
    void futilityGoesByTheDepthLeftAfterTheReduction() {
        at(SAFE, 8);
        node.baseReduction = 4 * PLY - 1;
        assertFutilityMargin(futilityMargin(5));
        node.baseReduction = 4 * PLY;
        assertFutilityMargin(futilityMargin(4));
    }

    @Test
    void aBestMoveLessensTheFutilityMargin() {
        at(SAFE, 4);
        node.bestMove = node.move;
        assertFutilityMargin(futilityMargin(4) - get(FUTILITY_NO_BEST_MOVE));
    }

    @Test
    void theFutilityMarginIsGreaterAboveAlpha() {
        at(SAFE, 0);
        node.baseReduction = 10 * PLY;
        assertTrue(futilityMargin(-10) + get(FUTILITY_ABOVE_ALPHA) < 0);
        assertFutilityMargin(futilityMargin(-10) + get(FUTILITY_ABOVE_ALPHA));
        node.baseReduction = 2 * PLY;
        assertTrue(prunesByFutility(0), "not at alpha");
        assertFalse(prunesByFutility(-1));
    }

    /** Gives the current move a history, and returns the plies by which it counts as deeper. */
    private int teach(int bonus) {
        node.onePlyAgo = PieceTo.of(node.move);
        node.twoPliesAgo = node.onePlyAgo;
        for (int i = 0; i < 8; i++) {
            middleGame.history.updateQuiet(node.move, node, bonus);
        }
        int score = middleGame.history.pruningScore(node.move, node);
        return (score + 71 * middleGame.history.mainScore(node.move) / 32) / get(FUTILITY_HISTORY);
    }

    @Test
    void aMoveWithAGoodHistoryCountsAsDeeper() {
        at(SAFE, 1);
        int deeper = teach(300);
        assertTrue(deeper > 2);
        assertFutilityMargin(futilityMargin(1 + deeper));
    }

    @Test
    void aMoveWithABadHistoryCountsAsLessDeep() {
        at(SAFE, 12);
        int deeper = teach(-300);
        assertTrue(deeper < -2);
        assertFutilityMargin(futilityMargin(12 + deeper));
    }

    @Test
    void inCheckNothingIsPrunedByFutility() {
        SetUpNode at = at(new SetUpNode(SetUpNode.IN_CHECK), "G*5e", 0);
        at.node.staticEvaluation = -FAR;
        assertFalse(prunes(at, FUTILITY));
    }

    @Test
    void futilityPruningRaisesTheBestScore() {
        at(SAFE, 4);
        assertTrue(prunesByFutility(futilityMargin(4) + 10));
        assertEquals(node.alpha - 10, node.bestScore);
        assertTrue(prunesByFutility(futilityMargin(4) + 20));
        assertEquals(node.alpha - 10, node.bestScore, "but does not lower it");
    }

    @Test
    void quietMovesOfPvNodesOnThePvAreNotPruned() {
        at(SAFE, 0);
        node.followsPv = true;
        assertTrue(prunesByFutility(FAR));
        node.pvNode = true;
        assertFalse(prunesByFutility(FAR));
        node.followsPv = false;
        assertTrue(prunesByFutility(FAR));
    }

    @Test
    void capturesAndChecksAreNoQuietMoves() {
        at("8h2b+", 0);
        assertFalse(prunesByFutility(FAR));
        SetUpNode check = at(new SetUpNode(SetUpNode.CHECKS), "G*5b", 0);
        check.node.staticEvaluation = -FAR;
        assertTrue(check.node.givesCheck && check.node.quiet);
        assertFalse(prunes(check, FUTILITY));
    }

    // ---- History pruning ----

    @Test
    void quietMovesWithABadHistoryArePruned() {
        at(SAFE, 0);
        int score = middleGame.history.pruningScore(node.move, node);
        assertTrue(prunes(with(HISTORY, HISTORY_PRUNING, -score - 1)));
        assertFalse(prunes(with(HISTORY, HISTORY_PRUNING, -score)));
        at(SAFE, 1);
        assertTrue(prunes(with(HISTORY, HISTORY_PRUNING, -score / 2 - 1)));
        assertFalse(prunes(with(HISTORY, HISTORY_PRUNING, -score / 2 + 1)));
        assertFalse(prunes(with(Features.NONE, HISTORY_PRUNING, HISTORY_PRUNING.min)));
    }

    // ---- SEE pruning ----

    @Test
    void quietMovesMayLoseMoreTheMoreDepthIsLeft() {
        int mostLeft = 8;
        at(BISHOP_FOR_A_PAWN, mostLeft);
        int loss = -middleGame.see.value(middleGame.position, node.move);
        for (int left = 0; left <= mostLeft; left++) {
            at(BISHOP_FOR_A_PAWN, left);
            assertEquals(loss > get(SEE_QUIET) * left * left, prunes(SEE), "" + left);
        }
        assertFalse(prunes(SEE));
        node.baseReduction = mostLeft * PLY;
        assertTrue(prunes(SEE), "the reduction leaves no depth");
        at(SAFE, 0);
        assertFalse(prunes(SEE), "it loses nothing");
    }

    @Test
    void withLessThanNoDepthLeftQuietMovesMayLoseNothing() {
        at(BISHOP_FOR_A_PAWN, 0);
        node.baseReduction = 20 * PLY;
        assertTrue(prunes(SEE));
    }

    @Test
    void withoutDepthLeftNoGoldIsGivenForASilver() {
        SetUpNode at = at(new SetUpNode("4k4/9/9/4s4/9/4G4/9/9/K3R4 b - 1"), "5f5e", 1);
        Features features = with(SEE, SEE_QUIET, SEE_QUIET.max);
        assertFalse(prunes(at, features));
        assertTrue(prunes(at(at, "5f5e", 0), features));
    }

    /** A rook that takes a pawn which a gold protects. */
    private static SetUpNode badCapture(int depthLeft) {
        return at(new SetUpNode("4k4/9/4g4/4p4/9/9/9/4R4/4K4 b - 1"), "5h5d", depthLeft);
    }

    @Test
    void capturesMayLoseMoreInDeepNodesAndByTheirHistory() {
        SetUpNode at = badCapture(3);
        int loss = -at.see.value(at.position, at.node.move);
        int byHistory = get(SEE_CAPTURE_HISTORY) * at.history.captureScore(at.node.move, at.position) / 1024;
        int enough = (loss - byHistory + 3) / 4;
        assertFalse(prunes(at, with(SEE, SEE_CAPTURE, enough)));
        assertTrue(prunes(at, with(SEE, SEE_CAPTURE, enough - 1)));
        at(at, "5h5d", 4);
        assertFalse(prunes(at, with(SEE, SEE_CAPTURE, enough - 1)));
    }

    @Test
    void captureSeePruningGoesByTheDepthOfTheNode() {
        SetUpNode at = badCapture(9);
        at.node.baseReduction = 9 * PLY;
        assertFalse(prunes(at, SEE));
    }

    @Test
    void anEvenExchangeIsNotPrunedByABadHistory() {
        SetUpNode at = at(new SetUpNode("4k4/9/4g4/4p4/4P4/9/9/9/4K4 b - 1"), "5e5d", 0);
        Features features = SEE.with(SearchParameters.of(Map.of(SEE_CAPTURE, 50, SEE_CAPTURE_HISTORY, 200)));
        assertTrue(50 + 200 * at.history.captureScore(at.node.move, at.position) / 1024 < 0);
        assertFalse(prunes(at, features));
    }

    @Test
    void theLosingSideMayGiveMaterialForComplications() {
        SetUpNode at = badCapture(0);
        assertTrue(prunes(at, SEE));
        at.node.alpha = -1;
        assertFalse(prunes(at, SEE));
    }

    @Test
    void checksThatLoseMuchArePruned() {
        SetUpNode at = at(new SetUpNode(SetUpNode.CHECKS), "G*5b", 0);
        assertTrue(prunes(at, SEE));
        assertFalse(prunes(at(at, "G*5b", 3), SEE), "by the limit of captures");
        at(at, "R*9a", 0);
        assertTrue(at.node.givesCheck);
        assertFalse(prunes(at, SEE));
    }

    // ---- Futility pruning of captures ----

    private int captureFutilityMargin(int depthLeft) {
        int history = middleGame.history.captureScore(node.move, middleGame.position);
        return get(CAPTURE_FUTILITY_MARGIN)
                + get(CAPTURE_FUTILITY_LINEAR) * depthLeft
                + PieceValues.ENGINE.expectedGain(middleGame.position, node.move)
                + get(CAPTURE_FUTILITY_HISTORY) * history / 1024;
    }

    private boolean prunesCapture(int belowAlpha) {
        node.staticEvaluation = node.alpha - belowAlpha;
        return prunes(CAPTURE_FUTILITY);
    }

    private void assertCaptureFutilityMargin(int margin) {
        assertTrue(prunesCapture(margin));
        assertFalse(prunesCapture(margin - 1));
    }

    @Test
    void aCaptureMustBringTheEvaluationNearAlpha() {
        for (int left = 0; left <= get(CAPTURE_FUTILITY_MAX_DEPTH); left++) {
            at("8h2b+", left);
            assertCaptureFutilityMargin(captureFutilityMargin(left));
        }
        at("8h2b+", get(CAPTURE_FUTILITY_MAX_DEPTH) + 1);
        assertFalse(prunesCapture(FAR));
    }

    @Test
    void captureFutilityGoesByTheDepthLeftAfterTheReduction() {
        at("8h2b+", 8);
        node.baseReduction = 4 * PLY;
        assertCaptureFutilityMargin(captureFutilityMargin(4));
    }

    @Test
    void checksAndQuietMovesAreNotPrunedLikeCaptures() {
        at("8h2b+", 0);
        node.givesCheck = true;
        assertFalse(prunesCapture(FAR));
        at(SAFE, 0);
        assertFalse(prunesCapture(FAR));
    }
}

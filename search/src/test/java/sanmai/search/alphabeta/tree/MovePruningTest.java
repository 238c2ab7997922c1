package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_HISTORY_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_HISTORY_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.LATE_MOVE_COUNT;
import static sanmai.search.alphabeta.SearchParameter.LATE_MOVE_SQUARE;
import static sanmai.search.alphabeta.SearchParameter.QUIET_PRUNING_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SEE_CAPTURE_LIMIT;
import static sanmai.search.alphabeta.SearchParameter.SEE_CAPTURE_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SEE_EVASION_FULL_MOVES;
import static sanmai.search.alphabeta.SearchParameter.SEE_EVASION_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SEE_QUIET_LIMIT;
import static sanmai.search.alphabeta.tree.SetUpNode.get;

import org.junit.jupiter.api.Test;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.ordering.MovePicker;
import sanmai.search.alphabeta.ordering.StaticExchangeEvaluation;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Move;

class MovePruningTest {
    private static final int FAR = 20_000;

    /** A quiet move that loses nothing, and one that puts the bishop where a pawn takes it. */
    private static final String SAFE = "2h6h";

    private static final String BISHOP_FOR_A_PAWN = "8h4d";

    private final SetUpNode middleGame = new SetUpNode(SetUpNode.MIDDLE_GAME);

    private static boolean prunes(SetUpNode at, Features features) {
        return new Pruning(at.see, features).prunes(at.node, at.position);
    }

    private static boolean prunes(SetUpNode at) {
        return prunes(at, Features.ALL);
    }

    private static Features without(Feature feature) {
        return Features.ALL.without(feature);
    }

    /** A late move that only futility pruning could leave out, in a node of this depth. */
    private SetUpNode quiet(String move, int depth) {
        middleGame.at(move);
        middleGame.node.depth = depth;
        middleGame.node.moveCount = 1;
        middleGame.node.staticEvaluation = FAR;
        middleGame.node.evaluation = FAR;
        return middleGame;
    }

    @Test
    void nothingIsPrunedWhileAllMovesLose() {
        SetUpNode at = quiet(SAFE, 1);
        at.node.staticEvaluation = -FAR;
        assertTrue(prunes(at));
        at.node.bestScore = -Node.KNOWN_WIN;
        assertFalse(prunes(at));
    }

    @Test
    void checksAreNeverPruned() {
        SetUpNode at = new SetUpNode(SetUpNode.CHECKS).at("G*5b");
        at.node.depth = 1;
        at.node.moveCount = 100;
        at.node.staticEvaluation = -FAR;
        assertTrue(at.node.givesCheck && at.node.quiet);
        assertFalse(prunes(at));
        at.at("G*9i").node.moveCount = 100;
        assertTrue(prunes(at));
    }

    // ---- Late move pruning ----

    private boolean prunesMoveNumber(int number, int depth, boolean improving) {
        SetUpNode at = quiet(SAFE, depth);
        at.node.improving = improving;
        at.node.startMoves(at.node.bestScore);
        at.node.moveCount = number;
        at.picker.start(at.node, at.position);
        return prunes(at);
    }

    @Test
    void quietMovesArePrunedBehindACountThatGrowsWithDepth() {
        for (int depth = 1; depth <= 4; depth++) {
            int count = get(LATE_MOVE_COUNT) + get(LATE_MOVE_SQUARE) * depth * depth;
            assertFalse(prunesMoveNumber(count, depth, true), "" + depth);
            assertTrue(prunesMoveNumber(count + 1, depth, true), "" + depth);
            assertFalse(prunesMoveNumber(count / 2, depth, false), "" + depth);
            assertTrue(prunesMoveNumber(count / 2 + 1, depth, false), "" + depth);
        }
    }

    @Test
    void afterLateMovePruningThePickerHasNoQuietMoves() {
        assertTrue(prunesMoveNumber(100, 1, true));
        MovePicker picker = middleGame.picker;
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            assertFalse(middleGame.position.isQuiet(move), Move.usi(move));
        }
    }

    // ---- Futility pruning ----

    private boolean prunesBelowAlpha(int depth, int below, int historyScore) {
        SetUpNode at = quiet(SAFE, depth);
        at.node.historyScore = historyScore;
        int depthLeft = depth - 1;
        at.node.staticEvaluation = at.node.initialAlpha
                - get(FUTILITY_MARGIN)
                - get(FUTILITY_LINEAR) * depthLeft
                - historyScore / get(FUTILITY_HISTORY_DIVISOR)
                - below;
        return prunes(at);
    }

    @Test
    void futilityBeginsAMarginBelowAlpha() {
        for (int depth = 1; depth <= get(QUIET_PRUNING_MAX_DEPTH) + 1; depth++) {
            for (int historyScore : new int[] {-5000, 0, 5000}) {
                assertTrue(prunesBelowAlpha(depth, 0, historyScore), depth + " " + historyScore);
                assertFalse(prunesBelowAlpha(depth, -1, historyScore), depth + " " + historyScore);
            }
        }
        assertFalse(prunesBelowAlpha(get(QUIET_PRUNING_MAX_DEPTH) + 2, 5000, 0));
    }

    @Test
    void futilityGoesByTheDepthLeftAfterTheReduction() {
        assertFalse(prunesBelowAlpha(get(QUIET_PRUNING_MAX_DEPTH) + 4, 5000, 0));
        middleGame.node.baseReduction = 3 * 1024;
        assertTrue(prunes(middleGame));
    }

    @Test
    void futilityGoesByTheAlphaOfBefore() {
        assertFalse(prunesBelowAlpha(1, -1, 0));
        middleGame.node.alpha = FAR;
        assertFalse(prunes(middleGame), "that a move has raised alpha prunes no other");
    }

    // ---- SEE pruning ----

    @Test
    void quietMovesThatLoseMuchArePruned() {
        assertTrue(prunes(quiet(BISHOP_FOR_A_PAWN, 1)));
        assertFalse(prunes(quiet(BISHOP_FOR_A_PAWN, 1), without(Feature.SEE_PRUNING)));
        assertFalse(prunes(quiet(SAFE, 1)));
        assertFalse(prunes(quiet(BISHOP_FOR_A_PAWN, get(QUIET_PRUNING_MAX_DEPTH) + 2)));
        int loss = -middleGame.see.value(middleGame.position, middleGame.node.move);
        for (int left = 0; left <= get(QUIET_PRUNING_MAX_DEPTH); left++) {
            boolean tooMuch = loss > -get(SEE_QUIET_LIMIT) * left * left;
            assertEquals(tooMuch, prunes(quiet(BISHOP_FOR_A_PAWN, left + 1)), "" + left);
        }
    }

    /** A rook that takes a pawn which a gold protects. */
    private static SetUpNode badCapture(int depth) {
        SetUpNode at = new SetUpNode("4k4/9/4g4/4p4/9/9/9/4R4/4K4 b - 1").at("5h5d");
        at.node.evaluation = FAR;
        at.node.staticEvaluation = FAR;
        at.node.depth = depth;
        at.node.badCapture = true;
        return at;
    }

    @Test
    void capturesThatLoseMuchArePrunedAtLowDepth() {
        assertTrue(prunes(badCapture(1)));
        assertFalse(prunes(badCapture(1), without(Feature.SEE_PRUNING)));
        assertFalse(prunes(badCapture(get(SEE_CAPTURE_MAX_DEPTH) + 1)));
        SetUpNode at = badCapture(1);
        int loss = -at.see.value(at.position, at.node.move);
        for (int depth = 1; depth <= get(SEE_CAPTURE_MAX_DEPTH); depth++) {
            assertEquals(loss > -get(SEE_CAPTURE_LIMIT) * depth, prunes(badCapture(depth)), "" + depth);
        }
    }

    // ---- Futility pruning of captures ----

    private boolean prunesCapture(int depth, int below, int historyScore) {
        SetUpNode at = middleGame.at("8h2b+");
        at.node.depth = depth;
        at.node.historyScore = historyScore;
        at.node.evaluation = at.node.alpha
                - get(CAPTURE_FUTILITY_MARGIN)
                - get(CAPTURE_FUTILITY_LINEAR) * depth
                - historyScore / get(CAPTURE_FUTILITY_HISTORY_DIVISOR)
                - StaticExchangeEvaluation.gain(at.position, at.node.move)
                - below;
        return prunes(at);
    }

    @Test
    void aCaptureMustBringTheEvaluationNearAlpha() {
        for (int depth = 1; depth <= get(CAPTURE_FUTILITY_MAX_DEPTH); depth++) {
            for (int historyScore : new int[] {-5000, 0, 5000}) {
                assertTrue(prunesCapture(depth, 0, historyScore), depth + " " + historyScore);
                assertFalse(prunesCapture(depth, -1, historyScore), depth + " " + historyScore);
            }
        }
        assertFalse(prunesCapture(get(CAPTURE_FUTILITY_MAX_DEPTH) + 1, 5000, 0));
    }

    // ---- Evasions ----

    /** A gold between rook and king that the rook takes for nothing, since no piece protects it. */
    private static SetUpNode losingEvasion(String move) {
        SetUpNode at = new SetUpNode(SetUpNode.IN_CHECK).at(move);
        at.node.depth = get(SEE_EVASION_MAX_DEPTH);
        at.node.moveCount = get(SEE_EVASION_FULL_MOVES) + 1;
        return at;
    }

    @Test
    void lateQuietEvasionsThatLoseMaterialArePruned() {
        assertTrue(prunes(losingEvasion("G*5e")));
        assertFalse(prunes(losingEvasion("G*5h")), "the king protects it");
        SetUpNode at = losingEvasion("G*5e");
        at.node.moveCount--;
        assertFalse(prunes(at), "the first ones");
        at = losingEvasion("G*5e");
        at.node.depth++;
        assertFalse(prunes(at), "at greater depth");
        at = losingEvasion("G*5e");
        at.node.pvNode = true;
        assertFalse(prunes(at), "in a PV node");
    }
}

package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.SearchParameter.DEEPER_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.FULL_SEARCH_NO_TT_MOVE;
import static sanmai.search.alphabeta.SearchParameter.FULL_SEARCH_REDUCTION;
import static sanmai.search.alphabeta.SearchParameter.FULL_SEARCH_REDUCTION_TWICE;
import static sanmai.search.alphabeta.SearchParameter.LMR_ALL_NODE;
import static sanmai.search.alphabeta.SearchParameter.LMR_BASE;
import static sanmai.search.alphabeta.SearchParameter.LMR_CORRECTION;
import static sanmai.search.alphabeta.SearchParameter.LMR_CUTOFFS;
import static sanmai.search.alphabeta.SearchParameter.LMR_CUTOFFS_ALL_NODE;
import static sanmai.search.alphabeta.SearchParameter.LMR_CUT_NODE;
import static sanmai.search.alphabeta.SearchParameter.LMR_CUT_NODE_NO_TT_MOVE;
import static sanmai.search.alphabeta.SearchParameter.LMR_FACTOR;
import static sanmai.search.alphabeta.SearchParameter.LMR_HISTORY;
import static sanmai.search.alphabeta.SearchParameter.LMR_MANY_CUTOFFS;
import static sanmai.search.alphabeta.SearchParameter.LMR_MOVE;
import static sanmai.search.alphabeta.SearchParameter.LMR_NOT_IMPROVING;
import static sanmai.search.alphabeta.SearchParameter.LMR_OFFSET;
import static sanmai.search.alphabeta.SearchParameter.LMR_PRUNING_TT_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_CAPTURE;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_DEPTH_CUT_NODE;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_MOVE;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_SCORE;
import static sanmai.search.alphabeta.SearchParameter.LMR_WINDOW;
import static sanmai.search.alphabeta.SearchParameter.SHALLOWER_MARGIN;
import static sanmai.search.alphabeta.tree.SetUpNode.get;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.engine.Bound;
import sanmai.notation.UsiMove;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

class ReductionsTest {
    private static final int PLY = Reductions.PLY;
    private static final int DEPTH = 12;

    /** A root window beside which that of a node is nothing. */
    private static final int HUGE_WINDOW = 1_000_000;

    private final SetUpNode at = new SetUpNode(SetUpNode.MIDDLE_GAME).at("2h6h");
    private final Node node = at.node;
    private final Node child = new Node(node.ply + 1);
    private final Reductions reductions = new Reductions(Features.ALL);

    private static Reductions without(Feature feature) {
        return new Reductions(Features.ALL.without(feature));
    }

    /** A late quiet move, not the TT move, in a cut node whose evaluation improves. */
    @BeforeEach
    void begin() {
        node.depth = DEPTH;
        node.improving = true;
        node.baseReduction = 6 * PLY;
        node.ttMove = UsiMove.parse("2h3h", at.position);
    }

    // ---- The base reduction ----

    private int base() {
        return reductions.baseReduction(node, HUGE_WINDOW);
    }

    private int base(int depth, int moveCount) {
        node.depth = depth;
        node.moveCount = moveCount;
        return base();
    }

    @Test
    void theBaseReductionGrowsWithDepthAndMoveNumber() {
        double growing = Math.log(12) * Math.log(20) * get(LMR_FACTOR);
        assertEquals(growing + get(LMR_BASE), base(12, 20), 2);
        assertEquals(base(12, 20), base(20, 12));
        assertEquals(get(LMR_BASE), base(1, 20));
    }

    @Test
    void beyondMove255TheBaseReductionIsConstant() {
        assertTrue(base(12, 254) < base(12, 255));
        assertEquals(base(12, 255), base(12, 256));
        assertEquals(base(12, 255), base(12, 593));
    }

    @Test
    void theWiderTheWindowTheLessTheBaseReduction() {
        int usual = base();
        node.open(50, 150);
        assertEquals(usual - get(LMR_WINDOW), reductions.baseReduction(node, 100));
        assertEquals(usual - get(LMR_WINDOW) / 2, reductions.baseReduction(node, 200));
    }

    @Test
    void theBaseReductionIsMoreIfTheNodeDoesNotImprove() {
        int usual = base();
        int growing = usual - get(LMR_BASE);
        node.improving = false;
        assertEquals(usual + growing * get(LMR_NOT_IMPROVING) / 512, base());
    }

    @Test
    void theBaseReductionIsMoreInFormerPvNodes() {
        int usual = base();
        node.ttPv = true;
        assertEquals(usual + get(LMR_PRUNING_TT_PV), base());
    }

    @Test
    void withoutLateMoveReductionsNoMoveIsReduced() {
        Reductions none = without(Feature.LATE_MOVE_REDUCTIONS);
        assertEquals(0, none.baseReduction(node, HUGE_WINDOW));
        assertEquals(0, none.ofMove(node, child));
        assertFalse(none.isLate(node));
    }

    // ---- The reduction of a move ----

    private int ofMove() {
        return reductions.ofMove(node, child);
    }

    /** Checks that a change of the node changes the reduction. */
    private void assertChanges(int by1024ths, Runnable change) {
        int before = ofMove();
        change.run();
        assertEquals(before + by1024ths, ofMove());
    }

    private void setKind(boolean pvNode, boolean cutNode) {
        node.pvNode = pvNode;
        node.cutNode = cutNode;
    }

    @Test
    void aReductionIsTheBaseWithAnOffsetLessByMoveNumber() {
        setKind(true, false);
        assertEquals(6 * PLY + get(LMR_OFFSET) - 10 * get(LMR_MOVE), ofMove());
        assertChanges(PLY, () -> node.baseReduction += PLY);
        assertChanges(-get(LMR_MOVE), () -> node.moveCount++);
    }

    @Test
    void movesOfFormerPvNodesAreReducedLess() {
        node.ttScore = node.alpha;
        assertChanges(-get(LMR_TT_PV), () -> node.ttPv = true);
    }

    @Test
    void movesOfPvNodesAreReducedLessAgain() {
        setKind(true, false);
        node.ttPv = true;
        int inPv = ofMove();
        setKind(false, true);
        assertEquals(inPv + get(LMR_PV) + get(LMR_CUT_NODE), ofMove());
    }

    @Test
    void aTtScoreAboveAlphaReducesLessInFormerPvNodes() {
        node.ttScore = node.alpha + 1;
        int notPv = ofMove();
        node.ttScore = node.alpha;
        assertEquals(notPv, ofMove());
        node.ttPv = true;
        assertChanges(-get(LMR_TT_SCORE), () -> node.ttScore = node.alpha + 1);
        assertChanges(0, () -> node.ttScore = Node.NO_SCORE);
    }

    private void know(int depth) {
        node.ttData = TtData.of(node.ttMove, 0, depth, Bound.LOWER);
    }

    @Test
    void aDeepEntryReducesLessInFormerPvNodes() {
        setKind(true, false);
        assertChanges(0, () -> know(DEPTH));
        node.ttPv = true;
        know(DEPTH - 1);
        assertChanges(-get(LMR_TT_DEPTH), () -> know(DEPTH));
    }

    @Test
    void aDeepEntryReducesLessAgainInCutNodes() {
        node.ttPv = true;
        know(DEPTH - 1);
        assertChanges(-get(LMR_TT_DEPTH) - get(LMR_TT_DEPTH_CUT_NODE), () -> know(DEPTH));
    }

    @Test
    void aCorrectionOfEitherSignReducesLess() {
        assertChanges(-30 * get(LMR_CORRECTION), () -> node.correction = 30);
        assertChanges(0, () -> node.correction = -30);
    }

    @Test
    void movesOfCutNodesAreReducedMore() {
        setKind(true, false);
        assertChanges(get(LMR_CUT_NODE), () -> setKind(true, true));
    }

    @Test
    void movesOfCutNodesWithoutATtMoveAreReducedMoreAgain() {
        assertChanges(get(LMR_CUT_NODE_NO_TT_MOVE), () -> node.ttMove = Move.NONE);
        setKind(true, false);
        assertChanges(0, () -> node.ttMove = UsiMove.parse("2h3h", at.position));
    }

    @Test
    void movesBehindATtCaptureAreReducedMore() {
        assertChanges(get(LMR_TT_CAPTURE), () -> node.ttMoveIsCapture = true);
    }

    @Test
    void movesAreReducedMoreIfTheirChildrenHaveCutOffOften() {
        assertChanges(0, () -> child.cutoffCount = 1);
        assertChanges(get(LMR_CUTOFFS), () -> child.cutoffCount = 2);
        assertChanges(get(LMR_MANY_CUTOFFS), () -> child.cutoffCount = 3);
    }

    @Test
    void theTtMoveIsReducedLess() {
        assertChanges(-get(LMR_TT_MOVE), () -> node.ttMove = node.move);
    }

    @Test
    void aGoodHistoryReducesLessAndABadOneMore() {
        assertChanges(-get(LMR_HISTORY), () -> node.statScore = 4096);
        assertChanges(2 * get(LMR_HISTORY), () -> node.statScore = -4096);
    }

    // ---- All nodes ----

    private static int inAllNode(int reduction) {
        return reduction + reduction * get(LMR_ALL_NODE) / (256 * (DEPTH + 1));
    }

    @Test
    void movesOfAllNodesAreReducedByAPartMore() {
        setKind(true, false);
        int inPv = ofMove();
        setKind(false, false);
        assertEquals(inAllNode(inPv), ofMove());
    }

    @Test
    void cutoffsOfChildrenReduceMoreInAllNodes() {
        setKind(true, false);
        int inPv = ofMove();
        setKind(false, false);
        child.cutoffCount = 1;
        assertEquals(inAllNode(inPv), ofMove());
        child.cutoffCount = 2;
        assertEquals(inAllNode(inPv + get(LMR_CUTOFFS) + get(LMR_CUTOFFS_ALL_NODE)), ofMove());
    }

    // ---- Depths ----

    private boolean isLate(int moveCount, int depth) {
        node.moveCount = moveCount;
        node.depth = depth;
        return reductions.isLate(node);
    }

    @Test
    void allMovesButTheFirstAreLateFromDepthTwoOn() {
        assertTrue(isLate(2, 2));
        assertFalse(isLate(1, 2));
        assertFalse(isLate(2, 1));
    }

    @Test
    void aLateMoveLosesTheWholePliesOfItsReduction() {
        assertEquals(8, Reductions.lateMoveDepth(node, 11, 3 * PLY));
        assertEquals(8, Reductions.lateMoveDepth(node, 11, 4 * PLY - 1));
    }

    @Test
    void aLateMoveKeepsAPlyAndGainsTwoAtMost() {
        assertEquals(1, Reductions.lateMoveDepth(node, 11, 20 * PLY));
        assertEquals(12, Reductions.lateMoveDepth(node, 11, -PLY));
        assertEquals(13, Reductions.lateMoveDepth(node, 11, -20 * PLY));
    }

    @Test
    void aLateMoveOfAPvNodeIsAPlyDeeper() {
        node.pvNode = true;
        assertEquals(9, Reductions.lateMoveDepth(node, 11, 3 * PLY));
        assertEquals(2, Reductions.lateMoveDepth(node, 11, 20 * PLY));
    }

    private int firstMoveDepth(int newDepth, int reduction) {
        return reductions.firstMoveDepth(node, newDepth, reduction);
    }

    @Test
    void aFirstMoveWithAGreatReductionLosesAPlyOrTwo() {
        assertEquals(11, firstMoveDepth(11, get(FULL_SEARCH_REDUCTION)));
        assertEquals(10, firstMoveDepth(11, get(FULL_SEARCH_REDUCTION) + 1));
        assertEquals(10, firstMoveDepth(11, get(FULL_SEARCH_REDUCTION_TWICE)));
        assertEquals(9, firstMoveDepth(11, get(FULL_SEARCH_REDUCTION_TWICE) + 1));
    }

    @Test
    void aFirstMoveWithTwoPliesLeftLosesOneAtMost() {
        assertEquals(1, firstMoveDepth(3, get(FULL_SEARCH_REDUCTION_TWICE) + 1));
        assertEquals(1, firstMoveDepth(2, get(FULL_SEARCH_REDUCTION_TWICE) + 1));
    }

    @Test
    void aFirstMoveIsReducedMoreWithoutATtMove() {
        int reduction = get(FULL_SEARCH_REDUCTION) - get(FULL_SEARCH_NO_TT_MOVE);
        assertEquals(11, firstMoveDepth(11, reduction + 1));
        node.ttMove = Move.NONE;
        assertEquals(11, firstMoveDepth(11, reduction));
        assertEquals(10, firstMoveDepth(11, reduction + 1));
    }

    private int ofRepetition(int aboveBest, boolean wasReduced) {
        return reductions.ofRepetition(node, node.bestScore + aboveBest, wasReduced);
    }

    @Test
    void aRepetitionIsDeeperIfAReducedSearchWasMuchBetter() {
        assertEquals(0, ofRepetition(get(DEEPER_MARGIN), true));
        assertEquals(1, ofRepetition(get(DEEPER_MARGIN) + 1, true));
        assertEquals(0, ofRepetition(get(DEEPER_MARGIN) + 1, false));
    }

    @Test
    void aRepetitionIsShallowerIfTheSearchWasHardlyBetter() {
        assertEquals(0, ofRepetition(get(SHALLOWER_MARGIN), true));
        assertEquals(-1, ofRepetition(get(SHALLOWER_MARGIN) - 1, true));
        assertEquals(-1, ofRepetition(get(SHALLOWER_MARGIN) - 1, false));
    }

    @Test
    void repetitionsKeepTheirDepthWithoutTheFeature() {
        Reductions other = without(Feature.DEEPER_RESEARCH);
        assertEquals(0, other.ofRepetition(node, node.bestScore + 1000, true));
        assertEquals(0, other.ofRepetition(node, node.bestScore, true));
    }
}

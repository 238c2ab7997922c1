package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.SearchParameter.ALPHA_RAISED_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.ALPHA_RAISED_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.IIR_CUT_NODE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.IIR_CUT_NODE_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.IIR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.IIR_PV_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.LMR_BAD_SEE;
import static sanmai.search.alphabeta.SearchParameter.LMR_CHECK;
import static sanmai.search.alphabeta.SearchParameter.LMR_CUT_NODE;
import static sanmai.search.alphabeta.SearchParameter.LMR_EVASION;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES_ROOT;
import static sanmai.search.alphabeta.SearchParameter.LMR_HISTORY_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.LMR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.LMR_NOT_IMPROVING;
import static sanmai.search.alphabeta.SearchParameter.LMR_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_CAPTURE;
import static sanmai.search.alphabeta.tree.SetUpNode.get;

import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.search.Bound;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

class ReductionsTest {
    /** A reduction that no single rule brings to 0 or to the whole depth, in plies. */
    private static final int BASE = 6;

    private static final int DEPTH = 30;
    private static final int NEW_DEPTH = DEPTH - 1;

    private SetUpNode at = new SetUpNode(SetUpNode.MIDDLE_GAME).at("2h6h");
    private Node node = at.node;
    private final Reductions reductions = new Reductions(at.see, Features.ALL);

    /** A late quiet move in a deep node of no special kind, whose evaluation improves. */
    @BeforeEach
    void begin() {
        node.depth = DEPTH;
        node.cutNode = false;
        node.improving = true;
        node.baseReduction = BASE * 1024;
    }

    private void assertReduced(int plies) {
        assertEquals(NEW_DEPTH - plies, reductions.reducedDepth(node, at.position, NEW_DEPTH));
    }

    /** A rule changes the reduction by its parameter. */
    private void assertChanges(int by1024ths, Consumer<Node> rule) {
        assertReduced(BASE);
        rule.accept(node);
        assertReduced((BASE * 1024 + by1024ths) >> 10);
    }

    @Test
    void theFirstMovesAreNotReduced() {
        node.moveCount = get(LMR_FULL_MOVES);
        assertReduced(0);
        node.moveCount++;
        assertReduced(BASE);
        node.pvNode = true;
        node.moveCount = get(LMR_FULL_MOVES_PV);
        assertReduced(0);
        node.moveCount++;
        assertReduced(BASE - get(LMR_PV) / 1024 - (get(LMR_PV) % 1024 == 0 ? 0 : 1));
    }

    @Test
    void shallowNodesAreNotReduced() {
        node.depth = get(LMR_MIN_DEPTH);
        assertEquals(1, reductions.reducedDepth(node, at.position, node.depth - 1));
        node.depth--;
        assertEquals(node.depth - 1, reductions.reducedDepth(node, at.position, node.depth - 1));
    }

    @Test
    void goodCapturesAreNotReduced() {
        at.at("8h2b+");
        node.baseReduction = BASE * 1024;
        assertReduced(0);
    }

    @Test
    void badCapturesAreReduced() {
        at = new SetUpNode("4k4/9/4g4/4p4/9/9/9/4R4/4K4 b - 1").at("5h5d");
        node = at.node;
        begin();
        node.badCapture = true;
        assertReduced(BASE);
    }

    @Test
    void aReductionLeavesAPlyAndAddsNone() {
        node.baseReduction = 100 * 1024;
        assertReduced(NEW_DEPTH - 1);
        node.baseReduction = -100 * 1024;
        assertReduced(0);
    }

    @Test
    void pvNodesAreReducedLess() {
        assertChanges(-get(LMR_PV), changed -> changed.pvNode = true);
    }

    @Test
    void cutNodesAreReducedMore() {
        assertChanges(get(LMR_CUT_NODE), changed -> changed.cutNode = true);
    }

    @Test
    void nodesThatDoNotImproveAreReducedMore() {
        assertChanges(get(LMR_NOT_IMPROVING), changed -> changed.improving = false);
    }

    @Test
    void movesBehindATtCaptureAreReducedMore() {
        assertChanges(get(LMR_TT_CAPTURE), changed -> changed.ttMoveIsCapture = true);
    }

    @Test
    void quietMovesThatLoseMaterialAreReducedMore() {
        assertChanges(get(LMR_BAD_SEE), changed -> {
            at.at("8h4d");
            changed.baseReduction = BASE * 1024;
        });
    }

    @Test
    void checksAreReducedLess() {
        assertChanges(-get(LMR_CHECK), changed -> changed.givesCheck = true);
    }

    @Test
    void evasionsAreReducedLess() {
        assertChanges(-get(LMR_EVASION), changed -> changed.inCheck = true);
    }

    @Test
    void aGoodHistoryReducesLessAndABadOneMore() {
        assertChanges(-1024, changed -> changed.historyScore = get(LMR_HISTORY_DIVISOR));
        node.historyScore = -get(LMR_HISTORY_DIVISOR);
        assertReduced(BASE + 1);
    }

    private int baseReduction(int depth, int moveCount) {
        node.depth = depth;
        node.moveCount = moveCount;
        return reductions.baseReduction(node);
    }

    @Test
    void theDepthLeftIsThatAfterTheMoveAndItsReduction() {
        assertEquals(DEPTH - 1 - BASE, Reductions.lateMoveDepth(node));
        node.depth = BASE;
        assertEquals(0, Reductions.lateMoveDepth(node));
    }

    @Test
    void reductionsGrowWithDepthAndMoveNumber() {
        for (int i = 2; i < 60; i++) {
            assertTrue(baseReduction(i, 20) < baseReduction(i + 1, 20), "depth " + i);
            assertTrue(baseReduction(20, i) < baseReduction(20, i + 1), "move " + i);
        }
        double expected = get(SearchParameter.LMR_BASE)
                + 1024 * Math.log(12) * Math.log(20) * 10 / get(SearchParameter.LMR_DIVISOR);
        assertEquals(expected, baseReduction(12, 20), 3);
    }

    // ---- The root ----

    private int reducedInRoot(int moveCount) {
        node.moveCount = moveCount;
        return reductions.reducedDepthInRoot(node);
    }

    @Test
    void inTheRootLateMovesAreReducedByAPlyLess() {
        int full = get(LMR_FULL_MOVES_ROOT);
        assertEquals(NEW_DEPTH, reducedInRoot(full));
        int usual = baseReduction(DEPTH, full + 1) / 1024;
        assertEquals(NEW_DEPTH - usual + 1, reducedInRoot(full + 1));
        node.givesCheck = true;
        assertEquals(NEW_DEPTH, reducedInRoot(full + 1), "not checks");
        node.givesCheck = false;
        node.inCheck = true;
        assertEquals(NEW_DEPTH, reducedInRoot(full + 1), "not evasions");
    }

    // ---- Internal iterative reductions ----

    private int ofNode(int depth, boolean pvNode, boolean cutNode) {
        node.depth = depth;
        node.pvNode = pvNode;
        node.cutNode = cutNode;
        return reductions.ofNode(node);
    }

    @Test
    void nodesWithoutATtMoveAreReduced() {
        node.ttMove = Move.NONE;
        assertEquals(0, ofNode(get(IIR_MIN_DEPTH) - 1, false, false));
        assertEquals(1, ofNode(get(IIR_MIN_DEPTH), false, false));
        assertEquals(1, ofNode(get(IIR_PV_MIN_DEPTH) - 1, true, false));
        assertEquals(2, ofNode(get(IIR_PV_MIN_DEPTH), true, false));
        node.excludedMove = node.move;
        assertEquals(0, ofNode(get(IIR_PV_MIN_DEPTH), true, false), "not in a search for singularity");
        node.excludedMove = Move.NONE;
        node.ttMove = node.move;
        node.ttData = TtData.of(node.move, 0, get(IIR_PV_MIN_DEPTH), Bound.LOWER);
        assertEquals(0, ofNode(get(IIR_PV_MIN_DEPTH), true, false));
    }

    @Test
    void cutNodesWithAShallowEntryAreReduced() {
        int depth = get(IIR_CUT_NODE_MIN_DEPTH) + 2;
        node.ttMove = node.move;
        node.ttData = TtData.of(node.move, 0, depth - get(IIR_CUT_NODE_MARGIN), Bound.LOWER);
        assertEquals(0, ofNode(depth, false, true));
        assertEquals(1, ofNode(depth + 1, false, true));
        assertEquals(0, ofNode(depth + 1, false, false), "not all-nodes");
        node.ttData = TtData.of(node.move, 0, 0, Bound.LOWER);
        assertEquals(0, ofNode(get(IIR_CUT_NODE_MIN_DEPTH) - 1, false, true));
    }

    // ---- After alpha was raised ----

    @Test
    void movesBehindOneThatRaisedAlphaAreReduced() {
        for (int depth = 1; depth < 30; depth++) {
            node.depth = depth;
            node.bestScore = 100;
            boolean reduces = depth >= get(ALPHA_RAISED_MIN_DEPTH) && depth <= get(ALPHA_RAISED_MAX_DEPTH);
            assertEquals(reduces ? 1 : 0, reductions.ofLaterMoves(node), "" + depth);
            node.bestScore = Node.KNOWN_WIN;
            assertEquals(0, reductions.ofLaterMoves(node), "" + depth);
        }
    }
}

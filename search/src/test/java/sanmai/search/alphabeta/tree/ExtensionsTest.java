package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.SearchParameter.EXTENDED_LINE_FACTOR;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_TT_DEPTH_MARGIN;
import static sanmai.search.alphabeta.tree.SetUpNode.get;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.notation.UsiMove;
import sanmai.search.Bound;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

class ExtensionsTest {
    private final SetUpNode middleGame = new SetUpNode(SetUpNode.MIDDLE_GAME).at("2h6h");
    private final Node node = middleGame.node;
    private final Extensions extensions = new Extensions(middleGame.see, Features.ALL);

    /** An iteration in which the node is within reach of extensions. */
    @BeforeEach
    void start() {
        extensions.start(10);
    }

    /** An iteration after which lines as long as the way to the node are no longer extended. */
    private void startShallow(Node deepNode) {
        extensions.start(deepNode.ply / get(EXTENDED_LINE_FACTOR));
    }

    // ---- Singular extensions ----

    private boolean testsSingular(int depth, int ttDepth, Bound bound, int ttScore) {
        node.depth = depth;
        node.ttMove = node.move;
        node.ttScore = ttScore;
        node.ttData = TtData.of(node.ttMove, ttScore, ttDepth, bound);
        return extensions.testsSingular(node);
    }

    @Test
    void aTtMoveOfEnoughDepthIsTestedForBeingSingular() {
        int depth = get(SINGULAR_MIN_DEPTH);
        int ttDepth = depth - get(SINGULAR_TT_DEPTH_MARGIN);
        assertTrue(testsSingular(depth, ttDepth, Bound.LOWER, 50));
        assertTrue(testsSingular(depth, ttDepth, Bound.EXACT, 50));
        assertFalse(testsSingular(depth, ttDepth, Bound.UPPER, 50), "an upper bound says nothing about the move");
        assertFalse(testsSingular(depth, ttDepth - 1, Bound.LOWER, 50));
        assertFalse(testsSingular(depth - 1, ttDepth, Bound.LOWER, 50));
        assertFalse(testsSingular(depth, ttDepth, Bound.LOWER, Node.KNOWN_WIN));
        assertFalse(testsSingular(depth, ttDepth, Bound.LOWER, -Node.KNOWN_WIN));
    }

    @Test
    void noTestWithinATest() {
        node.excludedMove = node.move;
        assertFalse(testsSingular(20, 20, Bound.LOWER, 50));
    }

    @Test
    void anIllegalTtMoveIsNotTested() {
        assertTrue(testsSingular(20, 20, Bound.LOWER, 50));
        node.ttMove = UsiMove.parse("5d5c", new SetUpNode(SetUpNode.CHECKS).position);
        assertFalse(extensions.testsSingular(node));
    }

    @Test
    void longLinesAreNotTested() {
        startShallow(node);
        assertFalse(testsSingular(20, 20, Bound.LOWER, 50));
    }

    @Test
    void theSingularMarginGrowsWithDepth() {
        node.depth = 12;
        node.ttScore = 50;
        assertEquals(50 - get(SINGULAR_MARGIN) * 12, extensions.singularBeta(node));
        assertEquals(5, Extensions.singularDepth(node), "half of what is left after the move");
    }

    @Test
    void aSingularMoveIsExtendedAndOneOfSeveralGoodOnesReduced() {
        node.open(49, 50);
        assertEquals(1, extensionAfterTest(50, 29));
        assertEquals(-1, extensionAfterTest(50, 30), "others are good, too, and the TT move is expected to cut off");
        assertEquals(0, extensionAfterTest(49, 30));
    }

    private int extensionAfterTest(int ttScore, int score) {
        node.ttScore = ttScore;
        assertEquals(Node.NO_SCORE, Extensions.afterTest(node, score, 30));
        return node.ttMoveExtension;
    }

    @Test
    void severalMovesGoodEnoughForACutoffCutOff() {
        node.open(29, 30);
        assertEquals(30, Extensions.afterTest(node, 30, 30), "multi-cut");
        assertEquals(Node.NO_SCORE, Extensions.afterTest(node, 29, 30));
    }

    @Test
    void theTestDecidesAboutTheTtMoveAndNoOther() {
        node.ttMove = node.move;
        node.ttMoveExtension = -1;
        node.singleReply = true;
        assertEquals(-1, extensions.ofMove(node, middleGame.position));
        node.ttMoveExtension = Node.NO_SCORE;
        assertEquals(1, extensions.ofMove(node, middleGame.position), "not tested");
        node.ttMoveExtension = 0;
        node.ttMove = Move.NONE;
        node.singleReply = false;
        assertEquals(0, extensions.ofMove(node, middleGame.position));
    }

    // ---- Check extensions ----

    private int ofCheck(String move) {
        SetUpNode at = new SetUpNode(SetUpNode.CHECKS).at(move);
        at.node.ttMoveExtension = Node.NO_SCORE;
        assertTrue(at.node.givesCheck);
        return extensions.ofMove(at.node, at.position);
    }

    @Test
    void checksThatLoseNothingAreExtended() {
        assertEquals(1, ofCheck("R*9a"));
        assertEquals(0, ofCheck("G*5b"), "the king takes it");
        startShallow(node);
        assertEquals(0, ofCheck("R*9a"));
    }

    // ---- Single reply extensions ----

    @Test
    void theOnlyMoveOutOfCheckIsExtended() {
        SetUpNode one = new SetUpNode("r3k4/9/9/9/9/9/9/1Sg6/K8 b - 1");
        SetUpNode several = new SetUpNode(SetUpNode.IN_CHECK);
        for (SetUpNode at : new SetUpNode[] {one, several}) {
            at.picker.start(at.node, at.position);
        }
        assertTrue(extensions.extendsSingleReply(one.node, one.picker));
        assertFalse(extensions.extendsSingleReply(several.node, several.picker));
        SetUpNode quiet = new SetUpNode("4k4/9/9/9/9/9/9/2g6/K8 b - 1");
        quiet.picker.start(quiet.node, quiet.position);
        assertFalse(extensions.extendsSingleReply(quiet.node, quiet.picker), "not in check");
        startShallow(one.node);
        assertFalse(extensions.extendsSingleReply(one.node, one.picker), "not in a long line");
    }
}

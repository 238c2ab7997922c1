package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.SearchParameter.DOUBLE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.DOUBLE_MARGIN_PV;
import static sanmai.search.alphabeta.SearchParameter.DOUBLE_MARGIN_QUIET;
import static sanmai.search.alphabeta.SearchParameter.MULTIPLE_MARGIN_FAR;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MARGIN_TT_PV;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_TT_DEPTH_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.TRIPLE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.TRIPLE_MARGIN_PV;
import static sanmai.search.alphabeta.SearchParameter.TRIPLE_MARGIN_QUIET;
import static sanmai.search.alphabeta.SearchParameter.TRIPLE_MARGIN_TT_PV;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.engine.Bound;
import sanmai.notation.UsiMove;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

class ExtensionsTest {
    /** Margins above 0, which tell one, two and three plies apart in each kind of node. */
    private static final SearchParameters PARAMETERS =
            SearchParameters.USUAL.with(Map.of(DOUBLE_MARGIN, 100, TRIPLE_MARGIN, 200));

    private static final Features FEATURES = Features.ALL.with(PARAMETERS);

    private final SetUpNode at = new SetUpNode(SetUpNode.MIDDLE_GAME).at("2h6h");
    private final Node node = at.node;
    private final Extensions extensions = new Extensions(FEATURES);

    private static int get(SearchParameter parameter) {
        return PARAMETERS.get(parameter);
    }

    /** The shallowest node whose TT move is tested, with the shallowest entry. */
    @BeforeEach
    void begin() {
        node.depth = get(SINGULAR_MIN_DEPTH);
        node.ttMove = node.move;
        know(node.depth - get(SINGULAR_TT_DEPTH_MARGIN), Bound.LOWER, 50);
    }

    private void know(int depth, Bound bound, int score) {
        node.ttScore = score;
        node.ttData = TtData.of(node.move, score, depth, bound);
    }

    private boolean testsSingular() {
        return extensions.testsSingular(node);
    }

    // ---- Which TT moves are tested ----

    @Test
    void shallowNodesAreNotTested() {
        assertTrue(testsSingular());
        node.depth--;
        assertFalse(testsSingular());
    }

    @Test
    void formerPvNodesMustBeAPlyDeeper() {
        node.ttPv = true;
        assertFalse(testsSingular());
        node.depth++;
        know(node.depth, Bound.LOWER, 50);
        assertTrue(testsSingular());
    }

    @Test
    void theEntryMustBeNearlyAsDeepAsTheNode() {
        know(node.depth - get(SINGULAR_TT_DEPTH_MARGIN) - 1, Bound.LOWER, 50);
        assertFalse(testsSingular());
    }

    @Test
    void anUpperBoundTellsNothingOfTheTtMove() {
        know(node.depth, Bound.UPPER, 50);
        assertFalse(testsSingular());
        know(node.depth, Bound.EXACT, 50);
        assertTrue(testsSingular());
    }

    @Test
    void aTtScoreThatWinsOrLosesIsNotTested() {
        for (int sign : new int[] {1, -1}) {
            know(node.depth, Bound.LOWER, sign * Node.KNOWN_WIN);
            assertFalse(testsSingular(), "" + sign);
            know(node.depth, Bound.LOWER, sign * (Node.KNOWN_WIN - 1));
            assertTrue(testsSingular(), "" + sign);
        }
    }

    @Test
    void anEntryWithoutAScoreIsNotTested() {
        node.ttScore = Node.NO_SCORE;
        assertFalse(testsSingular());
    }

    @Test
    void aNodeWithoutATtMoveIsNotTested() {
        node.ttMove = Move.NONE;
        assertFalse(testsSingular());
    }

    @Test
    void anIllegalTtMoveIsNotTested() {
        node.ttMove = UsiMove.parse("5d5c", new SetUpNode(SetUpNode.CHECKS).position);
        assertFalse(testsSingular());
    }

    @Test
    void thereIsNoTestWithinATest() {
        node.excludedMove = node.move;
        assertFalse(testsSingular());
    }

    @Test
    void testsNeedTheirFeatureAndTtMoves() {
        assertFalse(new Extensions(Features.ALL.without(Feature.SINGULAR_EXTENSIONS)).testsSingular(node));
        assertFalse(new Extensions(Features.ALL.without(Feature.TT_MOVE)).testsSingular(node));
    }

    // ---- The test ----

    private int singularMargin() {
        return node.ttScore - extensions.singularBeta(node);
    }

    @Test
    void theSingularMarginGrowsWithDepth() {
        for (int depth : new int[] {6, 20}) {
            node.depth = depth;
            assertEquals(get(SINGULAR_MARGIN) * depth / 55, singularMargin());
        }
    }

    @Test
    void theSingularMarginIsGreaterInFormerPvNodes() {
        node.depth = 20;
        node.ttPv = true;
        assertEquals((get(SINGULAR_MARGIN) + get(SINGULAR_MARGIN_TT_PV)) * 20 / 55, singularMargin());
        node.pvNode = true;
        assertEquals(get(SINGULAR_MARGIN) * 20 / 55, singularMargin(), "but not in present ones");
    }

    @Test
    void theTestHasHalfTheDepthLeftAfterTheMove() {
        node.depth = 12;
        assertEquals(5, Extensions.singularDepth(node));
        node.depth = 13;
        assertEquals(6, Extensions.singularDepth(node));
    }

    // ---- After the test ----

    @Test
    void severalMovesGoodEnoughForACutoffCutOff() {
        node.open(29, 30);
        assertTrue(Extensions.cutsOff(node, 30));
        assertFalse(Extensions.cutsOff(node, 29));
    }

    @Test
    void scoresOfWinsAndLossesDoNotCutOff() {
        assertTrue(Extensions.cutsOff(node, Node.KNOWN_WIN - 1));
        assertFalse(Extensions.cutsOff(node, Node.KNOWN_WIN));
        node.open(-Node.KNOWN_WIN - 10, -Node.KNOWN_WIN - 9);
        assertFalse(Extensions.cutsOff(node, -Node.KNOWN_WIN));
    }

    private int after(int below) {
        return extensions.afterTest(node, below, false);
    }

    @Test
    void aTtMoveThatMayCutOffIsReducedIfItIsNotSingular() {
        node.ttScore = node.beta;
        assertEquals(-3, after(0));
        node.ttScore = node.beta - 1;
        assertEquals(-2, after(0), "in a cut node");
        node.cutNode = false;
        assertEquals(0, after(0));
        node.ttMoveIsCapture = true;
        assertEquals(1, after(1), "it is singular");
    }

    /** Checks how far the other moves must be below for each extension. */
    private void assertMargins(int twice, int thrice, boolean far) {
        assertEquals(1, extensions.afterTest(node, twice, far));
        assertEquals(2, extensions.afterTest(node, twice + 1, far));
        assertEquals(2, extensions.afterTest(node, thrice, far));
        assertEquals(3, extensions.afterTest(node, thrice + 1, far));
    }

    @Test
    void aMoveMuchBetterThanOthersIsExtendedMore() {
        node.ttMoveIsCapture = true;
        assertMargins(get(DOUBLE_MARGIN), get(TRIPLE_MARGIN), false);
    }

    @Test
    void extensionsOfSeveralPliesNeedTheirFeature() {
        Features features = FEATURES.without(Feature.MULTIPLE_EXTENSIONS);
        assertEquals(1, new Extensions(features).afterTest(node, 10_000, false));
    }

    private int doubleMarginInPv() {
        return get(DOUBLE_MARGIN) + get(DOUBLE_MARGIN_PV);
    }

    private int tripleMarginInPv() {
        return get(TRIPLE_MARGIN) + get(TRIPLE_MARGIN_PV);
    }

    @Test
    void inPvNodesMultipleExtensionsNeedMore() {
        node.pvNode = true;
        node.ttMoveIsCapture = true;
        assertMargins(doubleMarginInPv(), tripleMarginInPv(), false);
    }

    @Test
    void quietMovesAreExtendedByMoreSooner() {
        node.pvNode = true;
        assertMargins(
                doubleMarginInPv() - get(DOUBLE_MARGIN_QUIET), tripleMarginInPv() - get(TRIPLE_MARGIN_QUIET), false);
    }

    @Test
    void formerPvNodesNeedMoreForThreePlies() {
        node.ttPv = true;
        node.ttMoveIsCapture = true;
        assertMargins(get(DOUBLE_MARGIN), get(TRIPLE_MARGIN) + get(TRIPLE_MARGIN_TT_PV), false);
    }

    @Test
    void theMoreTheEvaluationIsCorrectedTheSoonerMovesAreExtendedByMore() {
        node.ttMoveIsCapture = true;
        for (int correction : new int[] {80, -80}) {
            node.correction = correction;
            assertMargins(get(DOUBLE_MARGIN) - 50, get(TRIPLE_MARGIN) - 50, false);
        }
    }

    @Test
    void farFromTheRootMovesAreExtendedByMoreSooner() {
        node.ttMoveIsCapture = true;
        assertMargins(
                get(DOUBLE_MARGIN) - get(MULTIPLE_MARGIN_FAR), get(TRIPLE_MARGIN) - get(MULTIPLE_MARGIN_FAR), true);
    }
}

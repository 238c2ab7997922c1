package sanmai.search.alphabeta.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.engine.Bound;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.search.alphabeta.tree.SetUpNode;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

class NodeTest {
    private final Node node = new SetUpNode(SetUpNode.MIDDLE_GAME).node;
    private final Node child = new SetUpNode(SetUpNode.IN_CHECK).node;

    private boolean update(int move, int score) {
        node.move = move;
        return node.update(score, child);
    }

    @Test
    void aBetterMoveRaisesAlphaAndBecomesTheBest() {
        node.open(0, 100);
        node.startMoves(-Node.INFINITE);
        child.pv[0] = 77;
        child.pvLength = 1;
        assertFalse(update(1, 10));
        assertFalse(update(2, 10), "an equal score is not better");
        assertEquals(10, node.alpha);
        assertEquals(0, node.initialAlpha);
        assertEquals(1, node.bestMove);
        assertEquals(1, node.pv[0]);
        assertEquals(77, node.pv[1]);
        assertEquals(2, node.pvLength);
        assertEquals(Bound.EXACT, node.bound());
    }

    @Test
    void aScoreOfBetaCutsOff() {
        node.open(0, 100);
        node.startMoves(-Node.INFINITE);
        assertFalse(update(1, 99));
        assertTrue(update(2, 100));
        assertEquals(2, node.bestMove);
        assertEquals(99, node.alpha);
        assertEquals(Bound.LOWER, node.bound());
    }

    @Test
    void aMoveAfterANullWindowIsNoPrincipalVariation() {
        node.open(0, 1);
        node.startMoves(-Node.INFINITE);
        node.pvLength = 0;
        assertTrue(update(1, 5));
        assertEquals(0, node.pvLength);
    }

    @Test
    void thePrincipalVariationEndsAtTheLongestLine() {
        node.open(0, 100);
        node.startMoves(-Node.INFINITE);
        child.pvLength = child.pv.length;
        update(1, 10);
        assertEquals(node.pv.length, node.pvLength);
    }

    @Test
    void aMoveThatDoesNotRaiseAlphaGivesABoundOnly() {
        node.open(0, 100);
        node.startMoves(-Node.INFINITE);
        assertFalse(update(1, -5));
        assertFalse(update(2, 0));
        assertFalse(update(3, -7));
        assertEquals(0, node.bestScore);
        assertEquals(Move.NONE, node.bestMove);
        assertEquals(Bound.UPPER, node.bound());
    }

    @Test
    void aScoreWithoutAMoveRaisesAlpha() {
        node.open(0, 100);
        node.startMoves(40);
        assertEquals(40, node.alpha);
        assertEquals(40, node.bestScore);
        assertEquals(Move.NONE, node.bestMove);
        node.open(0, 100);
        node.startMoves(-40);
        assertEquals(0, node.alpha);
    }

    @Test
    void theMovesBeginWithNothingOfAnotherNode() {
        node.bestMove = 1;
        node.moveCount = 2;
        node.skipsQuiets = true;
        node.addQuiet(3);
        node.addCapture(4);
        node.startMoves(-Node.INFINITE);
        assertEquals(Move.NONE, node.bestMove);
        assertEquals(0, node.moveCount);
        assertFalse(node.skipsQuiets);
        assertEquals(0, node.quietCount);
        assertEquals(0, node.captureCount);
    }

    @Test
    void movesBeyondTheListsAreNotRemembered() {
        node.addQuiet(7);
        node.addCapture(8);
        assertEquals("7 8", node.quiets[0] + " " + node.captures[0]);
        for (node.moveCount = 2; node.moveCount <= 100; node.moveCount++) {
            node.addQuiet(node.moveCount);
        }
        assertEquals(node.quiets.length, node.quietCount);
        assertEquals(node.quiets.length, node.quiets[node.quietCount - 1]);
        node.addCapture(9);
        assertEquals(1, node.captureCount, "a capture comes too late, however many there were");
    }

    @Test
    void theBoundOfAScoreIsThatOfTheFirstWindow() {
        node.open(-50, 50);
        node.narrow(0, 40);
        node.startMoves(-Node.INFINITE);
        update(1, 10);
        assertEquals(Bound.LOWER, node.boundOf(40));
        assertEquals(Bound.EXACT, node.boundOf(39));
        assertEquals(Bound.EXACT, node.boundOf(1));
        assertEquals(Bound.UPPER, node.boundOf(0));
        node.open(20, 40);
        assertEquals(Bound.UPPER, node.boundOf(20));
        assertEquals(Bound.EXACT, node.boundOf(21));
    }

    @Test
    void onlyAnOpenWindowMakesAPvNode() {
        assertFalse(node.open(10, 11).pvNode);
        assertTrue(node.open(10, 12).pvNode);
        node.startMoves(-Node.INFINITE);
        assertTrue(node.pvNode);
        node.narrow(11, 12);
        node.startMoves(-Node.INFINITE);
        assertFalse(node.pvNode, "mate distance pruning closed it");
    }

    @Test
    void aFailHighIsBlendedWithBetaTheLessTheDeeper() {
        node.open(0, 1);
        node.startMoves(-Node.INFINITE);
        node.depth = 3;
        update(1, 101);
        node.blendFailHigh();
        assertEquals((3 * 101 + 1) / 4, node.bestScore);
        update(1, Node.KNOWN_WIN);
        node.blendFailHigh();
        assertEquals(Node.KNOWN_WIN, node.bestScore, "a win is a win");
        node.bestScore = 0;
        node.blendFailHigh();
        assertEquals(0, node.bestScore, "no fail high");
        node.open(-Node.KNOWN_WIN, 1 - Node.KNOWN_WIN);
        node.bestScore = 100;
        node.blendFailHigh();
        assertEquals(100, node.bestScore, "a lost game's alpha");
    }

    @Test
    void aVerificationKnowsWhatItsNodeKnows() {
        node.arriveBy(21, 2, child, true);
        setMovesBefore(3, 4, 5, 6, 7);
        node.keys.read(Sfen.position(SetUpNode.MIDDLE_GAME));
        node.key = 9;
        node.ttData = 10;
        node.ttMove = 11;
        node.ttScore = 12;
        node.ttPv = true;
        node.rawEvaluation = 13;
        node.staticEvaluation = 14;
        node.correction = 15;
        node.improving = true;
        node.opponentWorsening = true;
        child.inCheck = false;
        child.arriveAs(node);
        assertEquals(known(node), known(child));
    }

    private void setMovesBefore(int two, int three, int four, int five, int six) {
        node.twoPliesAgo = two;
        node.threePliesAgo = three;
        node.fourPliesAgo = four;
        node.fivePliesAgo = five;
        node.sixPliesAgo = six;
    }

    private static List<Integer> movesBefore(Node n) {
        return List.of(n.onePlyAgo, n.twoPliesAgo, n.threePliesAgo, n.fourPliesAgo, n.fivePliesAgo, n.sixPliesAgo);
    }

    private static List<Object> known(Node n) {
        List<Object> table = List.of(n.key, n.ttData, n.ttMove, n.ttScore, n.ttPv);
        List<Object> evaluation = List.of(n.rawEvaluation, n.staticEvaluation, n.correction);
        List<Object> changes = List.of(n.improving, n.opponentWorsening);
        return List.of(n.lastMove, movesBefore(n), n.inCheck, n.keys.pawns(), table, evaluation, changes);
    }

    @Test
    void aVerificationDoesNotTrustTheTableNorFollowThePv() {
        node.staticEvaluation = 12;
        node.evaluation = 99;
        node.followsPv = true;
        child.followsPv = true;
        child.arriveAs(node);
        assertEquals(12, child.evaluation, "the excluded move may have the score of the table");
        assertFalse(child.followsPv);
    }

    @Test
    void theMovesBeforeMoveOnByAPly() {
        node.onePlyAgo = 1;
        setMovesBefore(2, 3, 4, 5, 6);
        child.arriveBy(77, 9, node, true);
        assertEquals(List.of(9, 1, 2, 3, 4, 5), movesBefore(child));
        assertEquals(77, child.lastMove);
        assertTrue(child.inCheck);
        child.arriveBy(77, 9, node, false);
        assertFalse(child.inCheck);
    }

    @Test
    void noDepthIsBeyondTheLongestLine() {
        assertEquals(Node.MAX_PLY, node.open(0, 1, Node.MAX_PLY + 5, true).depth);
        assertTrue(node.cutNode);
        assertEquals(3, node.open(0, 1, 3, false).depth);
        assertFalse(node.cutNode);
    }

    @Test
    void whatIsStoredIsTheBestMoveWithItsScoreDepthAndBound() {
        node.open(0, Node.INFINITE);
        node.startMoves(-Node.INFINITE);
        node.depth = 7;
        update(5, Score.mateIn(node.ply + 1));
        long result = node.result();
        assertEquals(5, TtData.move(result));
        assertEquals(Score.mateIn(node.ply + 1), TtData.score(result, node.ply));
        assertEquals(7, TtData.depth(result));
        assertEquals(Bound.EXACT, TtData.bound(result));
    }

    @Test
    void whatIsStoredSaysIfTheNodeWasInAPv() {
        node.startMoves(-5);
        assertFalse(TtData.isPv(node.result()));
        node.ttPv = true;
        assertTrue(TtData.isPv(node.result()));
    }
}

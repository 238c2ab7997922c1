package sanmai.search.alphabeta.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.search.Bound;
import sanmai.search.alphabeta.tree.SetUpNode;
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
        assertEquals(Bound.LOWER, node.bound());
    }

    @Test
    void aMoveThatDoesNotRaiseAlphaGivesABoundOnly() {
        node.open(0, 100);
        node.startMoves(-Node.INFINITE);
        assertFalse(update(1, -5));
        assertFalse(update(2, 0));
        assertEquals(0, node.bestScore);
        assertEquals(Move.NONE, node.bestMove);
        assertEquals(Bound.UPPER, node.bound());
    }

    @Test
    void aScoreWithoutAMoveRaisesAlpha() {
        node.open(0, 100);
        node.startMoves(40);
        assertEquals(40, node.alpha);
        assertEquals(Move.NONE, node.bestMove);
    }

    @Test
    void onlyAnOpenWindowMakesAPvNode() {
        assertFalse(node.open(0, 1).pvNode);
        assertTrue(node.open(0, 2).pvNode);
        node.narrow(0, 1);
        node.startMoves(-Node.INFINITE);
        assertFalse(node.pvNode, "mate distance pruning closed it");
    }
}

package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.tree.SetUpThread.PLY;

import org.junit.jupiter.api.Test;
import sanmai.engine.Bound;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

/** Transposition table cutoffs, and what they teach. */
class TtCutoffTest {
    private final SetUpThread at = new SetUpThread(SetUpNode.MIDDLE_GAME, Features.ALL);

    private boolean cutsOff(int score, int storedDepth, Bound bound) {
        at.thread.table.clear();
        at.store(Move.NONE, score, storedDepth, bound);
        int found = at.enter(5);
        assertTrue(found == Node.NO_SCORE || found == score, "" + found);
        return found == score;
    }

    @Test
    void aBoundOnTheRightSideOfBetaCutsOff() {
        at.node.cutNode = true;
        assertTrue(cutsOff(1, 9, Bound.LOWER));
        assertTrue(!cutsOff(0, 9, Bound.LOWER));
        assertTrue(cutsOff(300, 9, Bound.EXACT));
        at.node.cutNode = false;
        assertTrue(cutsOff(0, 9, Bound.UPPER));
        assertTrue(!cutsOff(1, 9, Bound.UPPER));
        assertTrue(cutsOff(-300, 9, Bound.EXACT));
    }

    @Test
    void aShallowerEntryDoesNotCutOff() {
        at.node.cutNode = true;
        assertTrue(cutsOff(2, 6, Bound.LOWER));
        assertTrue(!cutsOff(2, 5, Bound.LOWER), "above beta it must be deeper");
        assertTrue(cutsOff(1, 5, Bound.LOWER), "at beta not");
        assertTrue(!cutsOff(1, 4, Bound.LOWER));
    }

    @Test
    void nearTheLeavesAnEntryMustAgreeWithTheKindOfNode() {
        assertTrue(!cutsOff(2, 9, Bound.LOWER), "an all node");
        assertTrue(cutsOff(-2, 9, Bound.UPPER));
        at.node.cutNode = true;
        assertTrue(cutsOff(2, 9, Bound.LOWER));
        assertTrue(!cutsOff(-2, 9, Bound.UPPER));
        at.store(Move.NONE, -2, 9, Bound.UPPER);
        assertEquals(-2, at.enter(6), "further up it may surprise");
    }

    @Test
    void inTheQuiescenceSearchEachEntryMayCutOff() {
        at.store(Move.NONE, 2, 0, Bound.LOWER);
        assertEquals(2, at.enter(0));
    }

    @Test
    void anEvaluationWithoutAScoreCutsNothingOff() {
        at.thread.table.store(at.thread.gameEnd.key(at.position), TtData.EVALUATION_ALONE, 7);
        at.node.open(-Node.INFINITE, 1 - Node.INFINITE);
        assertEquals(Node.NO_SCORE, at.enter(0));
        assertEquals(Node.NO_SCORE, at.node.ttScore);
        assertEquals(7, at.node.rawEvaluation);
    }

    @Test
    void aQuietTtMoveThatCutsOffGetsABonus() {
        at.node.cutNode = true;
        at.store(at.move("2h6h"), 2, 9, Bound.LOWER);
        int before = at.thread.history.mainScore(at.move("2h6h"));
        assertEquals(2, at.enter(5));
        assertTrue(at.thread.history.mainScore(at.move("2h6h")) > before);
    }

    /** By how much a cutoff by an entry with this move changes the main history of the move. */
    private int taught(int move, int score, int depth, Bound bound) {
        at.thread.table.clear();
        at.thread.history.clear();
        at.store(move, score, 9, bound);
        int before = at.thread.history.mainScore(move);
        assertEquals(score, at.enter(depth));
        return at.thread.history.mainScore(move) - before;
    }

    @Test
    void otherTtMovesThatCutOffGetNoBonus() {
        at.node.cutNode = true;
        assertTrue(taught(at.move("2h6h"), 1, 5, Bound.LOWER) > 0, "a score of beta");
        assertEquals(0, taught(at.move("2h6h"), 1, 0, Bound.LOWER), "the quiescence search");
        assertEquals(0, taught(at.move("8h2b+"), 1, 5, Bound.LOWER), "a capture");
        assertEquals(
                0,
                taught(UsiMove.parse("G*5b", Sfen.position("4k4/9/4P4/9/9/9/9/9/4K4 b G 1")), 1, 5, Bound.LOWER),
                "an illegal move");
        at.node.cutNode = false;
        assertEquals(0, taught(at.move("2h6h"), -1, 5, Bound.UPPER), "a fail low");
    }

    @Test
    void aCutoffByATtMovePunishesTheMoveBefore() {
        Node parent = at.thread.stack[PLY - 1];
        at.node.cutNode = true;
        at.node.lastMove = at.move("6i7h");
        parent.onePlyAgo = 100;
        parent.moveCount = 2;
        int before = at.thread.history.orderingScore(at.node.lastMove, parent);
        assertTrue(cutsOff(2, 9, Bound.LOWER));
        assertEquals(before, at.thread.history.orderingScore(at.node.lastMove, parent), "without a TT move");
        taught(at.move("2h6h"), 2, 5, Bound.LOWER);
        assertTrue(at.thread.history.orderingScore(at.node.lastMove, parent) < before);
    }

    @Test
    void pvNodesAreNotCutOff() {
        at.node.open(0, 100);
        assertTrue(!cutsOff(300, 5, Bound.EXACT));
    }

    @Test
    void mateScoresOfTheTableCountFromTheNode() {
        at.node.open(Score.MATE_IN_MAX - 1, Score.MATE_IN_MAX);
        at.node.cutNode = true;
        assertTrue(cutsOff(Score.mateIn(PLY + 3), 9, Bound.EXACT));
    }
}

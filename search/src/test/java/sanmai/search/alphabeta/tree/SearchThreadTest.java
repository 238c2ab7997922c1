package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Move;

class SearchThreadTest {
    @Test
    void aVerificationMayTestItsTtMove() {
        SetUpThread at = new SetUpThread(SetUpNode.MIDDLE_GAME, Features.ALL);
        Node node = at.node;
        node.ttMove = 77;
        Node verification = at.thread.enterVerification(node).open(10, 11, 9, true);
        Node test = at.thread.enterSingularTest(verification).open(-40, -39, 4, false);
        assertSame(test, at.thread.stack[SetUpThread.PLY]);
        assertEquals(77, test.excludedMove);
        at.thread.leaveTest(verification);
        assertSame(verification, at.thread.stack[SetUpThread.PLY]);
        assertEquals(Move.NONE, verification.excludedMove);
        assertEquals(10, verification.alpha);
        assertEquals(9, verification.depth);
        at.thread.leaveTest(node);
        assertSame(node, at.thread.stack[SetUpThread.PLY]);
    }

    /** The keys of a node, and those of the position as it stands. */
    private static void assertKeysOfPosition(SetUpThread at, Node node) {
        Node other = new Node(0);
        other.keys.read(at.position);
        assertEquals(keys(other), keys(node));
    }

    private static List<Integer> keys(Node node) {
        return List.of(node.keys.pawns(), node.keys.blackNonPawns(), node.keys.whiteNonPawns());
    }

    @Test
    void theNodesOfALineHaveTheKeysOfTheirPositions() {
        SetUpThread at = new SetUpThread(SetUpNode.MIDDLE_GAME, Features.ALL);
        Node root = at.thread.stack[0];
        assertKeysOfPosition(at, root);
        root.move = at.move("8h2b+");
        at.thread.makeMove(root);
        Node child = at.thread.child(root);
        assertKeysOfPosition(at, child);
        at.thread.makeNullMove(child);
        assertKeysOfPosition(at, at.thread.child(child));
    }
}

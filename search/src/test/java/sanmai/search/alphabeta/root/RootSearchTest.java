package sanmai.search.alphabeta.root;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.search.SearchRequest;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.SetUpNode;
import sanmai.search.alphabeta.tree.SetUpThread;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

class RootSearchTest {
    @Test
    void theRootsEvaluationIsCorrectedLikeThatOfEveryNode() {
        RootSearch search = new RootSearch(new SetUpThread.FixedEvaluation(), Features.ALL);
        Position position = Sfen.position(SetUpNode.MIDDLE_GAME);
        SearchTask task = new SearchTask(new SearchRequest(position, Limits.ofDepth(1)), new SearchControl());
        search.start(task, position, new TranspositionTable(1), Long.MAX_VALUE);
        Node root = search.thread.stack[0];
        for (int i = 0; i < 100; i++) {
            search.thread.correctionHistory.update(position, root, 500, 10);
        }
        search.search(search.moves(Limits.NONE), -Node.INFINITE, Node.INFINITE, 1);
        assertTrue(root.staticEvaluation > 0);
    }
}

package sanmai.search.alphabeta.root;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.SearchRequest;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.SetUpNode;
import sanmai.search.alphabeta.tree.SetUpThread;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.search.alphabeta.tt.TtEntry;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

class RootSearchTest {
    @Test
    void aProvedMoveIsTheBestOfTheRoot() {
        RootSearch search = new RootSearch(new SetUpThread.FixedEvaluation(), Features.ALL);
        Position position = Sfen.position("4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b4s4n4l17p3g 1");
        SearchTask task = new SearchTask(new SearchRequest(position, Limits.ofDepth(2)), new SearchControl());
        TranspositionTable table = new TranspositionTable(1);
        search.start(task, position, table, Long.MAX_VALUE);
        RootMoves moves = search.moves(Limits.NONE);
        Line mate = Line.of(UsiMove.parse("G*5b", position));
        assertTrue(moves.prove(mate, 1));
        search.search(moves, -Node.INFINITE, Node.INFINITE, 2);
        TtEntry entry = new TtEntry();
        assertTrue(table.probe(search.thread.stack[0].key, entry));
        assertEquals(mate.firstCode(), TtData.move(entry.data));
        assertEquals(Score.mateIn(1), TtData.score(entry.data, 0));
    }

    @Test
    void theRootsEvaluationIsCorrectedLikeThatOfEveryNode() {
        RootSearch search = new RootSearch(new SetUpThread.FixedEvaluation(), Features.ALL);
        Position position = Sfen.position(SetUpNode.MIDDLE_GAME);
        SearchTask task = new SearchTask(new SearchRequest(position, Limits.ofDepth(1)), new SearchControl());
        search.start(task, position, new TranspositionTable(1), Long.MAX_VALUE);
        Node root = search.thread.stack[0];
        for (int i = 0; i < 100; i++) {
            search.thread.correctionHistory.update(position.turnOrdinal(), root, 500, 10);
        }
        search.search(search.moves(Limits.NONE), -Node.INFINITE, Node.INFINITE, 1);
        assertTrue(root.staticEvaluation > 0);
    }
}

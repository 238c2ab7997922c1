package sanmai.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

class MinimaxTreeTest {
    private static final int NODES = 30 + 900 + 25470;

    private static MinimaxTree tree(long maxNodes, SearchControl control) {
        MinimaxTree tree = new MinimaxTree(Position.start(), MoveGenerator.BITBOARD_LEGAL, 3);
        tree.limit(maxNodes, control);
        return tree;
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 31, 32, 33, 1000, NODES - 1})
    void stopsAtTheLastNodeAllowed(long maxNodes) {
        MinimaxTree tree = tree(maxNodes, new SearchControl());
        tree.search(3);
        assertTrue(tree.isStopped());
        assertEquals(maxNodes, tree.nodes());
    }

    @Test
    void finishesWithTheLastNodeAllowed() {
        MinimaxTree tree = tree(NODES, new SearchControl());
        tree.search(3);
        assertFalse(tree.isStopped());
        assertEquals(NODES, tree.nodes());
    }

    @Test
    void stopsSoonAfterAStop() {
        SearchControl control = new SearchControl();
        control.stop();
        MinimaxTree tree = tree(Long.MAX_VALUE, control);
        tree.search(3);
        assertTrue(tree.isStopped());
        assertEquals(0, tree.nodes());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void forgetsTheLineOfADeeperSearch(int depth) {
        MinimaxTree tree = tree(Long.MAX_VALUE, new SearchControl());
        tree.search(3);
        tree.search(depth);
        assertEquals(depth, tree.line().size());
    }
}

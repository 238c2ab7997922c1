package sanmai.search.alphabeta.root;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import sanmai.search.SearchRequest;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

class SearchTaskTest {
    @Test
    void theLimitOfNodesHoldsForAllThreadsTogether() {
        SearchTask task =
                new SearchTask(new SearchRequest(Position.start(), Limits.ofNodes(1000)), new SearchControl());
        assertFalse(task.isOver());
        AtomicLong nodes = new AtomicLong(999);
        task.share(nodes::get);
        assertFalse(task.isOver());
        nodes.set(1000);
        assertTrue(task.isOver());
    }
}

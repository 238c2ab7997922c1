package sanmai.search.alphabeta.root;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.search.SearchRequest;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

/** A warm search allocates nothing. */
class SearchAllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static final String SFEN = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";

    private static final int DEPTH = 7;

    /** Enough for the compiler to have seen all of it. */
    private static final int MAX_SEARCHES = 300;

    @Test
    void aWarmSearchAllocatesNothing() {
        RootSearch search = new RootSearch(NetEvaluationFactory.shipped().create(), Features.ALL);
        TranspositionTable table = new TranspositionTable(4);
        Position position = Sfen.position(SFEN);
        Limits limits = Limits.ofDepth(DEPTH);
        start(search, position, limits, table);
        RootMoves moves = search.moves(limits); // A move gets room for its line when it first has one.
        long allocated = Long.MAX_VALUE;
        for (int i = 0; i < MAX_SEARCHES && allocated != 0; i++) {
            start(search, position, limits, table);
            allocated = allocatedBy(search, moves);
        }
        assertEquals(0, allocated, "bytes allocated by the last search");
    }

    private static void start(RootSearch search, Position position, Limits limits, TranspositionTable table) {
        table.clear();
        search.clear();
        SearchTask task = new SearchTask(new SearchRequest(position, limits), new SearchControl());
        search.start(task, position, table, Long.MAX_VALUE);
    }

    private static long allocatedBy(RootSearch search, RootMoves moves) {
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        for (int depth = 1; depth <= DEPTH; depth++) {
            search.search(moves, -Node.INFINITE, Node.INFINITE, depth);
        }
        return THREADS.getThreadAllocatedBytes(thread) - before;
    }
}

package sanmai.search.mate;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.Uninterruptibles;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import sanmai.search.SearchControl;

/** A thread that helps to solve a problem: it searches the same root, and shares the tables. */
final class MateHelper {
    private final NodeBudget budget = new NodeBudget();
    private final DfpnSearch search;
    private final Runnable solved;
    private @Nullable Thread thread;
    private Future<?> outcome = Futures.immediateVoidFuture();

    /**
     * A helper.
     *
     * @param tables the helper's view of the tables
     * @param solved called on the helper's thread when the root is solved
     */
    MateHelper(MateTables tables, MateCounting counting, BusyNodes busy, Runnable solved) {
        search = new DfpnSearch(tables, budget, new UselessInterpositions(counting), busy);
        this.solved = solved;
    }

    /**
     * Starts the helper's thread; does nothing if the system cannot start a thread.
     *
     * @param question asked about a position that the helper keeps
     * @param end ends the search
     */
    void start(MateQuestion question, SearchControl end) {
        budget.start(end);
        FutureTask<?> task = new FutureTask<>(() -> help(question), null);
        Thread helper = new Thread(task, "mate helper");
        helper.setDaemon(true);
        try {
            helper.start();
            thread = helper;
            outcome = task;
        } catch (OutOfMemoryError e) {
            thread = null; // The other threads go on without this one.
        }
    }

    private void help(MateQuestion question) {
        search.prove(question, Long.MAX_VALUE);
        if (!budget.isExhausted()) {
            solved.run();
        }
    }

    /** Waits for the end of the search and of its thread. */
    void join() {
        if (thread != null) {
            Uninterruptibles.joinUninterruptibly(thread);
            thread = null;
            Futures.getUnchecked(outcome);
        }
    }

    /** The approximate number of moves made. Any thread may ask. */
    long nodes() {
        return budget.publishedNodes();
    }
}

package sanmai.search.mate;

import com.google.common.util.concurrent.Uninterruptibles;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import sanmai.search.time.SearchControl;
import sanmai.workers.DaemonThreads;
import sanmai.workers.FutureResult;

/**
 * Df-pn on one thread or several, which all search the root and share the tables (Tomoyuki Kaneko, <i>Parallel Depth
 * First Proof Number Search</i>, 2010). A thread avoids a child that another thread is searching if a sibling has about
 * the same delta, see {@link ChildSelection}. The first thread that solves the root ends the search.
 */
final class ProofSearch {
    private final NodeBudget budget;
    private final DfpnSearch search;
    private final List<Helper> helpers = new ArrayList<>();

    /** The nodes that the calling thread searches alone, so that a small problem starts no other thread. */
    private long nodesAlone = 20_000;

    /** A search that stores its results in these tables and counts its moves in this budget. */
    ProofSearch(MateTables tables, NodeBudget budget, MateCounting counting, int threads) {
        this.budget = budget;
        BusyNodes busy = threads > 1 ? new BusyNodes() : null;
        search = new DfpnSearch(tables, budget, new UselessInterpositions(counting), busy);
        for (int i = 1; i < threads; i++) {
            NodeBudget own = new NodeBudget();
            helpers.add(new Helper(own, new DfpnSearch(tables.view(), own, new UselessInterpositions(counting), busy)));
        }
    }

    /** Lets the other threads help from the first node on. */
    void helpAtOnce() {
        nodesAlone = 0;
    }

    /** A thread that helps to solve a problem. */
    private final class Helper {
        private final NodeBudget own;
        private final DfpnSearch helpingSearch;
        private @Nullable Thread thread; // null while it does not help
        private @Nullable FutureTask<?> task;

        private Helper(NodeBudget own, DfpnSearch helpingSearch) {
            this.own = own;
            this.helpingSearch = helpingSearch;
        }

        /** Starts the thread; does nothing if the system cannot start one. The question is about a position of its own. */
        private void start(MateQuestion question, SearchControl end) {
            own.start(end);
            task = new FutureTask<>(() -> help(question), null);
            try {
                thread = new DaemonThreads("mate helper").start(task);
            } catch (OutOfMemoryError e) {
                // The other threads go on without this one.
            }
        }

        private void help(MateQuestion question) {
            helpingSearch.prove(question, Long.MAX_VALUE);
            if (!own.isExhausted()) {
                budget.interrupt();
            }
        }

        /** Waits for the end of the search and of its thread. */
        private void join() {
            if (thread != null) {
                Uninterruptibles.joinUninterruptibly(thread);
            }
        }

        /** Throws what the search has thrown. All helpers have ended. */
        private void check() {
            if (thread != null) {
                thread = null;
                FutureResult.uninterruptibly(task);
            }
        }
    }

    /**
     * Whether the attacker mates by checks. The answer means nothing if the budget was {@linkplain
     * NodeBudget#isExhausted exhausted}.
     *
     * @param maxNodes the limit for the budget, counted from the start of the problem
     */
    boolean prove(MateQuestion question, long maxNodes) {
        if (helpers.isEmpty()) {
            return search.prove(question, maxNodes);
        }
        boolean proved = search.prove(question, Math.min(maxNodes, budget.nodes() + nodesAlone));
        boolean ended = !budget.isExhausted() || budget.isStopped() || budget.nodes() >= maxNodes;
        return ended ? proved : proveWithHelp(question, maxNodes);
    }

    private boolean proveWithHelp(MateQuestion question, long maxNodes) {
        SearchControl end = new SearchControl();
        budget.startHelp(this::helpersNodes);
        try {
            helpers.forEach(helper -> helper.start(question.copy(), end));
            boolean proved;
            do {
                // What a helper has solved is in the table.
                proved = search.prove(question, maxNodes);
            } while (budget.isExhausted() && budget.goOn());
            return proved;
        } finally {
            end.stop();
            helpers.forEach(Helper::join);
            budget.endHelp();
            helpers.forEach(Helper::check);
        }
    }

    /** Asked often; allocates nothing. */
    private long helpersNodes() {
        long nodes = 0;
        for (int i = 0; i < helpers.size(); i++) {
            nodes += helpers.get(i).own.publishedNodes();
        }
        return nodes;
    }

    /** The plies of the mate that was proved, or the plies within which there is none. */
    int plies() {
        return search.plies();
    }

    /** The first move of the mate that was proved. */
    int bestMove() {
        return search.bestMove();
    }
}

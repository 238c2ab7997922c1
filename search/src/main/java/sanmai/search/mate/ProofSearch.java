package sanmai.search.mate;

import java.util.ArrayList;
import java.util.List;
import sanmai.search.SearchControl;

/**
 * Df-pn on one thread or several, which all search the root and share the tables (Tomoyuki Kaneko, <i>Parallel Depth
 * First Proof Number Search</i>, 2010). A thread avoids a child that another thread is searching if a sibling has about
 * the same delta, see {@link ChildSelection}. The first thread that solves the root ends the search.
 *
 * <p>The calling thread searches the first nodes alone, so a small problem starts no other thread.
 */
final class ProofSearch {
    private final NodeBudget budget;
    private final long nodesAlone;
    private final DfpnSearch search;
    private final List<MateHelper> helpers = new ArrayList<>();

    /**
     * The threads of a search.
     *
     * @param number the number of threads, at least 1
     * @param nodesAlone the nodes that the calling thread searches before the others help
     */
    record Threads(int number, long nodesAlone) {
        private static final long NODES_ALONE = 20_000;

        /** Threads of this number, with the usual nodes alone. */
        Threads(int number) {
            this(number, NODES_ALONE);
        }
    }

    /** A search that stores its results in these tables and counts its moves in this budget. */
    ProofSearch(MateTables tables, NodeBudget budget, MateCounting counting, Threads threads) {
        this.budget = budget;
        nodesAlone = threads.nodesAlone();
        BusyNodes busy = threads.number() > 1 ? new BusyNodes() : null;
        search = new DfpnSearch(tables, budget, new UselessInterpositions(counting), busy);
        for (int i = 1; i < threads.number(); i++) {
            helpers.add(new MateHelper(tables.view(), counting, busy, budget::interrupt));
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
            helpers.forEach(MateHelper::join);
            budget.endHelp();
        }
    }

    /** Asked often; allocates nothing. */
    private long helpersNodes() {
        long nodes = 0;
        for (int i = 0; i < helpers.size(); i++) {
            nodes += helpers.get(i).nodes();
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

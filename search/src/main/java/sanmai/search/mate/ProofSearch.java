package sanmai.search.mate;

import java.util.ArrayList;
import java.util.List;
import sanmai.search.SearchControl;
import sanmai.shogi.Position;

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
     * Whether the side to move mates by checks within a number of plies. The answer means nothing if the budget was
     * {@linkplain NodeBudget#isExhausted exhausted}.
     *
     * @param position the attacker's position; it is the same afterwards
     * @param within the number of plies, at most {@link DfpnSearch#MAX_PLIES}
     * @param maxNodes the limit for the budget, counted from the start of the problem
     */
    boolean prove(Position position, int within, long maxNodes) {
        return prove(position, within, maxNodes, Expansion.NO_CHECKS);
    }

    /**
     * Whether the side to move mates without some checks.
     *
     * @param excludedChecks checks that are not made in the position itself, which counts as repeated when it comes back
     */
    boolean prove(Position position, int within, long maxNodes, int[] excludedChecks) {
        if (helpers.isEmpty()) {
            return search.prove(position, within, maxNodes, excludedChecks);
        }
        long alone = Math.min(maxNodes, budget.nodes() + nodesAlone);
        boolean proved = search.prove(position, within, alone, excludedChecks);
        boolean ended = !budget.isExhausted() || budget.isStopped() || budget.nodes() >= maxNodes;
        return ended ? proved : proveWithHelp(position, within, maxNodes, excludedChecks);
    }

    private boolean proveWithHelp(Position position, int within, long maxNodes, int[] excludedChecks) {
        SearchControl end = new SearchControl();
        budget.startHelp(this::helpersNodes);
        try {
            helpers.forEach(helper -> helper.start(position.copy(), within, excludedChecks, end));
            boolean proved;
            do {
                // What a helper has solved is in the table.
                proved = search.prove(position, within, maxNodes, excludedChecks);
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

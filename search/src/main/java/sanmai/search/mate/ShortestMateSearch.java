package sanmai.search.mate;

import sanmai.search.SearchControl;
import sanmai.shogi.Position;

/** Looks for mates shorter than a proved one, by two plies at a time. */
final class ShortestMateSearch {
    private final ProofSearch search;
    private final NodeBudget budget;
    private int plies;
    private boolean shortest;

    ShortestMateSearch(ProofSearch search, NodeBudget budget) {
        this.search = search;
        this.budget = budget;
    }

    /**
     * Looks for shorter mates until there is none, the budget is exhausted, or the optimum time is up.
     *
     * @param provedPlies the plies of the mate that was proved
     * @param maxNodes the limit for the budget
     */
    void shorten(Position position, int provedPlies, long maxNodes, SearchControl control) {
        plies = provedPlies;
        shortest = plies == 1;
        while (!shortest && !control.isOptimumTimeUp() && budget.nodes() < maxNodes) {
            if (search.prove(position, plies - 2, maxNodes)) {
                plies = search.plies();
                shortest = plies == 1;
            } else if (budget.isExhausted()) {
                return;
            } else {
                shortest = true;
            }
        }
    }

    /** The plies of the shortest mate found. */
    int plies() {
        return plies;
    }

    /** Whether it is proved that there is no shorter mate. */
    boolean isShortest() {
        return shortest;
    }
}

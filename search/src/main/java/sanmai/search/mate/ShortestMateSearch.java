package sanmai.search.mate;

import java.util.function.LongSupplier;
import sanmai.search.SearchControl;
import sanmai.shogi.Position;

/**
 * Finds the plies of the shortest mate by questions about mates within a number of plies: from above, within two plies
 * less than the shortest mate so far, and from below, within the fewest plies that are not disproved yet. A question that
 * needs too many nodes is broken off and asked again later with twice as many; the tables keep what was found.
 */
final class ShortestMateSearch {
    private static final int NONE = Integer.MAX_VALUE;

    /** The nodes of the first question. */
    private static final long FIRST_NODES = 50_000;

    /** Before a mate is found, questions from below take 1 / this of the nodes. */
    private static final int PART_FROM_BELOW = 4;

    private final ProofSearch search;
    private final NodeBudget budget;
    private Position position;
    private int atLeast;
    private int atMost;
    private int within;
    private boolean isImpossible;

    ShortestMateSearch(ProofSearch search, NodeBudget budget) {
        this.search = search;
        this.budget = budget;
    }

    /** Starts a problem: a mate within a number of plies is looked for. */
    void start(Position newPosition, int withinPlies) {
        position = newPosition;
        within = withinPlies;
        atLeast = 1;
        atMost = NONE;
        isImpossible = false;
    }

    /** Asks from above only: whether there is a mate, and then for shorter ones. Ends at the limit for the budget. */
    void findFirst(long maxNodes) {
        if (!isMateWithin(within, maxNodes) && !budget.isExhausted()) {
            atLeast = within + 1;
        }
    }

    /** Asks from above for shorter mates than the one that was found. */
    void shorten(long maxNodes, SearchControl control) {
        while (!isSettled() && !control.isOptimumTimeUp() && budget.nodes() < maxNodes) {
            if (!isMateWithin(atMost - 2, maxNodes)) {
                if (budget.isExhausted()) {
                    return;
                }
                atLeast = atMost;
            }
        }
    }

    /**
     * Asks from above and from below in turn, with more and more nodes.
     *
     * @param firstMate runs once a mate is proved, and gives a new limit
     */
    void narrow(long maxNodes, SearchControl control, LongSupplier firstMate) {
        long most = maxNodes;
        for (long nodes = FIRST_NODES; !isSettled() && mayGoOn(most, control); nodes *= 2) {
            if (!isMate()) {
                findFirst(Math.min(most, budget.nodes() + nodes));
                most = isMate() ? firstMate.getAsLong() : most;
            }
            if (isMate()) {
                shorten(Math.min(most, budget.nodes() + nodes), control);
            }
            long fromBelow = isMate() ? nodes : nodes / PART_FROM_BELOW;
            raise(Math.min(most, budget.nodes() + fromBelow), control);
        }
    }

    private boolean mayGoOn(long maxNodes, SearchControl control) {
        return !budget.isStopped() && !control.isOptimumTimeUp() && budget.nodes() < maxNodes;
    }

    /** Asks from below. */
    private void raise(long maxNodes, SearchControl control) {
        while (!isSettled() && mayGoOn(maxNodes, control)) {
            if (!isMateWithin(atLeast, maxNodes)) {
                if (budget.isExhausted()) {
                    return;
                }
                atLeast += 2;
            }
        }
    }

    /** Asks whether there is a mate within some plies. */
    private boolean isMateWithin(int plies, long maxNodes) {
        boolean isMate = search.prove(MateQuestion.mates(position, plies), maxNodes);
        if (isMate) {
            atMost = Math.min(atMost, search.plies());
        } else if (!budget.isExhausted()) {
            isImpossible |= search.plies() == MateTable.ANY_PLIES;
        }
        return isMate;
    }

    /** Whether the length is known, or that there is no mate within the plies. */
    private boolean isSettled() {
        return isImpossible || atLeast >= atMost || atLeast > within;
    }

    /** Whether a mate is proved. */
    boolean isMate() {
        return atMost < NONE;
    }

    /** Whether it is proved that there is no mate of any length. */
    boolean isImpossible() {
        return isImpossible;
    }

    /** Whether there is no mate within the plies that were asked about. */
    boolean isTooDeep() {
        return atLeast > within;
    }

    /** All mates that are shorter are disproved. */
    int atLeast() {
        return atLeast;
    }

    /** What is known about the length of the mate. */
    MateLength length() {
        return new MateLength(Math.min(atLeast, atMost), atMost);
    }
}

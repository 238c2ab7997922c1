package sanmai.search.mate;

import org.jspecify.annotations.Nullable;

/**
 * Child selection of df-pn: the most-proving child, the phi and delta of its parent, and the thresholds up to which the
 * child is searched.
 *
 * <p>The phi of a node is the smallest delta of its children. Its delta would be the sum of their phis, but in a shogi
 * tree many children share positions, which a sum counts several times. So delta is the greatest phi plus one for each
 * further child (weak proof numbers; Ueda, Hashimoto, Hashimoto, Iida, <i>Weak Proof-Number Search</i>, 2008).
 */
final class ChildSelection {
    /** The epsilon of the 1 + epsilon trick is 1 / 2^4. */
    private static final int EPSILON_SHIFT = 4;

    /** The delta of a busy child is raised by 1 / 2^1 of it. */
    private static final int BUSY_SHIFT = 1;

    private final @Nullable BusyNodes busy;

    private @Nullable MateNode best;
    private @Nullable MateNode chosen;
    private int chosenDelta;
    private int secondDelta;
    private int openChildren;
    private int maxPhi;

    /** A selection that prefers children that are not busy; null if no other thread searches. */
    ChildSelection(@Nullable BusyNodes busy) {
        this.busy = busy;
    }

    /**
     * Selects among the children of an unsolved node.
     *
     * @param phiThreshold the node's threshold
     */
    void select(ChildList children, int phiThreshold) {
        best = null;
        chosen = null;
        secondDelta = ProofNumbers.INFINITY;
        openChildren = 0;
        maxPhi = 0;
        MateNode[] nodes = children.nodes;
        for (int i = children.start; i < children.end; i++) {
            if (nodes[i].isOpen()) {
                add(nodes[i]);
            }
        }
        if (best != null && chosen.numbers.delta >= phiThreshold) {
            // Only the best child can be searched within the thresholds of the node.
            chosen = best;
        }
    }

    private void add(MateNode child) {
        ProofNumbers numbers = child.numbers;
        openChildren++;
        maxPhi = Math.max(maxPhi, numbers.phi);
        if (best == null || isBetter(numbers.delta, numbers.phi, best.numbers.delta, best.numbers.phi)) {
            best = child;
        }
        int delta = busy != null && busy.isBusy(child.key) ? raised(numbers.delta) : numbers.delta;
        if (chosen == null || isBetter(delta, numbers.phi, chosenDelta, chosen.numbers.phi)) {
            secondDelta = chosen == null ? ProofNumbers.INFINITY : chosenDelta;
            chosen = child;
            chosenDelta = delta;
        } else {
            secondDelta = Math.min(secondDelta, delta);
        }
    }

    /** The smaller delta is better, then the smaller phi. */
    private static boolean isBetter(int delta, int phi, int otherDelta, int otherPhi) {
        return delta < otherDelta || delta == otherDelta && phi < otherPhi;
    }

    /** The raised delta of a child that another thread is searching, since that search will probably raise it. */
    private static int raised(int delta) {
        return Math.min(delta + (delta >> BUSY_SHIFT) + 1, ProofNumbers.INFINITY);
    }

    /** The child to be searched: the one with the smallest delta, if it is not busy. */
    MateNode chosen() {
        return chosen;
    }

    /** The phi of the node. */
    int phi() {
        return best.numbers.delta;
    }

    /** The delta of the node. */
    int delta() {
        return Math.min(maxPhi + openChildren - 1, ProofNumbers.MAX_FINITE);
    }

    /** The phi threshold of the best child: when it is reached, the delta of the node reaches its own threshold. */
    int phiThreshold(int deltaThreshold) {
        return deltaThreshold == ProofNumbers.INFINITY ? ProofNumbers.INFINITY : deltaThreshold - openChildren + 1;
    }

    /**
     * The delta threshold of the best child: when it is reached, the phi of the node reaches its own threshold or the
     * second best child is better. It is a little greater than the second delta, so that the search changes between
     * children less often (the 1 + epsilon trick; Pawlewicz and Lew, <i>Improving Depth-First PN-Search: 1 + epsilon
     * Trick</i>, 2006).
     */
    int deltaThreshold(int phiThreshold) {
        return Math.min(phiThreshold, secondDelta + 1 + (secondDelta >> EPSILON_SHIFT));
    }
}

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
    /** The epsilon of the 1 + epsilon trick is one part in this power of two. */
    private static final int EPSILON_SHIFT = 4;

    private @Nullable MateNode best;
    private int secondDelta;
    private int openChildren;
    private int maxPhi;

    /** Selects among the children of an unsolved node. */
    void select(ChildList children) {
        best = null;
        secondDelta = ProofNumbers.INFINITY;
        openChildren = 0;
        maxPhi = 0;
        MateNode[] nodes = children.nodes;
        for (int i = children.start; i < children.end; i++) {
            if (nodes[i].isOpen()) {
                add(nodes[i]);
            }
        }
    }

    private void add(MateNode child) {
        ProofNumbers numbers = child.numbers;
        openChildren++;
        maxPhi = Math.max(maxPhi, numbers.phi);
        if (best == null || isBetter(numbers, best.numbers)) {
            secondDelta = best == null ? ProofNumbers.INFINITY : best.numbers.delta;
            best = child;
        } else {
            secondDelta = Math.min(secondDelta, numbers.delta);
        }
    }

    /** The smaller delta is better, then the smaller phi. */
    private static boolean isBetter(ProofNumbers a, ProofNumbers b) {
        return a.delta < b.delta || a.delta == b.delta && a.phi < b.phi;
    }

    /** The most-proving child: the one with the smallest delta. */
    MateNode best() {
        return best;
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

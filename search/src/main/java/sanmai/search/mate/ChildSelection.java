package sanmai.search.mate;

import org.jspecify.annotations.Nullable;
import sanmai.shogi.Move;

/**
 * Child selection of df-pn: the most-proving child, the phi and delta of its parent, and the thresholds up to which the
 * child is searched.
 *
 * <p>The phi of a node is the smallest delta of its children. Its delta is the sum of their phis where the defender is to
 * move: every evasion must be refuted. Interposed drops are refuted much alike, so only the greatest of their phis is
 * added. Where the attacker is to move, many checks lead to the same positions, which a sum counts several times. So delta
 * is the greatest phi plus one for each further check there (weak proof numbers; Ueda, Hashimoto, Hashimoto, Iida, <i>Weak
 * Proof-Number Search</i>, 2008).
 */
final class ChildSelection {
    /** The epsilon of the 1 + epsilon trick is 1 / 2^4. */
    private static final int EPSILON_SHIFT = 4;

    /** The delta of a busy child is raised by 1 / 2^1 of it. */
    private static final int BUSY_SHIFT = 1;

    private final @Nullable BusyNodes busy;

    private @Nullable SearchFrame frame;
    private @Nullable MateNode best;
    private @Nullable MateNode chosen;
    private int chosenDelta;
    private int secondDelta;
    private int openChildren;
    private int maxPhi;
    private int maxPhiOfDrops;
    private int sumOfOtherPhis;

    /** A selection that prefers children that are not busy; null if no other thread searches. */
    ChildSelection(@Nullable BusyNodes busy) {
        this.busy = busy;
    }

    /** Selects among the children of an unsolved node, and sets the numbers of the node. */
    void select(SearchFrame newFrame) {
        frame = newFrame;
        best = null;
        chosen = null;
        secondDelta = MateNode.INFINITY;
        openChildren = 0;
        maxPhi = 0;
        maxPhiOfDrops = 0;
        sumOfOtherPhis = 0;
        MateNode[] nodes = frame.children;
        for (int i = frame.start; i < frame.end; i++) {
            if (nodes[i].isOpen()) {
                add(nodes[i]);
            }
        }
        if (best != null && chosen.delta >= frame.phiThreshold) {
            // Only the best child can be searched within the thresholds of the node.
            chosen = best;
        }
        int delta = frame.node.isOrNode() ? maxPhi + openChildren - 1 : sumOfOtherPhis + maxPhiOfDrops;
        frame.node.setNumbers(best.delta, Math.min(delta, MateNode.MAX_FINITE));
    }

    private void add(MateNode child) {
        openChildren++;
        maxPhi = Math.max(maxPhi, child.phi);
        if (Move.isDrop(child.move)) {
            maxPhiOfDrops = Math.max(maxPhiOfDrops, child.phi);
        } else {
            sumOfOtherPhis = Math.min(sumOfOtherPhis + child.phi, MateNode.MAX_FINITE);
        }
        if (best == null || isBetter(child.delta, child.phi, best.delta, best.phi)) {
            best = child;
        }
        int delta = busy != null && busy.isBusy(child.key) ? raised(child.delta) : child.delta;
        if (chosen == null || isBetter(delta, child.phi, chosenDelta, chosen.phi)) {
            secondDelta = chosen == null ? MateNode.INFINITY : chosenDelta;
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
        return Math.min(delta + (delta >> BUSY_SHIFT) + 1, MateNode.INFINITY);
    }

    /** The child to be searched: the one with the smallest delta, if it is not busy. */
    MateNode chosen() {
        return chosen;
    }

    /** The phi threshold of the chosen child: when it is reached, the delta of the node reaches its own threshold. */
    int phiThreshold() {
        int deltaThreshold = frame.deltaThreshold;
        if (deltaThreshold == MateNode.INFINITY) {
            return MateNode.INFINITY;
        }
        return deltaThreshold - (frame.node.isOrNode() ? openChildren - 1 : deltaOfOtherEvasions());
    }

    /** What the node's delta adds to the phi of the chosen evasion, which counts as the hardest drop if it is one. */
    private int deltaOfOtherEvasions() {
        return Move.isDrop(chosen.move) ? sumOfOtherPhis : sumOfOtherPhis - chosen.phi + maxPhiOfDrops;
    }

    /**
     * The delta threshold of the best child: when it is reached, the phi of the node reaches its own threshold or the
     * second best child is better. It is a little greater than the second delta, so that the search changes between
     * children less often (the 1 + epsilon trick; Pawlewicz and Lew, <i>Improving Depth-First PN-Search: 1 + epsilon
     * Trick</i>, 2006).
     */
    int deltaThreshold() {
        return Math.min(frame.phiThreshold, secondDelta + 1 + (secondDelta >> EPSILON_SHIFT));
    }
}

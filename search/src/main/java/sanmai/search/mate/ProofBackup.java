package sanmai.search.mate;

import org.jspecify.annotations.Nullable;
import sanmai.shogi.Position;

/**
 * Backs up proofs and disproofs: a node is won for its side to move if one child is lost for the opponent, and lost if
 * all children are won for the opponent. Works out the proof hand or disproof hand, the plies, and the repetition that a
 * disproof depends on.
 */
final class ProofBackup {
    private Position position;
    private @Nullable MateNode winningChild;

    /** Starts a search from a position, which it changes by its moves. */
    void start(Position newPosition) {
        position = newPosition;
    }

    /** Whether the children solve the node; if they do, sets its numbers. */
    boolean solves(SearchFrame frame) {
        MateNode node = frame.node;
        boolean allFail = findWinningChild(frame);
        if (winningChild == null && !allFail) {
            return false;
        }
        if (winningChild == null && node.isOrNode()) {
            disproveByAllChecks(frame);
        } else if (winningChild == null) {
            proveByAllEvasions(frame);
        } else if (node.isOrNode()) {
            node.setProved(winningChild.handOfParent(), winningChild.pliesOfParent());
            node.condition = winningChild.conditionOfParent();
        } else {
            disproveByEvasion(node);
        }
        return true;
    }

    /** The move to this child wins the node that was solved last; null if the node is lost. */
    @Nullable
    MateNode winningChild() {
        return winningChild;
    }

    /** Looks for the best child that is lost for the opponent. Returns whether all children are won for it. */
    private boolean findWinningChild(SearchFrame frame) {
        boolean allFail = true;
        winningChild = null;
        boolean orNode = frame.node.isOrNode();
        MateNode[] nodes = frame.children;
        for (int i = frame.start; i < frame.end; i++) {
            allFail &= nodes[i].isWin();
            if (nodes[i].isLoss() && (winningChild == null || isBetterWin(orNode, nodes[i], winningChild))) {
                winningChild = nodes[i];
            }
        }
        return allFail;
    }

    /** The attacker prefers short mates, the defender disproofs that depend on as little of the path as possible. */
    private static boolean isBetterWin(boolean orNode, MateNode child, MateNode other) {
        if (orNode) {
            return child.pliesOfParent() < other.pliesOfParent();
        }
        return child.repetitionPly > other.repetitionPly
                || child.repetitionPly == other.repetitionPly && child.plies > other.plies;
    }

    /** The disproof hand of the evasion is that of the node, as far as there are pieces for it. */
    private void disproveByEvasion(MateNode node) {
        MateNode evasion = winningChild;
        int hand = ProofHands.intersection(evasion.solvedHand, allInHand());
        node.setDisproved(hand, evasion.pliesWithMove(), evasion.repetitionPly);
    }

    private int allInHand() {
        return position.hand(0) + position.hand(1);
    }

    /** No check mates, with any hand that gives the attacker no other kind of piece to drop. */
    private void disproveByAllChecks(SearchFrame frame) {
        MateNode node = frame.node;
        int hand = ProofHands.ofKindsIn(node.hand, allInHand());
        int plies = MateTable.ANY_PLIES;
        int repetitionPly = SearchPath.NO_REPETITION;
        for (int i = frame.start; i < frame.end; i++) {
            MateNode check = frame.children[i];
            hand = ProofHands.intersection(hand, check.handOfParent());
            plies = Math.min(plies, check.pliesOfParent());
            repetitionPly = Math.min(repetitionPly, check.repetitionPly);
        }
        // Without plies left no check was tried but free captures.
        node.setDisproved(hand, node.left < 1 ? 0 : plies, repetitionPly);
    }

    /** Every evasion leads to mate, with any hand that leaves the defender no other kind of piece to interpose. */
    private void proveByAllEvasions(SearchFrame frame) {
        int hand = ProofHands.ofMated(position, frame.node.hand);
        int plies = 0;
        for (int i = frame.start; i < frame.end; i++) {
            MateNode evasion = frame.children[i];
            hand = ProofHands.union(hand, evasion.solvedHand);
            plies = Math.max(plies, evasion.pliesWithMove());
        }
        // A useless interposition takes no plies, and no longer than the other evasions.
        frame.node.setProved(hand, plies & ~1);
    }
}

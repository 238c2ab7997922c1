package sanmai.search.mate;

import sanmai.shogi.Hand;
import sanmai.shogi.Position;

/**
 * Decides positions by their moves: one that succeeds is enough, else all must have failed. A proof is kept for the
 * smallest hand of the attacker that it needs, a disproof for the greatest that it allows, so that each serves as many
 * positions as possible.
 */
final class ProofBackup {
    private Position position;
    private int attacker;
    private MateNode best;

    /** Begins with a position whose side to move attacks, and which will be changed by the moves of the search. */
    void begin(Position newPosition) {
        position = newPosition;
        attacker = newPosition.turnOrdinal();
    }

    /**
     * Whether the position is decided by its moves, which are given from one index to before another. If it is, the
     * finding says by what.
     */
    boolean isReached(int ply, int hand, MateNode[] children, int start, int end, ProofNumbers finding) {
        boolean attack = SearchPath.isAttack(ply);
        boolean allFail = true;
        best = null;
        for (int i = start; i < end; i++) {
            MateNode child = children[i];
            allFail &= child.finding.isFailure();
            if (child.finding.isSuccess() && (best == null || isBetterSuccess(attack, child.finding, best.finding))) {
                best = child;
            }
        }
        if (best != null) {
            succeed(attack, finding);
        } else if (allFail && attack) {
            noMate(hand, children, start, end, finding);
        } else if (allFail) {
            noEscape(hand, children, start, end, finding);
        }
        return best != null || allFail;
    }

    /** The move that succeeds in the position that was asked about last, or null. */
    MateNode best() {
        return best;
    }

    /** The attacker likes short mates, the defender disproofs that depend on as little as possible. */
    private static boolean isBetterSuccess(boolean attack, ProofNumbers a, ProofNumbers b) {
        if (attack) {
            return a.plies < b.plies;
        }
        return a.dependence > b.dependence || a.dependence == b.dependence && a.plies > b.plies;
    }

    /** A hand that the attacker may have after the defender's move is possible before if there are so many pieces. */
    private void succeed(boolean attack, ProofNumbers finding) {
        int bound = attack ? best.boundBefore() : ProofHands.intersection(best.finding.bound, allInHand());
        finding.decide(true, bound, best.finding.onePlyMore(), best.finding.dependence);
    }

    private int allInHand() {
        return position.hand(0) + position.hand(1);
    }

    /**
     * No check mates. That is true for greater hands as well, as long as there is no kind of piece to drop that was not
     * there.
     */
    private void noMate(int hand, MateNode[] children, int start, int end, ProofNumbers finding) {
        int bound = ProofHands.ofKindsIn(hand, allInHand());
        int least = MateTable.ANY_PLIES;
        int dependence = SearchPath.NO_REPETITION;
        for (int i = start; i < end; i++) {
            bound = ProofHands.intersection(bound, children[i].boundBefore());
            least = Math.min(least, children[i].finding.onePlyMore());
            dependence = Math.min(dependence, children[i].finding.dependence);
        }
        finding.decide(false, bound, least, dependence);
    }

    /** Every way out of check leads to mate. */
    private void noEscape(int hand, MateNode[] children, int start, int end, ProofNumbers finding) {
        int bound = missingForDrops(hand);
        int most = 0;
        for (int i = start; i < end; i++) {
            bound = ProofHands.union(bound, children[i].finding.bound);
            most = Math.max(most, children[i].finding.onePlyMore());
        }
        finding.decide(false, bound, most, SearchPath.NO_REPETITION);
    }

    /**
     * What the attacker must have of its hand, so that the defender, who is in check, has no other kind of piece to put in
     * between than now.
     */
    int missingForDrops(int hand) {
        return Interposition.isPossible(position)
                ? ProofHands.ofKindsMissing(position.hand(attacker ^ 1), hand)
                : Hand.EMPTY;
    }
}

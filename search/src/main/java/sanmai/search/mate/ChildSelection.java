package sanmai.search.mate;

/**
 * The move to be searched next, and what its position comes to.
 *
 * <p>A position's number is the smallest number of its moves. Its other number would be the sum of theirs, but positions
 * that can be reached in several ways would be counted several times; so it is the greatest of them plus one for each
 * further move (weak proof numbers, Ueda et al. 2008).
 */
final class ChildSelection {
    /** A move is given up for the second best when its number is greater by one part in this power of two. */
    private static final int CONSTANCY = 4;

    private MateNode best;
    private int second;
    private int open;
    private int greatest;

    /** Looks at the moves of an undecided position, from one index to before another. */
    void among(MateNode[] children, int start, int end) {
        best = null;
        second = ProofNumbers.NEVER;
        open = 0;
        greatest = 0;
        for (int i = start; i < end; i++) {
            if (children[i].isOpen()) {
                look(children[i]);
            }
        }
    }

    private void look(MateNode child) {
        ProofNumbers finding = child.finding;
        open++;
        greatest = Math.max(greatest, finding.otherNumber);
        if (best == null || finding.isBetterThan(best.finding)) {
            second = best == null ? ProofNumbers.NEVER : best.finding.number;
            best = child;
        } else {
            second = Math.min(second, finding.number);
        }
    }

    MateNode best() {
        return best;
    }

    /** The position's number. */
    int number() {
        return best.finding.number;
    }

    /** The position's other number. */
    int otherNumber() {
        return Math.min(greatest + open - 1, ProofNumbers.MOST);
    }

    /** How far the number of the best move may rise, if that of the position may rise so far. */
    int limit(int limit) {
        // A little more than the second best: the search changes its mind less often.
        return Math.min(limit, second + 1 + (second >> CONSTANCY));
    }

    /** How far the other number of the best move may rise, if that of the position may rise so far. */
    int otherLimit(int otherLimit) {
        return otherLimit == ProofNumbers.NEVER ? ProofNumbers.NEVER : otherLimit - open + 1;
    }
}

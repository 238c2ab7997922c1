package sanmai.search.mate;

/**
 * What is known about a node, seen by its side to move: phi and delta (Nagai 2002), and how it was solved.
 *
 * <p>Where the attacker is to move (an OR node), phi is the proof number and delta the disproof number; where the
 * defender is to move (an AND node), it is the other way round. So phi is the least number of leaves that must be solved
 * for the side to move to reach its aim, and delta the same for its opponent. A node with phi 0 is won for the side to
 * move, one with delta 0 is lost; the other number is {@link #INFINITY} then.
 */
final class ProofNumbers {
    /** The number of an aim that cannot be reached. */
    static final int INFINITY = 1 << 29;

    /** The greatest number of an unsolved node. */
    static final int MAX_FINITE = INFINITY - 1;

    int phi;
    int delta;

    /** Of a solved node: its proof hand or disproof hand, see {@link ProofHands}. */
    int hand;

    /** Of a solved node: the plies to mate, or the plies within which there is no mate. */
    int plies;

    /**
     * Of a solved node: the smallest ply of a position on the path that the disproof repeats, or {@link
     * SearchPath#NO_REPETITION}.
     */
    int repetitionPly;

    /** Sets the numbers of an unsolved node. */
    void set(int newPhi, int newDelta) {
        phi = newPhi;
        delta = newDelta;
    }

    /** Marks the node as won or lost for its side to move. */
    void setSolved(boolean win, int newHand, int newPlies, int newRepetitionPly) {
        phi = win ? 0 : INFINITY;
        delta = win ? INFINITY : 0;
        hand = newHand;
        plies = newPlies;
        repetitionPly = newRepetitionPly;
    }

    /** Whether the side to move has reached its aim. */
    boolean isWin() {
        return phi == 0;
    }

    /** Whether the opponent of the side to move has reached its aim. */
    boolean isLoss() {
        return delta == 0;
    }

    boolean isSolved() {
        return phi == 0 || delta == 0;
    }

    /** The plies of the parent, if this node decides it. */
    int pliesOfParent() {
        return Math.min(plies + 1, MateTable.ANY_PLIES);
    }
}

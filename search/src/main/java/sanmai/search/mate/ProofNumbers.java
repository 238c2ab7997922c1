package sanmai.search.mate;

/**
 * What is known about a position, as one side sees it. Its number is how much is to be shown at least to reach what that
 * side wants, and its other number the same for what the other side wants. When one of them is zero the position is
 * decided, the other number is {@link #NEVER}, and the rest says by what.
 */
final class ProofNumbers {
    /** A number that cannot be reached: it is decided otherwise. */
    static final int NEVER = 1 << 29;

    /** The greatest number of what is not decided. */
    static final int MOST = NEVER - 1;

    int number;
    int otherNumber;

    /** Of a decided position: the hand that its proof or disproof is about; the smallest needed or the greatest allowed. */
    int bound;

    /** Of a decided position: in how many plies there is mate, or up to how many there is none. */
    int plies;

    /** Of a decided position: the ply whose repetition it rests on, or {@link SearchPath#NO_REPETITION}. */
    int dependence;

    void estimate(int newNumber, int newOtherNumber) {
        number = newNumber;
        otherNumber = newOtherNumber;
    }

    void decide(boolean success, int newBound, int newPlies, int newDependence) {
        number = success ? 0 : NEVER;
        otherNumber = success ? NEVER : 0;
        bound = newBound;
        plies = newPlies;
        dependence = newDependence;
    }

    /** Takes over what the other side has found. */
    void takeFromOtherSide(ProofNumbers other) {
        number = other.otherNumber;
        otherNumber = other.number;
        bound = other.bound;
        plies = other.plies;
        dependence = other.dependence;
    }

    boolean isSuccess() {
        return number == 0;
    }

    boolean isFailure() {
        return number == NEVER;
    }

    boolean isDecided() {
        return number == 0 || otherNumber == 0;
    }

    boolean isBetterThan(ProofNumbers other) {
        return number < other.number || number == other.number && otherNumber < other.otherNumber;
    }

    /** The plies of a position before this one. */
    int onePlyMore() {
        return Math.min(plies + 1, MateTable.ANY_PLIES);
    }
}

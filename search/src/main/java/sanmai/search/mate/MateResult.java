package sanmai.search.mate;

import sanmai.search.Line;

/** What a mate solver has found. */
public sealed interface MateResult {
    /** The number of moves made. */
    long nodes();

    /** The time taken, in nanoseconds. */
    long nanos();

    /**
     * The side to move mates by force.
     *
     * @param line a mating line: its moves are legal, every move of the attacker gives check, and the last one mates. The
     *     defender's moves are the longest defence that was found
     * @param isShortest whether it is proved that there is no shorter mate and no longer defence against it; if not, the
     *     line may be longer or shorter than the shortest mate against the longest defence
     * @param nodes the number of moves made
     * @param nanos the time taken, in nanoseconds
     */
    record Mate(Line line, boolean isShortest, long nodes, long nanos) implements MateResult {}

    /**
     * The side to move cannot mate by checks alone, in any number of plies.
     *
     * @param nodes the number of moves made
     * @param nanos the time taken, in nanoseconds
     */
    record NoMate(long nodes, long nanos) implements MateResult {}

    /**
     * The problem was not solved.
     *
     * @param reason why not
     * @param nodes the number of moves made
     * @param nanos the time taken, in nanoseconds
     */
    record Unsolved(UnsolvedReason reason, long nodes, long nanos) implements MateResult {}

    /** Why a problem was not solved. */
    enum UnsolvedReason {
        /** The search was stopped, or its time was up. */
        STOPPED,
        /** The search reached its limit of nodes. */
        NODES,
        /** There is no mate within the greatest number of plies, but there may be a longer one. */
        TOO_DEEP
    }
}

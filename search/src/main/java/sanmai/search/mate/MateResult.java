package sanmai.search.mate;

import sanmai.shogi.Line;

/**
 * What a mate solver has found. Immutable.
 */
public sealed interface MateResult {
    /** The number of moves made. */
    long nodes();

    /** The time taken, in nanoseconds. */
    long nanos();

    /**
     * The side to move mates by force.
     *
     * @param line a mating line: its moves are legal, every move of the attacker gives check, and the last one mates. The
     *     defender's moves are the longest defence that was found. If the search ended before it had a line of the
     *     shortest mate that is proved, the line is that of a longer one
     * @param length what is known about the plies of the shortest mate against the longest defence
     * @param nodes the number of moves made
     * @param nanos the time taken, in nanoseconds
     */
    record Mate(Line line, MateLength length, long nodes, long nanos) implements MateResult {
        /** Whether it is proved that there is no shorter mate, and the line is a longest defence against it. */
        public boolean isShortest() {
            return length.isExact() && line.size() == length.atMost();
        }
    }

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
     * @param atLeast the plies of a mate, if there is one: shorter mates are disproved; from 1
     * @param nodes the number of moves made
     * @param nanos the time taken, in nanoseconds
     */
    record Unsolved(UnsolvedReason reason, int atLeast, long nodes, long nanos) implements MateResult {}

    /** Why a problem was not solved. */
    enum UnsolvedReason {
        /** The search was stopped, or its time was up. */
        STOPPED,
        /** The search reached its limit of nodes. */
        NODES,
        /** There is no mate within the greatest number of plies, but there may be a longer one. */
        TOO_DEEP
    }

    /**
     * What is known about the plies of the shortest mate against the longest defence.
     *
     * @param atLeast every mate that is shorter is disproved; from 1
     * @param atMost a mate within this number of plies is proved
     */
    record MateLength(int atLeast, int atMost) {
        /** Whether the length is proved. */
        public boolean isExact() {
            return atLeast == atMost;
        }
    }
}

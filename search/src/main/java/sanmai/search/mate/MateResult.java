package sanmai.search.mate;

import sanmai.search.Line;

/** What a mate solver has found out. */
public sealed interface MateResult {
    /** How many moves were made to find it out. */
    long nodes();

    /** How long it took. */
    long nanos();

    /**
     * The side to move mates by force.
     *
     * @param line a way to do it: its moves are legal, every other one gives check, the last one mates. The defender's
     *     moves are those that were found to last longest
     * @param isShortest whether there is no shorter mate and the defender cannot last longer; if not, nobody has looked
     * @param nodes how many moves were made
     * @param nanos how long it took
     */
    record Mate(Line line, boolean isShortest, long nodes, long nanos) implements MateResult {}

    /**
     * The side to move cannot mate by checks alone, however long they go on.
     *
     * @param nodes how many moves were made
     * @param nanos how long it took
     */
    record NoMate(long nodes, long nanos) implements MateResult {}

    /**
     * Nothing is known.
     *
     * @param reason why the search ended without an answer
     * @param nodes how many moves were made
     * @param nanos how long it took
     */
    record Unsolved(UnsolvedReason reason, long nodes, long nanos) implements MateResult {}

    /** Why a search ended without an answer. */
    enum UnsolvedReason {
        /** It was stopped, or its time was up. */
        STOPPED,
        /** It had made as many moves as it may. */
        NODES,
        /** Some checks go on for longer than the solver looks. */
        TOO_DEEP
    }
}

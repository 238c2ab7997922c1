package sanmai.movegen.perft;

/** Hears of the progress of a count. Calls come from several threads, but never two at a time. */
public interface PerftListener {
    /** Ignores all reports. */
    PerftListener NONE = new PerftListener() {};

    /** So many different positions are reached in this number of plies, if unique positions are wanted. */
    default void uniquePositions(int plies, long positions) {}

    /**
     * A part of the tree has been counted.
     *
     * @param part the part
     * @param leaves its leaves
     * @param nanos the wall time that it took, in nanoseconds
     */
    default void partCounted(PerftPart part, PartLeaves leaves, long nanos) {}

    /** {@code done} of {@code total} parts have been counted. The parts are not equally large. */
    default void partCounted(int done, int total) {}

    /**
     * The tree below a move at the root has been counted, as far as it was asked for. Moves come in the order of their
     * USI text.
     */
    default void moveCounted(MoveCount move) {}
}

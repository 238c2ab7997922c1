package sanmai.movegen.perft;

/** Hears how a count proceeds. Calls come from several threads, but never two at a time. */
public interface PerftListener {
    /** Ignores all reports. */
    PerftListener NONE = new PerftListener() {};

    /**
     * A part of the tree has been counted.
     *
     * @param part which
     * @param leaves its leaves
     * @param nanos how long it took its thread, in ns of wall time
     */
    default void partCounted(PerftPart part, PartLeaves leaves, long nanos) {}

    /** {@code done} parts are counted. Parts differ in size. */
    default void partCounted(int done, int total) {}

    /**
     * The tree below a move at the root has been counted, as far as it was asked for. Moves come in the order of their
     * USI text.
     */
    default void moveCounted(MoveCount move) {}
}

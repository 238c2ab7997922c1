package sanmai.movegen.perft;

/** Hears how a count proceeds. Calls come from several threads, but never two at a time. */
public interface PerftListener {
    /** Hears nothing. */
    PerftListener NONE = new PerftListener() {};

    /** A part of the tree has been counted. The parts are not equally large. */
    default void partCounted(int done, int total) {}

    /** The tree below a move at the root has been counted. Moves come in the order of their USI text. */
    default void moveCounted(MoveCount move) {}
}

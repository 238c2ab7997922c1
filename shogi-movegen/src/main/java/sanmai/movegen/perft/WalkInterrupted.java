package sanmai.movegen.perft;

/** Unwinds a walk whose thread has been interrupted. The position is left somewhere in the tree. */
final class WalkInterrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WalkInterrupted() {
        super("perft was interrupted", null, false, false);
    }
}

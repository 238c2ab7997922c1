package sanmai.movegen.perft;

/** Ends a walk whose thread was interrupted. The position stays somewhere in the tree. */
final class WalkInterrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WalkInterrupted() {
        super("perft was interrupted", null, false, false);
    }
}

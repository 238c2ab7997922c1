package sanmai.cli.papers.minimax;

/** How a run ended. */
public enum RunEnd {
    /** By itself. */
    COMPLETE(""),

    /** The user interrupted it before the first tree that counts. */
    INTERRUPTED_IN_WARM_UP("interrupted in the warm-up"),

    /** The user interrupted it while trees were searched. */
    INTERRUPTED("interrupted");

    private final String words;

    RunEnd(String words) {
        this.words = words;
    }

    /** Whether there is less than there should be. */
    boolean isEarly() {
        return this != COMPLETE;
    }

    /** In words; nothing if it ended by itself. */
    @Override
    public String toString() {
        return words;
    }
}

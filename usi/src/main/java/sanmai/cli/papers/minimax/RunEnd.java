package sanmai.cli.papers.minimax;

/** How a run ended. */
public enum RunEnd {
    /** All trees have been searched, or two trees differ. */
    COMPLETE(""),

    /** The user interrupted it before the first tree that counts. */
    INTERRUPTED_IN_WARM_UP("interrupted in the warm-up"),

    /** The user interrupted it while trees were searched. */
    INTERRUPTED("interrupted");

    private final String words;

    RunEnd(String words) {
        this.words = words;
    }

    /** Whether the user ended the run. */
    boolean isEarly() {
        return this != COMPLETE;
    }

    /** In words; empty if the user did not end the run. */
    @Override
    public String toString() {
        return words;
    }
}

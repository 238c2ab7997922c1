package sanmai.engine;

import java.util.List;

/** Says why an engine in a process of its own gives no answer. */
public final class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> lastLines;

    /**
     * Reports a failure.
     *
     * @param reason what happened, with the name of the engine
     * @param lastLines the last lines that the engine wrote to stderr, or to stdout if there are none
     */
    public EngineException(String reason, List<String> lastLines) {
        super(lastLines.isEmpty() ? reason : reason + "; its last lines:\n" + String.join("\n", lastLines));
        this.lastLines = List.copyOf(lastLines);
    }

    /** The last lines that the engine wrote to stderr, or to stdout if there are none. */
    public List<String> lastLines() {
        return lastLines;
    }
}

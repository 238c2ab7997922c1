package sanmai.cli.papers;

import java.util.List;

/** A child JVM ended without a result. */
public final class ChildJvmException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<String> lastWords;

    ChildJvmException(String message, List<String> lastWords) {
        super(message);
        this.lastWords = List.copyOf(lastWords);
    }

    /** The last lines that it printed on stderr, or on stdout if that was all; perhaps none. */
    public List<String> lastWords() {
        return lastWords;
    }
}

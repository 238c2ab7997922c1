package sanmai.process;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last lines that a process wrote, for the message about its failure. Safe for use by several threads. */
public final class LastLines {
    /** The number of lines that are kept. */
    public static final int LIMIT = 10;

    private final Deque<String> lines = new ArrayDeque<>();

    /** No lines yet. */
    public LastLines() {}

    /** Another line. */
    public synchronized void add(String line) {
        if (lines.size() == LIMIT) {
            lines.removeFirst();
        }
        lines.add(line);
    }

    /** The last lines in their order. */
    public synchronized List<String> last() {
        return List.copyOf(lines);
    }

    @Override
    public String toString() {
        return last().toString();
    }
}

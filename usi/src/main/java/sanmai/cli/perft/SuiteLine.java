package sanmai.cli.perft;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sanmai.positions.PerftCase;

/**
 * A line of a perft suite, or the reason why there is none.
 *
 * @param number its number among the lines of the run, from 1
 * @param suite the number of the suite among those of the run, from 1
 * @param name the position's name
 * @param sfen the position
 * @param depth the number of plies
 * @param expected the right number of leaves
 * @param source the source of the number; empty if the line has none
 * @param details the right numbers of last moves, by what they do; empty if the line has none
 * @param lineNumber the line in its file, from 1
 * @param problem what cannot be read, and why; null if the line can be checked. With a problem, only the numbers mean
 *     something
 */
public record SuiteLine(
        int number,
        int suite,
        String name,
        String sfen,
        int depth,
        long expected,
        String source,
        Map<String, Long> details,
        int lineNumber,
        @Nullable String problem) {
    /** Copies the map, whose order is that of the line. */
    public SuiteLine {
        details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
    }

    static SuiteLine of(int number, int suite, PerftCase line) {
        return new SuiteLine(
                number,
                suite,
                line.name(),
                line.sfen(),
                line.depth(),
                line.nodes(),
                line.source(),
                line.details(),
                line.lineNumber(),
                null);
    }

    static SuiteLine unreadable(int number, int suite, String problem) {
        return new SuiteLine(number, suite, "", "", 0, 0, "", Map.of(), 0, problem);
    }

    /** Whether there is something to check. */
    public boolean isReadable() {
        return problem == null;
    }
}

package sanmai.cli.perft;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.journal.JournalFormat;

/**
 * The result of a line of a suite: a line of the journal.
 *
 * @param line the line
 * @param nodes the leaves that were counted
 * @param details the last moves that were counted by what they do, if the line has such numbers
 * @param nanos the time, in ns of wall time
 * @param moves if the number of leaves is wrong, the counts below each move as they are printed
 */
public record LineResult(SuiteLine line, long nodes, Map<String, Long> details, long nanos, List<String> moves) {
    /** Lines with greater counts are skipped. */
    static final String MAX_NODES = "--max-nodes";

    static final String SKIPPED = "the number of skipped lines";

    /** The number of the other lines. */
    static final String LINES = "the number of lines";

    /** The fingerprint of the other lines. */
    static final String CONTENTS = "the lines of the suites";

    /** Journals of checked lines. */
    public static final JournalFormat<LineResult> FORMAT = new JournalFormat<>(
            "sanmai verify",
            List.of(Version.CONDITION, SlidersOption.CONDITION, MAX_NODES, SKIPPED, LINES, CONTENTS),
            LineResult.class,
            result -> nameOf(result.validated().number()));

    /** Copies the collections. */
    public LineResult {
        details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
        moves = List.copyOf(moves);
    }

    int depth() {
        return line.depth();
    }

    int number() {
        return line.number();
    }

    static String nameOf(int number) {
        return "number " + number;
    }

    /** Whether the counts are right. */
    public boolean isRight() {
        return nodes == line.expected() && wrongDetails().isEmpty();
    }

    /** The names of the line's details whose counts are wrong. */
    List<String> wrongDetails() {
        return line.details().keySet().stream()
                .filter(name -> !line.details().get(name).equals(details.get(name)))
                .toList();
    }

    private LineResult validated() {
        if (line.number() < 1 || nodes < 0 || nanos < 0) {
            throw new IllegalArgumentException("not the result of a line of a suite");
        }
        return this;
    }
}

package sanmai.experiment.perft;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sanmai.experiment.journal.JournalFormat;

/**
 * The result of a line of a suite: a line of the journal.
 *
 * @param line the line
 * @param nodes the leaves that were counted
 * @param nanos the time, in ns of wall time
 * @param moves if the count is wrong, the counts below each move as they are printed
 */
public record LineResult(SuiteLine line, long nodes, long nanos, List<String> moves) {
    /** Journals of checked lines. */
    public static final JournalFormat<SuiteConditions, LineResult> FORMAT = new JournalFormat<>(
            SuiteConditions.class,
            LineResult.class,
            result -> nameOf(result.validated().number()));

    public LineResult {
        // What was read may have nothing in the place of the list or of a move.
        moves = moves == null ? null : Collections.unmodifiableList(new ArrayList<>(moves));
    }

    int number() {
        return line.number();
    }

    static String nameOf(int number) {
        return "number " + number;
    }

    /** Whether the count is as it should be. */
    public boolean isRight() {
        return nodes == line.expected();
    }

    private LineResult validated() {
        if (line == null || !line.isComplete() || nodes < 0 || nanos < 0 || moves == null || moves.contains(null)) {
            throw new IllegalArgumentException("not the result of a line of a suite");
        }
        return this;
    }
}

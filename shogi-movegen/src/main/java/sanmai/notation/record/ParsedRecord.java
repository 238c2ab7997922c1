package sanmai.notation.record;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What came of reading one record: the record as far as it could be read, and what is wrong with the rest. All its moves are
 * legal. A line with a fault has the moves before it, and its end is {@link GameEnd#UNKNOWN}; other variations go on.
 *
 * @param tree the record; empty if there is no start position
 * @param problems what is wrong, in the order of the text; empty if all of it was read; cannot be changed
 */
public record ParsedRecord(Optional<RecordTree> tree, List<RecordProblem> problems) {
    /** Keeps a copy of the list. */
    public ParsedRecord {
        problems = List.copyOf(problems);
    }

    /** The result for a text that has no record, but this problem. */
    public static List<ParsedRecord> onlyProblem(RecordProblem problem) {
        return List.of(new ParsedRecord(Optional.empty(), List.of(problem)));
    }

    /** The main line of the {@link #tree()}; it is put together anew each time. */
    public Optional<GameRecord> game() {
        return tree.map(RecordTree::mainLine);
    }

    /** Whether the whole record was read. */
    public boolean isComplete() {
        return problems.isEmpty();
    }

    /** Whether there was nothing to read. */
    public boolean isEmpty() {
        return tree.isEmpty() && problems.stream().allMatch(problem -> problem.reason() == RecordProblem.Reason.EMPTY);
    }

    /** The same record below this number of other lines. */
    public ParsedRecord below(int lines) {
        List<RecordProblem> moved =
                problems.stream().map(problem -> problem.below(lines)).toList();
        return new ParsedRecord(tree, moved);
    }

    /** The same record with another problem. */
    public ParsedRecord with(RecordProblem problem) {
        List<RecordProblem> more = new ArrayList<>(List.of(problem));
        more.addAll(problems);
        more.sort(Comparator.comparingInt(RecordProblem::line).thenComparingInt(RecordProblem::column));
        return new ParsedRecord(tree, more);
    }
}

package sanmai.notation.record;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A record as far as it could be read, and what is wrong with the rest. All its moves are
 * legal. A line with a fault has the moves before it, and its end is {@link GameEnd#UNKNOWN}; other variations go on.
 *
 * @param tree the record; empty if there is no start position
 * @param problems what is wrong, in the order of the text; empty if all of it was read; cannot be changed
 */
public record ParsedRecord(Optional<RecordTree> tree, List<RecordProblem> problems) {
    private static final Comparator<RecordProblem> ORDER =
            Comparator.comparingInt(RecordProblem::line).thenComparingInt(RecordProblem::column);

    /** Keeps a copy of the list, in the order of the text. */
    public ParsedRecord {
        problems = problems.stream().sorted(ORDER).toList();
    }

    /** The result for a text without a record. */
    public static ParsedRecord onlyProblem(RecordProblem problem) {
        return new ParsedRecord(Optional.empty(), List.of(problem));
    }

    /** The main line of the {@link #tree()}, built anew by each call. */
    public Optional<GameRecord> game() {
        return tree.map(RecordTree::mainLine);
    }

    /** Whether the whole record was read. */
    public boolean isComplete() {
        return problems.isEmpty();
    }

    /** The same record with more problems. */
    public ParsedRecord with(List<RecordProblem> others) {
        List<RecordProblem> all = new ArrayList<>(others);
        all.addAll(problems);
        return new ParsedRecord(tree, all);
    }
}

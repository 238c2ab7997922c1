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
    /** Keeps a copy of the list. */
    public ParsedRecord {
        problems = List.copyOf(problems);
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

    /** The same record with another problem. */
    public ParsedRecord with(RecordProblem problem) {
        List<RecordProblem> more = new ArrayList<>(List.of(problem));
        more.addAll(problems);
        more.sort(Comparator.comparingInt(RecordProblem::line).thenComparingInt(RecordProblem::column));
        return new ParsedRecord(tree, more);
    }
}

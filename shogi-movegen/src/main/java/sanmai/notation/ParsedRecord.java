package sanmai.notation;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What came of reading one record: a game, or a problem, or both. With both, the game has the moves before the problem,
 * all of them legal, and its end is {@link GameEnd#UNKNOWN}.
 *
 * @param tree the record as far as it could be read; empty if there is no start position
 * @param problem why the rest could not be read; empty if all of it was
 */
public record ParsedRecord(Optional<RecordTree> tree, Optional<RecordProblem> problem) {
    /** What is returned for a text in which there is a problem and no record. */
    static ImmutableList<ParsedRecord> onlyProblem(RecordException e) {
        return ImmutableList.of(new ParsedRecord(Optional.empty(), Optional.of(e.problem())));
    }

    /** The main line of the {@link #tree()}; it is put together anew each time. */
    public Optional<GameRecord> game() {
        return tree.map(RecordTree::mainLine);
    }

    /** Whether the whole record was read. */
    public boolean isComplete() {
        return problem.isEmpty();
    }
}

package sanmai.cli.papers.minimax;

import java.util.List;
import sanmai.journal.Conditions;

/**
 * A position below which trees are searched.
 *
 * @param position its number in the collection, from 1
 * @param name its name there
 * @param sfen the position
 */
public record TreePosition(int position, String name, String sfen) {
    /** Identifies a collection, as a condition of a journal. */
    static String fingerprint(List<TreePosition> collection) {
        return Conditions.fingerprint(collection.stream().map(task -> task.name() + "\t" + task.sfen()));
    }
}

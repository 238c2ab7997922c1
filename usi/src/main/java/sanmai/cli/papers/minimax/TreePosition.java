package sanmai.cli.papers.minimax;

import java.util.ArrayList;
import java.util.List;
import sanmai.journal.Conditions;
import sanmai.positions.PositionCase;

/**
 * A position below which trees are searched.
 *
 * @param position its number in the collection, from 1
 * @param name its name there
 * @param sfen the position
 */
public record TreePosition(int position, String name, String sfen) {
    /** The positions of a collection, numbered in its order. */
    static List<TreePosition> all(List<PositionCase> collection) {
        List<TreePosition> positions = new ArrayList<>();
        for (PositionCase line : collection) {
            positions.add(new TreePosition(positions.size() + 1, line.name(), line.sfen()));
        }
        return positions;
    }

    /** Identifies a collection, as a condition of a journal. */
    static String fingerprint(List<TreePosition> collection) {
        return Conditions.fingerprint(collection.stream().map(task -> task.name() + "\t" + task.sfen()));
    }
}

package sanmai.movegen.perft;

import java.util.List;
import java.util.Map;

/**
 * Some parts of a tree, of which an earlier run may have counted some.
 *
 * @param parts a sublist of the {@linkplain PerftSettings#parts parts} of the tree
 * @param known the leaves of parts that are counted already, by number; a listener hears only of their moves
 */
public record PartsToCount(List<PerftPart> parts, Map<Integer, Long> known) {
    /** The parts that are not counted yet. */
    List<PerftPart> missing() {
        return parts.stream().filter(part -> !known.containsKey(part.number())).toList();
    }
}

package sanmai.movegen.perft;

import java.util.List;

/**
 * The leaves of a part of a tree.
 *
 * @param nodes their number at the depth of the tree
 * @param details if asked for, the details for each depth from {@link PerftSettings#firstDetailDepth} to that of
 *     the tree; empty for a shallower tree
 */
public record PartLeaves(long nodes, List<PerftDetails> details) {
    public PartLeaves {
        details = List.copyOf(details);
    }
}

package sanmai.search.mate;

import org.jspecify.annotations.Nullable;

/** The children of one node: a range of the array that all nodes on the path share. */
final class ChildList {
    final MateNode[] nodes;

    /** The index of the first child. */
    int start;

    /** The index after the last child. */
    int end;

    ChildList(MateNode[] nodes) {
        this.nodes = nodes;
    }

    /** Drops all children but this one. */
    void keepOnly(int index) {
        MateNode child = nodes[index];
        nodes[index] = nodes[start];
        nodes[start] = child;
        end = start + 1;
    }

    /** The child that a move leads to, or null. */
    @Nullable
    MateNode find(int move) {
        for (int i = start; i < end; i++) {
            if (nodes[i].move == move) {
                return nodes[i];
            }
        }
        return null;
    }
}

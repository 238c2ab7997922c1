package sanmai.search.mate;

import org.jspecify.annotations.Nullable;

/** A node on the path of the search, the thresholds up to which it is searched, and its children. */
final class SearchFrame {
    @Nullable
    MateNode node;

    int phiThreshold;
    int deltaThreshold;

    /** The nodes that had been counted before this one was searched. */
    long nodesBefore;

    /** The array that all nodes on the path share: the children are those from {@code start} to before {@code end}. */
    final MateNode[] children;

    int start;
    int end;

    SearchFrame(MateNode[] children) {
        this.children = children;
    }

    /** Drops all children but this one. */
    void keepOnly(int index) {
        MateNode child = children[index];
        children[index] = children[start];
        children[start] = child;
        end = start + 1;
    }

    /** The child that a move leads to, or null. */
    @Nullable
    MateNode find(int move) {
        for (int i = start; i < end; i++) {
            if (children[i].move == move) {
                return children[i];
            }
        }
        return null;
    }
}

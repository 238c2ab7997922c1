package sanmai.search.mate;

import org.jspecify.annotations.Nullable;

/** A node on the path of the search, and the thresholds up to which it is searched. */
final class SearchFrame {
    @Nullable
    MateNode node;

    int phiThreshold;
    int deltaThreshold;

    /** The nodes that had been counted before this one was searched. */
    long nodesBefore;

    void set(MateNode newNode, int newPhiThreshold, int newDeltaThreshold, long nodes) {
        node = newNode;
        phiThreshold = newPhiThreshold;
        deltaThreshold = newDeltaThreshold;
        nodesBefore = nodes;
    }
}

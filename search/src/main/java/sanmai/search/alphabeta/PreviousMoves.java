package sanmai.search.alphabeta;

/**
 * The last moves before a node, as the {@linkplain History#code codes} by which histories know them; 0 for null moves and
 * before the root.
 */
final class PreviousMoves {
    int onePlyAgo;
    int twoPliesAgo;
    int threePliesAgo;
    int fourPliesAgo;

    /** Becomes the moves before a parent, and a move with this code after them. */
    void follow(PreviousMoves parent, int code) {
        onePlyAgo = code;
        twoPliesAgo = parent.onePlyAgo;
        threePliesAgo = parent.twoPliesAgo;
        fourPliesAgo = parent.threePliesAgo;
    }

    /** Becomes the same as others. */
    void copy(PreviousMoves other) {
        onePlyAgo = other.onePlyAgo;
        twoPliesAgo = other.twoPliesAgo;
        threePliesAgo = other.threePliesAgo;
        fourPliesAgo = other.fourPliesAgo;
    }
}

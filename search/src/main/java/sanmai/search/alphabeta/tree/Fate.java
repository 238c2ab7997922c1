package sanmai.search.alphabeta.tree;

/** What becomes of a line at one of its nodes: why the search goes on with the next move of the line, or does not. */
public enum Fate {
    ENTRY("the node is decided by the table, by repetition or by declaration"),
    QUIESCENCE("the depth is used up: quiescence search"),
    RAZORING("razoring: the evaluation is far below alpha"),
    REVERSE_FUTILITY("reverse futility pruning: the evaluation is far above beta"),
    MATE_IN_ONE("a mate in one"),
    NULL_MOVE("null move pruning: even passing is good enough"),
    PROBCUT("ProbCut: a capture is good enough in a less deep search"),
    SMALL_PROBCUT("small ProbCut: the table has a score far above beta"),
    MULTI_CUT("multi-cut: other moves than the TT move are good enough too"),
    CUTOFF("an earlier move is good enough"),
    LATE("late move pruning"),
    USELESS("a non-promotion without a use"),
    HISTORY("history pruning"),
    FUTILITY("futility pruning: the evaluation is far below alpha"),
    SEE("SEE pruning: the move loses material"),
    WORSE("the move is searched, and not better than alpha"),
    BETTER("the move is searched, and better than alpha");

    /** The fate in words. */
    public final String words;

    Fate(String words) {
        this.words = words;
    }
}

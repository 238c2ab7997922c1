package sanmai.movegen;

/**
 * A part of the legal moves, for a search that looks at some moves before it generates others. Every legal move is
 * either in {@link #CAPTURES} or in {@link #QUIETS}. When the side to move is in check, each part holds evasions only.
 */
public enum Stage {
    /** Every legal move. */
    ALL,
    /** The moves that take a piece. */
    CAPTURES,
    /** The moves that take nothing, drops among them. */
    QUIETS,
    /** The moves that give check, captures and drops among them. */
    CHECKS
}

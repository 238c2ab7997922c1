package sanmai.search.alphabeta;

/** Something that a tree does beside plain alpha-beta, and can do without. */
public enum Feature {
    // ---- Order ----

    /** The move that the table knows is searched first. */
    TABLE_MOVE,
    /** Captures that lose something by exchanges come last. */
    BAD_CAPTURES_LAST,
    /** Quiet moves that cut off a branch at the same ply come early. */
    KILLERS,
    /** The quiet move that refuted the same move before comes early. */
    COUNTER_MOVE,
    /** What is known about quiet moves by themselves orders, cuts and shortens. */
    HISTORY,
    /** What is known about quiet moves as continuations of the two moves before orders, cuts and shortens. */
    CONTINUATION_HISTORY,
    /** The window of an iteration is narrow to begin with. */
    ASPIRATION,

    // ---- Leaves ----

    /** Leaves are searched on by captures. */
    QUIESCENCE,
    /** Captures at leaves that cannot bring the score near alpha are left out. */
    CAPTURE_FUTILITY,
    /** Moves at leaves that lose something by exchanges are left out. */
    LEAF_EXCHANGES,
    /** Mates by checks alone are looked for between the iterations, from the root on. */
    ROOT_MATES,
    /** A move that mates at once is looked for before others. */
    MATE_IN_ONE,

    /** Evaluations are corrected by what searches of similar positions have found. */
    CORRECTIONS,

    // ---- Cuts before moves ----

    /** The table's scores end the search of positions that were searched as deep before. */
    TABLE_CUTS,
    /** The table's scores, if not of enough depth, still count as evaluations. */
    TABLE_EVALUATION,
    /** The table remembers positions that were good enough as they stood, so that they are not judged again. */
    STANDING_SCORES,
    /** Positions far below alpha are searched by captures alone. */
    RAZORING,
    /** Positions far above beta are not searched. */
    REVERSE_FUTILITY,
    /** Positions in which passing is good enough are not searched. */
    NULL_MOVE,

    // ---- Cuts of moves ----

    /** Promotions declined for nothing are left out. */
    USEFUL_PROMOTIONS,
    /** Late quiet moves are left out near the leaves. */
    LATE_MOVE_PRUNING,
    /** Quiet moves are left out if the evaluation is far below alpha. */
    QUIET_FUTILITY,
    /** Quiet moves are not even listed where a very good one would not reach alpha. */
    HOPELESS_QUIETS,
    /** Quiet moves with a bad history are left out. */
    HISTORY_PRUNING,
    /** Moves that lose too much by exchanges are left out. */
    EXCHANGE_PRUNING,

    // ---- Depth ----

    /** Late quiet moves and captures that lose something are searched less deep. */
    LATE_MOVE_REDUCTIONS,
    /** Positions without a known move are searched less deep. */
    INTERNAL_REDUCTION,
    /** Checks that lose nothing are searched deeper. */
    CHECK_EXTENSION,
    /** A known move without which the position is much worse is searched deeper; nothing without {@link #TABLE_MOVE}. */
    SINGULAR_EXTENSION
}

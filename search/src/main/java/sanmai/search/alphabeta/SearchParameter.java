package sanmai.search.alphabeta;

/**
 * The numbers on which move ordering, pruning, reductions and extensions depend. Scores and margins are in centipawns,
 * depths and reductions in plies. The range of each number is where tuning makes sense. The values come from matches
 * (see search/docs/screenings.tsv).
 */
public enum SearchParameter {
    // ---- Aspiration windows ----

    /** The first iteration with an aspiration window, in plies. */
    ASPIRATION_MIN_DEPTH(4, 2, 8),
    /** How far the first window reaches on either side of the last score, in centipawns. */
    ASPIRATION_WINDOW(60, 10, 150),

    // ---- Move ordering ----

    /** Up to this depth only quiet moves with a positive history score are sorted, in plies. */
    SORT_POSITIVE_MAX_DEPTH(3, 0, 5),
    /** At greater depth quiet moves above this history score for each ply are sorted. */
    SORT_LIMIT(-2000, -4000, 0),
    /** History bonus for each square of the depth. */
    BONUS_SQUARE(24, 4, 64),
    /** History bonus for each ply. */
    BONUS_LINEAR(64, 0, 256),
    /** The greatest history bonus. */
    BONUS_MAX(2400, 400, 4000),
    /**
     * The history malus of a move that was searched before the one that caused a cutoff, in percent of that one's
     * bonus.
     */
    MALUS_PERCENT(100, 20, 300),
    /** The history of a capture that moves the limit between good and bad captures by a centipawn. */
    GOOD_CAPTURE_HISTORY_DIVISOR(96, 32, 512),
    /** What a check that loses no material adds to the ordering score of a quiet move. */
    CHECK_BONUS(12_000, 1000, 24_000),
    /** What a threat to its piece adds to the ordering score of a quiet move. */
    THREAT_BONUS(4000, 500, 16_000),
    /** What the ordering score of a quiet move loses if a pawn can take its piece after the move. */
    THREAT_MALUS(4000, 500, 16_000),
    /** A cutoff further above beta than this gets the history bonus of one more ply, in centipawns. */
    BONUS_EXCESS(120, 40, 400),

    // ---- Quiescence search ----

    /** Delta pruning: what a capture may gain beside the material, in centipawns. */
    DELTA_MARGIN(260, 50, 500),

    // ---- Razoring ----

    /** The deepest nodes that are razored, in plies. */
    RAZORING_MAX_DEPTH(3, 1, 5),
    /** The part of the margin for every depth, in centipawns. */
    RAZORING_MARGIN(300, 100, 600),
    /** The margin for each square of the depth, in centipawns. */
    RAZORING_SQUARE(250, 50, 500),

    // ---- Reverse futility pruning ----

    /** The deepest nodes that are pruned, in plies. */
    REVERSE_FUTILITY_MAX_DEPTH(8, 4, 12),
    /** The margin for each ply, in centipawns. */
    REVERSE_FUTILITY_MARGIN(105, 40, 200),

    // ---- Null move pruning ----

    /** The shallowest nodes in which a null move is tried, in plies. */
    NULL_MOVE_MIN_DEPTH(3, 2, 5),
    /** How far the static evaluation may be below beta, for each ply, in centipawns. */
    NULL_MOVE_MARGIN(45, 0, 60),
    /** The part of the reduction for every node, in plies. */
    NULL_MOVE_REDUCTION(5, 2, 7),
    /** The depth for which the reduction grows by a ply, in plies. */
    NULL_MOVE_DEPTH_DIVISOR(3, 2, 8),
    /** The excess of the evaluation over beta for which the reduction grows by a ply, in centipawns. */
    NULL_MOVE_EXCESS_DIVISOR(250, 100, 600),
    /** How much the reduction grows at most by the evaluation, in plies. */
    NULL_MOVE_EXCESS_MAX(3, 0, 6),

    // ---- Late move pruning ----

    /** The part of the move count for every depth. */
    LATE_MOVE_COUNT(7, 2, 12),
    /** The move count for each square of the depth. */
    LATE_MOVE_SQUARE(3, 1, 6),

    // ---- Futility pruning ----

    /** The greatest depth left, after the late move reduction, at which quiet moves are pruned, in plies. */
    QUIET_PRUNING_MAX_DEPTH(5, 3, 9),
    /** The part of the futility margin for every depth, in centipawns. */
    FUTILITY_MARGIN(60, 0, 200),
    /** The futility margin for each ply, in centipawns. */
    FUTILITY_LINEAR(65, 20, 150),
    /** The history score that counts like a centipawn of the futility margin. */
    FUTILITY_HISTORY_DIVISOR(128, 32, 512),

    // ---- SEE pruning ----

    /** The deepest nodes in which bad captures are pruned, in plies. */
    SEE_CAPTURE_MAX_DEPTH(6, 3, 9),
    /** What a capture may lose for each ply, in centipawns. */
    SEE_CAPTURE_LIMIT(-140, -400, -50),
    /** What a quiet move may lose for each square of the depth left, in centipawns. */
    SEE_QUIET_LIMIT(-90, -150, -10),
    /** The deepest nodes in which evasions are pruned, in plies. */
    SEE_EVASION_MAX_DEPTH(4, 1, 8),
    /** The number of evasions that are never pruned. */
    SEE_EVASION_FULL_MOVES(3, 1, 8),

    // ---- Futility pruning of captures ----

    /** The deepest nodes in which captures are pruned, in plies. */
    CAPTURE_FUTILITY_MAX_DEPTH(8, 2, 12),
    /** The part of the margin for every depth, in centipawns. */
    CAPTURE_FUTILITY_MARGIN(200, 50, 500),
    /** The margin for each ply, in centipawns. */
    CAPTURE_FUTILITY_LINEAR(120, 30, 300),
    /** The history score that counts like a centipawn of the margin. */
    CAPTURE_FUTILITY_HISTORY_DIVISOR(96, 32, 512),

    // ---- Reductions ----

    /** The shallowest nodes whose late moves are reduced, in plies. */
    LMR_MIN_DEPTH(3, 2, 5),
    /** The number of moves of a non-PV node that are never reduced. */
    LMR_FULL_MOVES(1, 1, 4),
    /** The number of moves of a PV node that are never reduced. */
    LMR_FULL_MOVES_PV(4, 2, 8),
    /** The number of moves of the root that are never reduced. */
    LMR_FULL_MOVES_ROOT(3, 2, 8),
    /** The history score that changes a reduction by a ply. */
    LMR_HISTORY_DIVISOR(7500, 4000, 30_000),
    /** The part of the reduction for every move, in 1024ths of a ply. */
    LMR_BASE(1024, 0, 2048),
    /** The product of the logarithms of depth and move number that reduces by a ply, in tenths. */
    LMR_DIVISOR(21, 10, 40),
    /** How much less moves of PV nodes are reduced, in 1024ths of a ply. */
    LMR_PV(2560, 0, 3072),
    /** How much more moves of cut nodes are reduced, in 1024ths of a ply. */
    LMR_CUT_NODE(1024, 0, 4096),
    /** How much more moves are reduced where the evaluation does not improve, in 1024ths of a ply. */
    LMR_NOT_IMPROVING(1024, 0, 2048),
    /** How much more moves are reduced where the TT move is a capture, in 1024ths of a ply. */
    LMR_TT_CAPTURE(1024, 0, 2048),
    /** How much more quiet moves that lose material are reduced, in 1024ths of a ply. */
    LMR_BAD_SEE(1024, 0, 2048),
    /** How much less checks are reduced, in 1024ths of a ply. */
    LMR_CHECK(2048, 0, 4096),
    /** How much less evasions are reduced, in 1024ths of a ply. */
    LMR_EVASION(1024, 0, 3072),
    /** The shallowest nodes whose later moves are reduced once alpha was raised, in plies. */
    ALPHA_RAISED_MIN_DEPTH(2, 1, 8),
    /** The deepest nodes whose later moves are reduced once alpha was raised, in plies. */
    ALPHA_RAISED_MAX_DEPTH(12, 6, 20),
    /** The shallowest nodes that are reduced if they have no TT move, in plies. */
    IIR_MIN_DEPTH(3, 2, 8),
    /** The shallowest PV nodes without a TT move that are reduced once more, in plies. */
    IIR_PV_MIN_DEPTH(6, 3, 10),
    /** The shallowest cut nodes that are reduced if their TT entry is shallow, in plies. */
    IIR_CUT_NODE_MIN_DEPTH(8, 5, 12),
    /** The entry of such a cut node is shallow if it is less deep than the node by more than this, in plies. */
    IIR_CUT_NODE_MARGIN(4, 2, 8),

    // ---- Extensions ----

    /** The shallowest nodes whose TT move is tested for being singular, in plies. */
    SINGULAR_MIN_DEPTH(8, 5, 12),
    /** How much shallower than the node the entry of the TT move may be, in plies. */
    SINGULAR_TT_DEPTH_MARGIN(3, 2, 5),
    /** How far below the TT score all other moves must be, for each ply, in centipawns. */
    SINGULAR_MARGIN(1, 1, 5),
    /** Lines are not extended beyond this multiple of the iteration's depth. */
    EXTENDED_LINE_FACTOR(4, 1, 8);

    /** The value that the engine plays with. */
    public final int value;

    /** The least value that makes sense. */
    public final int min;

    /** The greatest value that makes sense. */
    public final int max;

    SearchParameter(int value, int min, int max) {
        this.value = value;
        this.min = min;
        this.max = max;
    }
}

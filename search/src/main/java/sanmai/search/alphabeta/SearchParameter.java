package sanmai.search.alphabeta;

/**
 * The numbers on which move ordering, pruning, reductions and extensions depend. Scores and margins are in centipawns,
 * depths in plies. The range of each number is where tuning makes sense. Most values are those that Stockfish and
 * YaneuraOu 9.70 have found, margins times 1.13: by so much are the scores wider here.
 */
public enum SearchParameter {
    // ---- Aspiration windows ----

    /** The first iteration with an aspiration window, in plies. */
    ASPIRATION_MIN_DEPTH(4, 2, 8),
    /** How far the first window reaches on either side of a last score of 0, in centipawns. */
    ASPIRATION_WINDOW(8, 4, 150),

    // ---- Move ordering ----

    /** Quiet moves with an ordering score of at most this come after the bad captures. */
    BAD_QUIET(-14_000, -30_000, 0),
    /** What a check that loses little adds to the ordering score of a quiet move. */
    CHECK_BONUS(16_384, 1000, 32_000),
    /** What such a check may lose, in centipawns. */
    CHECK_LOSS(125, 0, 400),
    /** What a threat to its piece adds to the ordering score of a quiet move. */
    THREAT_BONUS(4000, 500, 16_000),
    /** What the ordering score of a quiet move loses if a pawn can take its piece after the move. */
    THREAT_MALUS(4000, 500, 16_000),
    /** What a centipawn taken adds to the ordering score of a capture. */
    VICTIM_FACTOR(4, 1, 8),
    /** The ordering score for which a good capture may lose a centipawn. */
    GOOD_CAPTURE_DIVISOR(11, 4, 40),

    // ---- Histories ----

    /** History bonus of the best move for each ply of the depth. */
    BONUS_LINEAR(128, 32, 400),
    /** The greatest history bonus for the depth. */
    BONUS_MAX(1529, 400, 4000),
    /** How much more bonus a best move gets that was the TT move. */
    BONUS_TT_MOVE(353, 0, 1000),
    /** History malus of the moves searched before the best one, for each ply of the depth. */
    MALUS_LINEAR(882, 100, 1600),
    /** The greatest history malus for the depth. */
    MALUS_MAX(2122, 400, 4000),
    /** History bonus for each ply of a quiet TT move whose score cuts a node off. */
    TT_CUTOFF_BONUS(130, 0, 400),
    /** History bonus of a quiet move for each unit by which it has raised the static evaluation. */
    EVALUATION_BONUS(10, 0, 30),

    // ---- Quiescence search ----

    /** Delta pruning: what a capture may gain beside what it takes, in centipawns. */
    DELTA_MARGIN(371, 50, 500),
    /** The number of moves that are searched if they neither give check nor take back. */
    QUIESCENCE_MOVES(2, 1, 8),
    /** What a move may lose, in centipawns. */
    QUIESCENCE_SEE(120, 0, 400),

    // ---- Razoring ----

    /** The part of the margin for every depth, in centipawns. */
    RAZORING_MARGIN(566, 100, 800),
    /** The margin for each square of the depth, in centipawns. */
    RAZORING_SQUARE(346, 50, 500),

    // ---- Reverse futility pruning ----

    /** The deepest nodes that are pruned, in plies. */
    REVERSE_FUTILITY_MAX_DEPTH(14, 4, 20),
    /** The margin for each ply, in centipawns. */
    REVERSE_FUTILITY_MARGIN(86, 20, 200),
    /** How much less it is for each ply if the transposition table does not know the node, in centipawns. */
    REVERSE_FUTILITY_NO_ENTRY(24, 0, 60),
    /** Where the evaluation improves the margin is that of so many 1024ths of a ply less. */
    REVERSE_FUTILITY_IMPROVING(2686, 0, 4096),
    /** How many more where the opponent's evaluation has become worse. */
    REVERSE_FUTILITY_WORSENING(362, 0, 1024),

    // ---- Null move pruning ----

    /** How far the static evaluation must be above beta at depth 0, in centipawns. */
    NULL_MOVE_BASE(426, 0, 600),
    /** How much less that is for each ply, in centipawns. */
    NULL_MOVE_MARGIN(18, 0, 60),
    /** How much less it is where the evaluation improves, in centipawns. */
    NULL_MOVE_IMPROVING(60, 0, 120),
    /** The part of the reduction for every node, in plies. */
    NULL_MOVE_REDUCTION(7, 2, 9),
    /** The depth for which the reduction grows by a ply, in plies. */
    NULL_MOVE_DEPTH_DIVISOR(3, 2, 8),
    /** The shallowest nodes in which a search verifies the null move, in plies. */
    NULL_MOVE_VERIFIED_DEPTH(16, 8, 24),

    // ---- ProbCut ----

    /** The shallowest nodes in which ProbCut is tried, in plies. */
    PROBCUT_MIN_DEPTH(3, 3, 8),
    /** How far above beta a capture must bring the score, in centipawns. */
    PROBCUT_MARGIN(253, 50, 400),
    /** How much less that is where the evaluation improves, in centipawns. */
    PROBCUT_IMPROVING(70, 0, 150),
    /** By how much the search that shows it is less deep, in plies. */
    PROBCUT_REDUCTION(4, 3, 6),
    /** How far above beta the score of a table entry must be that is nearly deep enough, in centipawns. */
    SMALL_PROBCUT_MARGIN(469, 50, 600),

    // ---- Pruning of moves ----

    /** Late move pruning: the part of the move count for every depth, to which the depth's square is added. */
    LATE_MOVE_COUNT(3, 2, 12),
    /** The greatest depth left at which captures are pruned by futility, in plies. */
    CAPTURE_FUTILITY_MAX_DEPTH(6, 2, 12),
    /** The part of the margin for every depth, in centipawns. */
    CAPTURE_FUTILITY_MARGIN(246, 50, 500),
    /** The margin for each ply, in centipawns. */
    CAPTURE_FUTILITY_LINEAR(251, 30, 400),
    /** The margin for 1024 of the capture's history, in centipawns. */
    CAPTURE_FUTILITY_HISTORY(148, 0, 400),
    /** What a capture or check may lose for each ply, in centipawns. */
    SEE_CAPTURE(280, 50, 600),
    /** What it may lose for 1024 of its history, in centipawns. */
    SEE_CAPTURE_HISTORY(58, 0, 200),
    /** Quiet moves with a worse history than minus this for each ply are left out. */
    HISTORY_PRUNING(4097, 1000, 10_000),
    /** The history for which a quiet move counts as a ply deeper. */
    FUTILITY_HISTORY(3220, 1000, 10_000),
    /** The greatest depth left at which quiet moves are pruned by futility, in plies. */
    FUTILITY_MAX_DEPTH(12, 3, 16),
    /** The part of the margin for every depth, in centipawns. */
    FUTILITY_MARGIN(47, 0, 200),
    /** How much more it is while no move has raised alpha, in centipawns. */
    FUTILITY_NO_BEST_MOVE(170, 0, 300),
    /** How much more it is if the static evaluation is above alpha, in centipawns. */
    FUTILITY_ABOVE_ALPHA(97, 0, 300),
    /** The margin for each ply, in centipawns. */
    FUTILITY_LINEAR(136, 20, 200),
    /** What a quiet move may lose for each square of the depth left, in centipawns. */
    SEE_QUIET(42, 10, 150),

    // ---- Late move reductions, in 1024ths of a ply ----

    /** The reduction for the product of the natural logarithms of depth and move number. */
    LMR_FACTOR(466, 200, 800),
    /** The part of the reduction for every move. */
    LMR_BASE(1133, 0, 2048),
    /** How much less the moves of a node are reduced whose window is the root's. */
    LMR_WINDOW(585, 0, 1000),
    /** The 512ths by which the factor's part grows where the evaluation does not improve. */
    LMR_NOT_IMPROVING(206, 0, 512),
    /** How much more moves of former PV nodes are reduced in the eyes of pruning. */
    LMR_PRUNING_TT_PV(1013, 0, 2048),
    /** How much more every move is reduced in its search. */
    LMR_OFFSET(691, -1000, 2000),
    /** How much less a move is reduced, times its number among the moves of the node. */
    LMR_MOVE(65, 0, 200),
    /** How much less moves of former PV nodes are reduced. */
    LMR_TT_PV(2819, 0, 4096),
    /** How much less moves of PV nodes are reduced. */
    LMR_PV(973, 0, 2048),
    /** How much less moves of former PV nodes are reduced, unless a TT score says that they fail low. */
    LMR_TT_SCORE(905, 0, 2048),
    /** How much less they are reduced if the TT entry is deep enough. */
    LMR_TT_DEPTH(935, 0, 2048),
    /** How much less again if the node is a cut node. */
    LMR_TT_DEPTH_CUT_NODE(959, 0, 2048),
    /** How much less moves are reduced for each centipawn of the correction. */
    LMR_CORRECTION(4, 0, 30),
    /** How much more moves of cut nodes are reduced. */
    LMR_CUT_NODE(3611, 0, 5000),
    /** How much more they are reduced if the node has no TT move. */
    LMR_CUT_NODE_NO_TT_MOVE(985, 0, 2048),
    /** How much more moves are reduced where the TT move is a capture. */
    LMR_TT_CAPTURE(1054, 0, 2048),
    /** How much more moves are reduced if their children have cut off twice. */
    LMR_CUTOFFS(251, 0, 2048),
    /** How much more again if they have cut off three times. */
    LMR_MANY_CUTOFFS(1124, 0, 2048),
    /** How much more again in an all node. */
    LMR_CUTOFFS_ALL_NODE(1042, 0, 2048),
    /** How much less the TT move is reduced. */
    LMR_TT_MOVE(2239, 0, 4096),
    /** How much less a move is reduced for 4096 of its statistic score. */
    LMR_HISTORY(428, 0, 1000),
    /** How much more moves of all nodes are reduced, in 256ths of the reduction divided by the depth plus 1. */
    LMR_ALL_NODE(273, 0, 1000),
    /** How much more a move is reduced that is not late, in a node without a TT move. */
    FULL_SEARCH_NO_TT_MOVE(1057, 0, 2048),
    /** Such a move is searched a ply less deep if its reduction is above this. */
    FULL_SEARCH_REDUCTION(4628, 2048, 8192),
    /** Such a move is searched two plies less deep if its reduction is above this. */
    FULL_SEARCH_REDUCTION_TWICE(5772, 2048, 8192),
    /** How far above the best score a reduced search makes the next one a ply deeper, in centipawns. */
    DEEPER_MARGIN(54, 10, 200),
    /** How near the best score a reduced search makes the next one a ply less deep, in centipawns. */
    SHALLOWER_MARGIN(10, 0, 60),

    // ---- Other reductions ----

    /** The shallowest nodes that are reduced if they have no TT move, in plies. */
    IIR_MIN_DEPTH(6, 2, 10),
    /** The reduction from which a node takes back a ply if its move was better than it seemed, in plies. */
    HINDSIGHT_DEEPER(3, 1, 6),
    /** The reduction from which a node is reduced again if its move was worse than it seemed, in plies. */
    HINDSIGHT_SHALLOWER(2, 1, 6),
    /** What the sum of the static evaluations before and after the move must exceed for that, in centipawns. */
    HINDSIGHT_MARGIN(194, 0, 400),
    /** The shallowest nodes whose later moves are reduced once alpha was raised, in plies. */
    ALPHA_RAISED_MIN_DEPTH(3, 2, 8),
    /** The deepest such nodes, in plies. */
    ALPHA_RAISED_MAX_DEPTH(13, 4, 20),

    // ---- Singular extensions ----

    /** The shallowest nodes whose TT move is tested for being singular, in plies. */
    SINGULAR_MIN_DEPTH(6, 4, 12),
    /** How much shallower than the node the entry of the TT move may be, in plies. */
    SINGULAR_TT_DEPTH_MARGIN(3, 2, 5),
    /** How far below the TT score all other moves must be, in 55ths of a centipawn for each ply. */
    SINGULAR_MARGIN(68, 10, 120),
    /** How much further in former PV nodes. */
    SINGULAR_MARGIN_TT_PV(74, 0, 120),
    /** How much further below for a double extension, in centipawns. */
    DOUBLE_MARGIN(-4, -100, 100),
    /** How much more that is in PV nodes, in centipawns. */
    DOUBLE_MARGIN_PV(239, 0, 400),
    /** How much less it is if the TT move is quiet, in centipawns. */
    DOUBLE_MARGIN_QUIET(205, 0, 400),
    /** How much further below for a triple extension, in centipawns. */
    TRIPLE_MARGIN(82, -100, 200),
    /** How much more that is in PV nodes, in centipawns. */
    TRIPLE_MARGIN_PV(361, 0, 500),
    /** How much less it is if the TT move is quiet, in centipawns. */
    TRIPLE_MARGIN_QUIET(246, 0, 400),
    /** How much more it is in former PV nodes, in centipawns. */
    TRIPLE_MARGIN_TT_PV(104, 0, 300),
    /** How much less both margins are in nodes further from the root than the iteration's depth, in centipawns. */
    MULTIPLE_MARGIN_FAR(50, 0, 120);

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

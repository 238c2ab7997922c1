package sanmai.search.alphabeta;

/**
 * A technique of the search beyond plain alpha-beta, which can be switched off. Names and definitions follow the Chess
 * Programming Wiki.
 */
public enum Feature {
    // ---- Move ordering ----

    /** Hash move: the best move that the transposition table (TT) knows is searched first. */
    TT_MOVE,
    /** Captures that lose material by static exchange evaluation (SEE) come last. */
    SEE_ORDERING,
    /** History heuristic: quiet moves by the cutoffs they caused anywhere in the tree (Schaeffer 1983). */
    HISTORY_HEURISTIC,
    /** Continuation history: quiet moves by the cutoffs they caused after the moves one and two plies ago. */
    CONTINUATION_HISTORY,
    /** Capture history: captures by the cutoffs they caused anywhere in the tree, beside what they take. */
    CAPTURE_HISTORY,
    /** Continuation history reaches back to the move three plies ago. */
    THREE_PLIES_HISTORY,
    /** Continuation history reaches back to the move four plies ago, the last but one of the same side. */
    FOUR_PLIES_HISTORY,
    /** Captures count as good or bad by their capture history too: it moves the limit of static exchange evaluation. */
    GOOD_CAPTURE_HISTORY,
    /** A quiet move to which no reply was good enough gets a history bonus. */
    FAIL_LOW_BONUS,
    /** A reduced quiet move that is searched again gets a history bonus or malus by what that finds. */
    REDUCTION_BONUS,
    /** Pawn history: quiet moves by the cutoffs they caused in positions with the same pawns. */
    PAWN_HISTORY,
    /** Quiet moves that give check and lose no material come early. */
    CHECK_ORDERING,
    /** Quiet moves of a piece that a cheaper piece attacks come early; quiet moves to a square that a pawn attacks, late. */
    THREAT_ORDERING,
    /** Aspiration windows: an iteration begins with a narrow window around the last score. */
    ASPIRATION_WINDOWS,

    // ---- Quiescence search and mates ----

    /** Quiescence search: captures, pawn promotions and evasions are searched on where the depth is used up. */
    QUIESCENCE_SEARCH,
    /** Delta pruning: captures of the quiescence search that cannot bring the score near alpha are left out. */
    DELTA_PRUNING,
    /** Moves of the quiescence search that lose material by static exchange evaluation are left out. */
    QUIESCENCE_SEE_PRUNING,
    /** The first ply of the quiescence search also searches quiet checks. */
    QUIESCENCE_CHECKS,
    /** A df-pn search looks for mates by checks alone in the root, between the iterations. */
    ROOT_MATE_SEARCH,
    /** A node is first asked for a mate in one ply. */
    MATE_IN_ONE,

    // ---- Evaluation ----

    /** Correction history: the evaluation is corrected by what searches of similar positions have found. */
    CORRECTION_HISTORY,
    /** Correction history also goes by the last two moves. */
    CONTINUATION_CORRECTION,
    /** The score of the transposition table, if its bound allows, takes the place of the evaluation. */
    TT_EVALUATION,
    /** A stand-pat or reverse futility score is stored in the transposition table. */
    STORE_STAND_PAT,

    // ---- Pruning of nodes ----

    /** Transposition table cutoffs: a stored score of enough depth decides a non-PV node. */
    TT_CUTOFFS,
    /** Razoring: a node far below alpha is left to the quiescence search. */
    RAZORING,
    /** Reverse futility pruning (static null move pruning): a node far above beta is not searched. */
    REVERSE_FUTILITY_PRUNING,
    /** Null move pruning: a node in which even passing is good enough is not searched (Donninger 1993). */
    NULL_MOVE_PRUNING,

    // ---- Pruning of moves ----

    /** Non-promotions without a use (of pawn, bishop, rook, and of a lance near the edge) are left out. */
    NON_PROMOTION_PRUNING,
    /** Late move pruning (move count based pruning): at low depth late quiet moves are left out. */
    LATE_MOVE_PRUNING,
    /** Futility pruning: at low depth quiet moves are left out if the evaluation is far below alpha (Heinz 1998). */
    FUTILITY_PRUNING,
    /** SEE pruning: at low depth moves that lose too much by static exchange evaluation are left out. */
    SEE_PRUNING,
    /**
     * Futility pruning of captures: at low depth they are left out if what they take does not bring the evaluation to
     * alpha.
     */
    CAPTURE_FUTILITY_PRUNING,
    /** SEE pruning of evasions: at low depth late quiet evasions that lose material are left out. */
    EVASION_SEE_PRUNING,

    // ---- Reductions and extensions ----

    /** Late move reductions (LMR): late quiet moves and bad captures are searched less deep. */
    LATE_MOVE_REDUCTIONS,
    /** Internal iterative reductions (IIR): nodes without a TT move are searched less deep. */
    INTERNAL_ITERATIVE_REDUCTIONS,
    /** IIR goes further in PV nodes, and to cut nodes whose entry in the transposition table is shallow. */
    DEEPER_IIR,
    /** Moves are reduced more where the TT move is a capture. */
    TT_CAPTURE_REDUCTIONS,
    /** Quiet moves that lose material by static exchange evaluation are reduced more. */
    SEE_REDUCTIONS,
    /** Once a move has raised alpha, those after it are searched less deep. */
    ALPHA_RAISED_REDUCTIONS,
    /** Check extensions: checks that lose no material are searched deeper. */
    CHECK_EXTENSIONS,
    /** Single reply extensions: the only move out of check is searched deeper. */
    SINGLE_REPLY_EXTENSIONS,
    /**
     * Singular extensions: a TT move that is much better than all others is searched deeper (Anantharaman, Campbell and
     * Hsu 1988). Nothing without {@link #TT_MOVE}.
     */
    SINGULAR_EXTENSIONS,

    // ---- Time ----

    /**
     * Best-move stability: a move takes less time the longer it is the best one, and more after the score has dropped.
     */
    BEST_MOVE_STABILITY,
    /** Node fraction: a move takes less time if nearly all nodes were searched below it. */
    NODE_FRACTION
}

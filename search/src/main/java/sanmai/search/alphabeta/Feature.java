package sanmai.search.alphabeta;

/**
 * A technique of the search beyond plain alpha-beta, which can be switched off. Names and definitions follow the Chess
 * Programming Wiki.
 */
public enum Feature {
    // ---- Move ordering ----

    /** Hash move: the best move that the transposition table (TT) knows is searched first. */
    TT_MOVE,
    /** Captures that lose material by static exchange evaluation (SEE) come after the quiet moves. */
    SEE_ORDERING,
    /** Captures count as good or bad by their history too: it moves the limit of static exchange evaluation. */
    GOOD_CAPTURE_HISTORY,
    /** Quiet moves that give check and lose little come early. */
    CHECK_ORDERING,
    /** Quiet moves of a piece that a cheaper piece attacks come early; quiet moves to a square that a pawn attacks, late. */
    THREAT_ORDERING,

    // ---- Histories ----

    /** History heuristic: quiet moves by the cutoffs they caused anywhere in the tree (Schaeffer 1983). */
    HISTORY_HEURISTIC,
    /** Low-ply history: the same for moves near the root of this search. */
    LOW_PLY_HISTORY,
    /** Continuation history: moves by the cutoffs they caused after the moves one to six plies ago. */
    CONTINUATION_HISTORY,
    /** Pawn history: quiet moves by the cutoffs they caused in positions with the same pawns. */
    PAWN_HISTORY,
    /** Capture history: captures by the cutoffs they caused anywhere in the tree. */
    CAPTURE_HISTORY,
    /** A move to which no reply was good enough gets a history bonus. */
    FAIL_LOW_BONUS,
    /** A quiet TT move whose score cuts a node off gets a history bonus, and the move before it a malus. */
    TT_CUTOFF_BONUS,
    /** A quiet move gets a history bonus or malus by how much it has changed the static evaluation. */
    EVALUATION_BONUS,

    // ---- Quiescence search and mates ----

    /** Quiescence search: captures, pawn promotions and evasions are searched on where the depth is used up. */
    QUIESCENCE_SEARCH,
    /** Delta pruning: captures of the quiescence search that cannot bring the score near alpha are left out. */
    DELTA_PRUNING,
    /** After the best few moves the quiescence search tries only checks and recaptures. */
    QUIESCENCE_FEW_MOVES,
    /** Moves of the quiescence search that lose material by static exchange evaluation are left out. */
    QUIESCENCE_SEE_PRUNING,
    /** A df-pn search looks for mates by checks alone in the root, between the iterations. */
    ROOT_MATE_SEARCH,
    /** A node is first asked for a mate in one ply. */
    MATE_IN_ONE,

    // ---- Evaluation ----

    /** Correction history: the evaluation is corrected by what searches of similar positions have found. */
    CORRECTION_HISTORY,
    /** Correction history also goes by the last moves: each as a continuation of those two and four plies ago. */
    CONTINUATION_CORRECTION,
    /** The score of the transposition table, if its bound allows, takes the place of the evaluation. */
    TT_EVALUATION,
    /** The evaluation of a new node is stored in the transposition table before its moves are searched. */
    STORE_EVALUATION,

    // ---- Pruning of nodes ----

    /** Aspiration windows: an iteration begins with a narrow window around the last score. */
    ASPIRATION_WINDOWS,
    /** A search that fails high at its aspiration window is repeated a ply less deep. */
    ASPIRATION_REDUCTIONS,
    /** Transposition table cutoffs: a stored score of enough depth decides a non-PV node. */
    TT_CUTOFFS,
    /** Fail-high blending: a score above beta comes nearer to beta, since it may be too good. */
    FAIL_HIGH_BLENDING,
    /** Razoring: a node far below alpha is left to the quiescence search. */
    RAZORING,
    /** Reverse futility pruning (static null move pruning): a node far above beta is not searched. */
    REVERSE_FUTILITY_PRUNING,
    /** Null move pruning: a node in which even passing is good enough is not searched (Donninger 1993). */
    NULL_MOVE_PRUNING,
    /** ProbCut: a capture that brings a less deep search far above beta cuts the node off (Buro 1995). */
    PROBCUT,
    /** Small ProbCut: an entry of the transposition table that is nearly deep enough does so too. */
    SMALL_PROBCUT,

    // ---- Pruning of moves ----

    /** Non-promotions without a use (of pawn, bishop, rook, and of a lance near the edge) are left out. */
    NON_PROMOTION_PRUNING,
    /** Late move pruning (move count based pruning): late quiet moves are left out. */
    LATE_MOVE_PRUNING,
    /** History pruning: quiet moves with a bad history are left out. */
    HISTORY_PRUNING,
    /** Futility pruning: quiet moves are left out if the evaluation is far below alpha (Heinz 1998). */
    FUTILITY_PRUNING,
    /** Futility pruning of captures: they are left out if what they take does not bring the evaluation to alpha. */
    CAPTURE_FUTILITY_PRUNING,
    /** SEE pruning: moves that lose too much by static exchange evaluation are left out. */
    SEE_PRUNING,

    // ---- Reductions and extensions ----

    /** Late move reductions (LMR): the later a move, the less deep it is searched first. */
    LATE_MOVE_REDUCTIONS,
    /** A reduced search that fails high is repeated a ply deeper or less deep by its score. */
    DEEPER_RESEARCH,
    /** Internal iterative reductions (IIR): PV and cut nodes without a TT move are searched less deep. */
    INTERNAL_ITERATIVE_REDUCTIONS,
    /** Hindsight: a reduced node is searched deeper or less deep by what its move did to the static evaluation. */
    HINDSIGHT,
    /** Once a move has raised alpha, those after it are searched less deep. */
    ALPHA_RAISED_REDUCTIONS,
    /**
     * Singular extensions: a TT move that is better than all others is searched deeper (Anantharaman, Campbell and Hsu
     * 1988). Nothing without {@link #TT_MOVE}.
     */
    SINGULAR_EXTENSIONS,
    /** A TT move that is much better than all others is searched two or three plies deeper. */
    MULTIPLE_EXTENSIONS,

    // ---- Time ----

    /**
     * Best-move stability: the search ends earlier the longer one move stays the best, and later after the score has dropped.
     */
    BEST_MOVE_STABILITY,
    /** Node fraction: the search ends earlier if nearly all nodes were searched below the best move. */
    NODE_FRACTION
}

package sanmai.search.alphabeta;

/**
 * The numbers on which move ordering, pruning, reductions and extensions depend. Scores and margins are in centipawns,
 * depths and reductions in plies. The range with each number is where tuning makes sense. The values come from matches
 * (see STRENGTH.md).
 */
final class SearchParameters {
    // ---- Aspiration windows ----

    /** The first iteration with an aspiration window; 2 to 8 plies. */
    static final int ASPIRATION_MIN_DEPTH = 4;

    /** How far the first window reaches on either side of the last score; 10 to 150 centipawns. */
    static final int ASPIRATION_WINDOW = 40;

    // ---- Move ordering ----

    /** Up to this depth only quiet moves with a positive history score are sorted; 0 to 5 plies. */
    private static final int SORT_POSITIVE_MAX_DEPTH = 3;

    /** At greater depth quiet moves above this history score for each ply are sorted; -4000 to 0. */
    private static final int SORT_LIMIT = -800;

    /** History bonus for each square of the depth; 4 to 64. */
    private static final int BONUS_SQUARE = 16;

    /** History bonus for each ply; 0 to 256. */
    private static final int BONUS_LINEAR = 64;

    /** The greatest history bonus; 400 to 4000. */
    private static final int BONUS_MAX = 1600;

    // ---- Quiescence search ----

    /** Delta pruning: what a capture may gain beside the material; 50 to 500 centipawns. */
    static final int DELTA_MARGIN = 200;

    // ---- Razoring ----

    /** The deepest nodes that are razored; 1 to 5 plies. */
    static final int RAZORING_MAX_DEPTH = 3;

    /** The part of the margin for every depth; 100 to 600 centipawns. */
    private static final int RAZORING_MARGIN = 300;

    /** The margin for each square of the depth; 50 to 500 centipawns. */
    private static final int RAZORING_SQUARE = 250;

    // ---- Reverse futility pruning ----

    /** The deepest nodes that are pruned; 4 to 12 plies. */
    static final int REVERSE_FUTILITY_MAX_DEPTH = 8;

    /** The margin for each ply; 40 to 200 centipawns. */
    private static final int REVERSE_FUTILITY_MARGIN = 90;

    // ---- Null move pruning ----

    /** The shallowest nodes in which a null move is tried; 2 to 5 plies. */
    static final int NULL_MOVE_MIN_DEPTH = 3;

    /** How far the static evaluation may be below beta, for each ply; 0 to 60 centipawns. */
    private static final int NULL_MOVE_MARGIN = 30;

    /** The part of the reduction for every node; 2 to 5 plies. */
    private static final int NULL_MOVE_REDUCTION = 3;

    /** The depth for which the reduction grows by a ply; 2 to 8 plies. */
    private static final int NULL_MOVE_DEPTH_DIVISOR = 4;

    /** The excess of the evaluation over beta for which the reduction grows by a ply; 100 to 600 centipawns. */
    private static final int NULL_MOVE_EXCESS_DIVISOR = 250;

    /** How much the reduction grows at most by the evaluation; 0 to 6 plies. */
    private static final int NULL_MOVE_EXCESS_MAX = 3;

    // ---- Late move pruning ----

    /** The part of the move count for every depth; 2 to 12. */
    private static final int LATE_MOVE_COUNT = 7;

    /** The move count for each square of the depth; 1 to 6. */
    private static final int LATE_MOVE_SQUARE = 3;

    // ---- Futility pruning and quiet generation pruning ----

    /** The greatest depth left, after the late move reduction, at which quiet moves are pruned; 3 to 9 plies. */
    static final int QUIET_PRUNING_MAX_DEPTH = 6;

    /** The part of the futility margin for every depth; 0 to 200 centipawns. */
    private static final int FUTILITY_MARGIN = 60;

    /** The futility margin for each ply; 20 to 150 centipawns. */
    private static final int FUTILITY_LINEAR = 50;

    /** The history score that counts like a centipawn of the futility margin; 32 to 512. */
    private static final int FUTILITY_HISTORY_DIVISOR = 128;

    /** The deepest nodes without quiet moves; 1 to 5 plies. */
    static final int QUIET_GENERATION_MAX_DEPTH = 3;

    /** What a very good history is worth in the futility margin; 50 to 400 centipawns. */
    private static final int QUIET_GENERATION_MARGIN = 120;

    // ---- History pruning and SEE pruning ----

    /** The greatest depth left at which quiet moves are pruned by their history; 2 to 6 plies. */
    static final int HISTORY_PRUNING_MAX_DEPTH = 4;

    /** The history score, for each ply and one more, below which a quiet move is pruned; -8000 to -1000. */
    private static final int HISTORY_PRUNING_LIMIT = -3000;

    /** The deepest nodes in which bad captures are pruned; 3 to 9 plies. */
    static final int SEE_CAPTURE_MAX_DEPTH = 6;

    /** What a capture may lose for each ply; -400 to -50 centipawns. */
    private static final int SEE_CAPTURE_LIMIT = -180;

    /** What a quiet move may lose for each square of the depth left; -150 to -10 centipawns. */
    private static final int SEE_QUIET_LIMIT = -60;

    // ---- Reductions ----

    /** The shallowest nodes whose late moves are reduced; 2 to 5 plies. */
    static final int LMR_MIN_DEPTH = 3;

    /** The number of moves of a non-PV node that are never reduced; 1 to 4. */
    static final int LMR_FULL_MOVES = 2;

    /** The number of moves of a PV node that are never reduced; 2 to 8. */
    static final int LMR_FULL_MOVES_PV = 4;

    /** The number of moves of the root that are never reduced; 2 to 8. */
    static final int LMR_FULL_MOVES_ROOT = 3;

    /** The history score that changes a reduction by a ply; 4000 to 30,000. */
    static final int LMR_HISTORY_DIVISOR = 10_000;

    /** The part of the reduction for every move; 0 to 2048 1024ths of a ply. */
    private static final int LMR_BASE = 768;

    /** The product of the logarithms of depth and move number that reduces by a ply; 10 to 40 tenths. */
    private static final int LMR_DIVISOR = 21;

    /** Move numbers from here on have the same logarithm. */
    private static final int LMR_MOVES = 256;

    /** The shallowest nodes that are reduced if they have no TT move; 2 to 8 plies. */
    static final int IIR_MIN_DEPTH = 4;

    // ---- Extensions ----

    /** The shallowest nodes whose TT move is tested for being singular; 5 to 12 plies. */
    static final int SINGULAR_MIN_DEPTH = 8;

    /** How much shallower than the node the entry of the TT move may be; 2 to 5 plies. */
    static final int SINGULAR_TT_DEPTH_MARGIN = 3;

    /** How far below the TT score all other moves must be, for each ply; 1 to 5 centipawns. */
    private static final int SINGULAR_MARGIN = 2;

    /** Lines are not extended beyond this multiple of the iteration's depth; 1 to 3. */
    static final int EXTENDED_LINE_FACTOR = 2;

    /** Natural logarithms, in 1024ths. */
    private static final int[] LOGARITHMS = new int[LMR_MOVES];

    static {
        for (int i = 1; i < LMR_MOVES; i++) {
            LOGARITHMS[i] = (int) Math.round(Math.log(i) * 1024);
        }
    }

    private SearchParameters() {}

    /** Quiet moves with a history score above this are sorted. */
    static int sortLimit(int depth) {
        return depth <= SORT_POSITIVE_MAX_DEPTH ? 0 : SORT_LIMIT * depth;
    }

    /** The history bonus of a move that caused a cutoff. */
    static int historyBonus(int depth) {
        return Math.min(BONUS_SQUARE * depth * depth + BONUS_LINEAR * depth, BONUS_MAX);
    }

    /** How far the evaluation must be below alpha for razoring. */
    static int razoringMargin(int depth) {
        return RAZORING_MARGIN + RAZORING_SQUARE * depth * depth;
    }

    /** How far the evaluation must be above beta for reverse futility pruning. */
    static int reverseFutilityMargin(int depth, boolean improving) {
        return REVERSE_FUTILITY_MARGIN * (improving ? depth - 1 : depth);
    }

    /** How far the static evaluation may be below beta for a null move. */
    static int nullMoveMargin(int depth) {
        return NULL_MOVE_MARGIN * depth;
    }

    /** By how much the reply to a null move is searched less deep than the node, its evaluation being beta or more. */
    static int nullMoveReduction(int depth, int excess) {
        int byExcess = Math.min(excess / NULL_MOVE_EXCESS_DIVISOR, NULL_MOVE_EXCESS_MAX);
        return NULL_MOVE_REDUCTION + depth / NULL_MOVE_DEPTH_DIVISOR + byExcess;
    }

    /** The number of moves after which late move pruning leaves out quiet ones. */
    static int lateMoveCount(int depth, boolean improving) {
        int count = LATE_MOVE_COUNT + LATE_MOVE_SQUARE * depth * depth;
        return improving ? count : count / 2;
    }

    /** How far the evaluation must be below alpha for futility pruning of a quiet move with this history score. */
    static int futilityMargin(int depth, int historyScore) {
        return FUTILITY_MARGIN + FUTILITY_LINEAR * depth + historyScore / FUTILITY_HISTORY_DIVISOR;
    }

    /** How far the evaluation must be below alpha for a node of this depth to do without quiet moves. */
    static int quietGenerationMargin(int depth) {
        return futilityMargin(depth - 1, 0) + QUIET_GENERATION_MARGIN;
    }

    /** The history score below which a quiet move is pruned. */
    static int historyPruningLimit(int depth) {
        return HISTORY_PRUNING_LIMIT * (depth + 1);
    }

    /** What a bad capture must keep by static exchange evaluation not to be pruned; negative. */
    static int seeCaptureLimit(int depth) {
        return SEE_CAPTURE_LIMIT * depth;
    }

    /** What a quiet move must keep by static exchange evaluation not to be pruned; negative. */
    static int seeQuietLimit(int depth) {
        return SEE_QUIET_LIMIT * depth * depth;
    }

    /** The late move reduction before the move itself is looked at: it grows with both logarithms. */
    static int baseReduction(int depth, int moveCount) {
        long product = (long) LOGARITHMS[depth] * LOGARITHMS[Math.min(moveCount, LMR_MOVES - 1)];
        return (int) (LMR_BASE * 1024L + product * 10 / LMR_DIVISOR >> 20);
    }

    /** How far below the TT score all other moves must be for the TT move to be singular. */
    static int singularMargin(int depth) {
        return SINGULAR_MARGIN * depth;
    }
}

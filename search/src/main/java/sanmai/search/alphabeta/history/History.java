package sanmai.search.alphabeta.history;

import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.search.alphabeta.SearchParameter.BONUS_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.BONUS_MAX;
import static sanmai.search.alphabeta.SearchParameter.BONUS_TT_MOVE;
import static sanmai.search.alphabeta.SearchParameter.EVALUATION_BONUS;
import static sanmai.search.alphabeta.SearchParameter.MALUS_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.MALUS_MAX;
import static sanmai.search.alphabeta.SearchParameter.TT_CUTOFF_BONUS;

import java.util.Arrays;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * What the cutoffs in the tree so far tell about moves. The history heuristic (Schaeffer, The History Heuristic, 1983)
 * scores a quiet move by side, origin and destination; low-ply history does so near the root; continuation history scores
 * the move as a continuation of the moves one to six plies ago, pawn history by the pawns on the board; capture history
 * scores captures by what they take. A history whose feature is switched off learns nothing.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class History {
    /** The greatest absolute values of the scores in each history. */
    static final int MAIN_LIMIT = 7183;

    static final int CONTINUATION_LIMIT = 30_000;
    static final int PAWN_LIMIT = 8192;
    static final int CAPTURE_LIMIT = 10_692;

    /** The number of codes of moves; see {@link #code}. */
    static final int CODES = Piece.LIMIT * Square.COUNT;

    /** Squares, and kinds of pieces in hand. */
    private static final int ORIGINS = Square.COUNT + GOLD + 1;

    /** The number of codes of moves by origin and destination; see {@link #butterfly}. */
    private static final int BUTTERFLIES = 2 * ORIGINS * 2 * Square.COUNT;

    /** The plies from the root that have a low-ply history. */
    private static final int LOW_PLIES = 5;

    private static final int MAIN_START = 68;
    private static final int LOW_PLY_START = 98;
    private static final int CONTINUATION_START = -523;
    private static final int PAWN_START = -1238;
    private static final int CAPTURE_START = -678;

    private static final int FAIL_LOW_CAPTURE_BONUS = 1018;

    private static final int PAWN_BITS = 9;

    /** About the size of a history, in bytes. */
    public static final long BYTES =
            ((long) CODES * (CODES + (1 << PAWN_BITS) + Piece.LIMIT) + (1 + LOW_PLIES) * BUTTERFLIES) * Short.BYTES;

    private final short[] main = new short[BUTTERFLIES];
    private final short[] lowPly = new short[LOW_PLIES * BUTTERFLIES];

    /** By the code of an earlier move, and the move's code. */
    private final short[] continuations = new short[CODES * CODES];

    /** By the bucket of the pawns, and the move's code. */
    private final short[] byPawns = new short[CODES << PAWN_BITS];

    /** By the move's code, and the piece that the move takes. */
    private final short[] captures = new short[CODES * Piece.LIMIT];

    private final Features features;
    private final SearchParameters parameters;

    /** An empty history. */
    public History(Features features) {
        this.features = features;
        parameters = features.parameters();
        clear();
    }

    /** Forgets everything. Most scores begin below 0, since most moves turn out to be bad. */
    public void clear() {
        Arrays.fill(main, (short) MAIN_START);
        Arrays.fill(continuations, (short) CONTINUATION_START);
        Arrays.fill(byPawns, (short) PAWN_START);
        Arrays.fill(captures, (short) CAPTURE_START);
        startSearch();
    }

    /** Forgets what belongs to the distance from the root. */
    public void startSearch() {
        Arrays.fill(lowPly, (short) LOW_PLY_START);
    }

    // ---- Where the score of a move is ----

    /** A number for the piece as it stands after a move and the square where it stands; 0 for {@link Move#NONE}. */
    public static int code(int move) {
        return Move.placedPiece(move) * Square.COUNT + Move.to(move);
    }

    /** A number for the side, origin (a square, or a kind of piece in hand), destination of a move, and promotion. */
    private static int butterfly(int move) {
        int piece = Move.piece(move);
        int from = Move.isDrop(move) ? Square.COUNT + Piece.typeCode(piece) : Move.from(move);
        int origin = (piece >>> Piece.COLOR_SHIFT) * ORIGINS + from;
        return (2 * origin + (Move.isPromotion(move) ? 1 : 0)) * Square.COUNT + Move.to(move);
    }

    private static int lowPly(int ply, int butterfly) {
        return ply * BUTTERFLIES + butterfly;
    }

    private static int continuation(int earlierCode, int code) {
        return earlierCode * CODES + code;
    }

    /** Of a move with this code in a node, or of one that led there. */
    private static int byPawns(Node node, int code) {
        return (node.keys.pawns() >>> Integer.SIZE - PAWN_BITS) * CODES + code;
    }

    private static int capture(Position position, int move) {
        return code(move) * Piece.LIMIT + position.pieceAt(Move.to(move));
    }

    // ---- Scores ----

    /** The ordering score of a quiet move of a node. */
    public int orderingScore(int move, Node node) {
        int code = code(move);
        int butterfly = butterfly(move);
        int score = 2 * main[butterfly]
                + 2 * byPawns[byPawns(node, code)]
                + continuations[continuation(node.onePlyAgo, code)]
                + continuations[continuation(node.twoPliesAgo, code)]
                + continuations[continuation(node.threePliesAgo, code)]
                + continuations[continuation(node.fourPliesAgo, code)]
                + continuations[continuation(node.sixPliesAgo, code)];
        return node.ply < LOW_PLIES ? score + 8 * lowPly[lowPly(node.ply, butterfly)] / (1 + node.ply) : score;
    }

    /** The ordering score of a quiet move out of check. */
    public int evasionScore(int move, Node node) {
        return main[butterfly(move)] + continuations[continuation(node.onePlyAgo, code(move))];
    }

    /** What histories say of a quiet move, for pruning. */
    public int pruningScore(int move, Node node) {
        int code = code(move);
        return continuations[continuation(node.onePlyAgo, code)]
                + continuations[continuation(node.twoPliesAgo, code)]
                + byPawns[byPawns(node, code)];
    }

    /** The main history of a move, at most the {@link #MAIN_LIMIT} either way. */
    public int mainScore(int move) {
        return main[butterfly(move)];
    }

    /** The score of a capture or pawn promotion: at most the {@link #CAPTURE_LIMIT} either way. */
    public int captureScore(int move, Position position) {
        return captures[capture(position, move)];
    }

    /** What histories say of a node's current move, for its reduction (statScore). */
    public int statScore(int move, Node node, Position position) {
        if (!node.quiet) {
            return 4 * PieceValues.ENGINE.gain(position, move) + captureScore(move, position);
        }
        int code = code(move);
        return 2 * main[butterfly(move)]
                + continuations[continuation(node.onePlyAgo, code)]
                + continuations[continuation(node.twoPliesAgo, code)];
    }

    // ---- What a searched node teaches ----

    /**
     * Learns from a node whose moves have been searched.
     *
     * @param parent the node before it; the node itself if it is the root
     * @param position the node's
     */
    public void learn(Node node, Node parent, Position position) {
        if (node.bestMove != Move.NONE) {
            rewardBest(node, parent, position);
        } else if (features.has(Feature.FAIL_LOW_BONUS) && node.lastMove != Move.NONE) {
            rewardMoveBefore(node, parent, position);
        }
    }

    /** A bonus for the best move, and a malus for the moves searched before it. */
    private void rewardBest(Node node, Node parent, Position position) {
        int bonus = bonus(node) + (parent == node ? 0 : parent.statScore / 32);
        int malus = malus(node.depth);
        if (!position.isCaptureOrPawnPromotion(node.bestMove)) {
            updateQuiet(node.bestMove, node, bonus * 806 / 1024);
            int ofMove = malus * 1113 / 1024;
            for (int i = 0; i < node.quietCount; i++) {
                ofMove = ofMove * 977 / 1024; // The later a move was searched, the less was expected of it.
                updateQuiet(node.quiets[i], node, -ofMove);
            }
        } else {
            updateCapture(node.bestMove, position, bonus * 1286 / 1024);
        }
        for (int i = 0; i < node.captureCount; i++) {
            updateCapture(node.captures[i], position, -malus * 1559 / 1024);
        }
        // The move before was thought to be the best, and is refuted.
        if (isQuietMoveOf(parent, node) && parent.moveCount == (parent.ttData == TtData.NOTHING ? 1 : 2)) {
            updateContinuations(node.lastMove, parent, -malus * 616 / 1024);
        }
    }

    /** Whether a quiet move, not a null move, has led from a parent to its node. */
    private static boolean isQuietMoveOf(Node parent, Node node) {
        return node.lastMove != Move.NONE && parent != node && parent.quiet;
    }

    /** The bonus of a node's best move. */
    int bonus(Node node) {
        int bonus = Math.min(parameters.get(BONUS_LINEAR) * node.depth - 77, parameters.get(BONUS_MAX));
        return node.bestMove == node.ttMove ? bonus + parameters.get(BONUS_TT_MOVE) : bonus;
    }

    /** The malus of the moves that were searched before the best one. */
    int malus(int depth) {
        return Math.min(parameters.get(MALUS_LINEAR) * depth - 204, parameters.get(MALUS_MAX));
    }

    /** A bonus for a move to which no reply is good enough: the more, the more it was underestimated. */
    private void rewardMoveBefore(Node node, Node parent, Position position) {
        int move = node.lastMove;
        if (!parent.quiet) {
            int taken = position.capturedPiece(position.movesMade() - 1);
            updateCapture(code(move) * Piece.LIMIT + taken, FAIL_LOW_CAPTURE_BONUS);
            return;
        }
        int surprise = Math.min(59 * node.depth, 454) - 232 - parent.statScore / 108;
        surprise += parent.moveCount > 8 ? 169 : 0;
        surprise += !node.inCheck && node.bestScore <= node.staticEvaluation - 124 ? 145 : 0;
        surprise += !parent.inCheck && node.bestScore <= -parent.staticEvaluation - 82 ? 154 : 0;
        int bonus = Math.min(135 * node.depth - 80, 1400) * Math.max(surprise, 0);
        updateContinuations(move, parent, bonus * 221 / 16_384);
        updateMain(butterfly(move), bonus * 235 / 32_768);
        updatePawn(node, move, bonus * 290 / 8192);
    }

    /**
     * Learns from a score of the transposition table that cuts a node off: a bonus for its quiet TT move, a malus for the
     * move before, which was expected to be good.
     *
     * @param quiet whether the TT move is legal and quiet
     */
    public void learnFromTtCutoff(Node node, boolean quiet, Node parent) {
        if (!features.has(Feature.TT_CUTOFF_BONUS)) {
            return;
        }
        if (quiet) {
            updateQuiet(node.ttMove, node, Math.min(parameters.get(TT_CUTOFF_BONUS) * node.depth - 71, 1043));
        }
        if (isQuietMoveOf(parent, node) && parent.moveCount <= 4) {
            updateContinuations(node.lastMove, parent, -2142);
        }
    }

    /**
     * Learns from the static evaluations before and after the last move, if it was quiet and the parent not in check; nor is
     * the node.
     */
    public void learnFromEvaluation(Node node, Node parent) {
        if (!features.has(Feature.EVALUATION_BONUS) || !isQuietMoveOf(parent, node) || parent.inCheck) {
            return;
        }
        int gain = -(parent.staticEvaluation + node.staticEvaluation) * 8 / 9;
        int units = Math.max(-214, Math.min(gain, 171)) + 60;
        int bonus = units * parameters.get(EVALUATION_BONUS);
        updateMain(butterfly(node.lastMove), bonus);
        if (node.ttData == TtData.NOTHING) {
            updatePawn(node, node.lastMove, bonus * 6 / 5);
        }
    }

    /** A bonus for the current move of a node, whose reduced search has failed high. */
    public void rewardFailHigh(Node node) {
        updateContinuations(node.move, node, 1426);
    }

    // ---- Updates ----

    /** Gives a quiet move of a node a bonus, or a malus if it is negative. */
    public void updateQuiet(int move, Node node, int bonus) {
        int butterfly = butterfly(move);
        updateMain(butterfly, bonus);
        if (node.ply < LOW_PLIES && features.has(Feature.LOW_PLY_HISTORY)) {
            add(bonus * 761 / 1024, lowPly, lowPly(node.ply, butterfly), MAIN_LIMIT);
        }
        updateContinuations(move, node, bonus * 955 / 1024);
        if (features.has(Feature.PAWN_HISTORY)) {
            add(bonus * (bonus > 0 ? 850 : 550) / 1024, byPawns, byPawns(node, code(move)), PAWN_LIMIT);
        }
    }

    private void updateMain(int butterfly, int bonus) {
        if (features.has(Feature.HISTORY_HEURISTIC)) {
            add(bonus, main, butterfly, MAIN_LIMIT);
        }
    }

    /** Pawn history of the move before: moves of pawns have other pawns before them. */
    private void updatePawn(Node node, int move, int bonus) {
        if (features.has(Feature.PAWN_HISTORY) && Piece.typeCode(Move.piece(move)) != PAWN && !Move.isPromotion(move)) {
            add(bonus, byPawns, byPawns(node, code(move)), PAWN_LIMIT);
        }
    }

    /** Gives a move of a node a bonus as a continuation of the moves before; in check, of the last two alone. */
    private void updateContinuations(int move, Node node, int bonus) {
        if (!features.has(Feature.CONTINUATION_HISTORY)) {
            return;
        }
        int code = code(move);
        updateContinuation(node.onePlyAgo, code, bonus * 1157 / 1024 + 88);
        updateContinuation(node.twoPliesAgo, code, bonus * 648 / 1024);
        if (!node.inCheck) {
            updateContinuation(node.threePliesAgo, code, bonus * 288 / 1024);
            updateContinuation(node.fourPliesAgo, code, bonus * 576 / 1024);
            updateContinuation(node.fivePliesAgo, code, bonus * 140 / 1024);
            updateContinuation(node.sixPliesAgo, code, bonus * 441 / 1024);
        }
    }

    private void updateContinuation(int earlierCode, int code, int bonus) {
        if (earlierCode != 0) {
            add(bonus, continuations, continuation(earlierCode, code), CONTINUATION_LIMIT);
        }
    }

    /** Gives a capture or pawn promotion a bonus, or a malus if it is negative. */
    void updateCapture(int move, Position position, int bonus) {
        updateCapture(capture(position, move), bonus);
    }

    private void updateCapture(int index, int bonus) {
        if (features.has(Feature.CAPTURE_HISTORY)) {
            add(bonus, captures, index, CAPTURE_LIMIT);
        }
    }

    /**
     * History gravity: the nearer a score is to its limit, the less a further bonus changes it.
     *
     * @param bonus counts as the limit if it is beyond
     * @param limit the greatest absolute value of a score
     */
    static void add(int bonus, short[] scores, int index, int limit) {
        int old = scores[index];
        int bounded = Math.max(-limit, Math.min(bonus, limit));
        scores[index] = (short) (old + bounded - old * Math.abs(bounded) / limit);
    }
}

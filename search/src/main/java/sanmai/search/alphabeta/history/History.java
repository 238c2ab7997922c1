package sanmai.search.alphabeta.history;

import static sanmai.core.TypeCode.PAWN;
import static sanmai.search.alphabeta.SearchParameter.BONUS_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.BONUS_MAX;
import static sanmai.search.alphabeta.SearchParameter.BONUS_TT_MOVE;
import static sanmai.search.alphabeta.SearchParameter.EVALUATION_BONUS;
import static sanmai.search.alphabeta.SearchParameter.MALUS_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.MALUS_MAX;
import static sanmai.search.alphabeta.SearchParameter.TT_CUTOFF_BONUS;

import sanmai.core.Piece;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * What the cutoffs in the tree so far tell about moves: what each history learns from a searched node, and how much each
 * counts in the scores of moves. A history whose feature is switched off learns nothing.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class History {
    /** About the size of a history, in bytes. */
    public static final long BYTES = MainHistory.BYTES
            + LowPlyHistory.BYTES
            + ContinuationHistory.BYTES
            + PawnHistory.BYTES
            + CaptureHistory.BYTES;

    private static final int FAIL_LOW_CAPTURE_BONUS = 1018;

    private final MainHistory main;
    private final LowPlyHistory lowPly;
    private final ContinuationHistory continuations;
    private final PawnHistory pawns;
    private final CaptureHistory captures;
    private final Features features;
    private final SearchParameters parameters;

    /** An empty history. */
    public History(Features features) {
        this.features = features;
        parameters = features.parameters();
        main = new MainHistory(features);
        lowPly = new LowPlyHistory(features);
        continuations = new ContinuationHistory(features);
        pawns = new PawnHistory(features);
        captures = new CaptureHistory(features);
        clear();
    }

    /** Forgets everything. Most scores begin below 0, since most moves turn out to be bad. */
    public void clear() {
        main.clear();
        lowPly.clear();
        continuations.clear();
        pawns.clear();
        captures.clear();
    }

    /** Forgets what belongs to the distance from the root. */
    public void startSearch() {
        lowPly.clear();
    }

    // ---- Scores ----

    /** The ordering score of a quiet move of a node. */
    public int orderingScore(int move, Node node) {
        int pieceTo = PieceTo.of(move);
        int butterfly = Butterfly.of(move);
        int score = 2 * main.score(butterfly)
                + 2 * pawns.score(node, pieceTo)
                + continuations.score(node.onePlyAgo, pieceTo)
                + continuations.score(node.twoPliesAgo, pieceTo)
                + continuations.score(node.threePliesAgo, pieceTo)
                + continuations.score(node.fourPliesAgo, pieceTo)
                + continuations.score(node.sixPliesAgo, pieceTo);
        return node.ply < LowPlyHistory.PLIES ? score + 8 * lowPly.score(node.ply, butterfly) / (1 + node.ply) : score;
    }

    /** The ordering score of a quiet move out of check. */
    public int evasionScore(int move, Node node) {
        return main.score(Butterfly.of(move)) + continuations.score(node.onePlyAgo, PieceTo.of(move));
    }

    /** What histories say of a quiet move, for pruning. */
    public int pruningScore(int move, Node node) {
        int pieceTo = PieceTo.of(move);
        return continuations.score(node.onePlyAgo, pieceTo)
                + continuations.score(node.twoPliesAgo, pieceTo)
                + pawns.score(node, pieceTo);
    }

    /** The main history of a move, at most {@value MainHistory#LIMIT} either way. */
    public int mainScore(int move) {
        return main.score(Butterfly.of(move));
    }

    /** The score of a capture or pawn promotion: at most {@value CaptureHistory#LIMIT} either way. */
    public int captureScore(int move, Position position) {
        return captures.score(PieceTo.of(move), position.pieceAt(Move.to(move)));
    }

    /** What histories say of a node's current move, for its reduction (statScore). */
    public int statScore(int move, Node node, Position position) {
        if (!node.quiet) {
            return 4 * PieceValues.ENGINE.gain(position, move) + captureScore(move, position);
        }
        int pieceTo = PieceTo.of(move);
        return 2 * main.score(Butterfly.of(move))
                + continuations.score(node.onePlyAgo, pieceTo)
                + continuations.score(node.twoPliesAgo, pieceTo);
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
            continuations.add(-malus * 616 / 1024, parent, PieceTo.of(node.lastMove));
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
            captures.add(FAIL_LOW_CAPTURE_BONUS, PieceTo.of(move), taken);
            return;
        }
        int surprise = Math.min(59 * node.depth, 454) - 232 - parent.statScore / 108;
        surprise += parent.moveCount > 8 ? 169 : 0;
        surprise += !node.inCheck && node.bestScore <= node.staticEvaluation - 124 ? 145 : 0;
        surprise += !parent.inCheck && node.bestScore <= -parent.staticEvaluation - 82 ? 154 : 0;
        int bonus = Math.min(135 * node.depth - 80, 1400) * Math.max(surprise, 0);
        continuations.add(bonus * 221 / 16_384, parent, PieceTo.of(move));
        main.add(bonus * 235 / 32_768, Butterfly.of(move));
        addToMoveBefore(bonus * 290 / 8192, node);
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
            continuations.add(-2142, parent, PieceTo.of(node.lastMove));
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
        main.add(bonus, Butterfly.of(node.lastMove));
        if (node.ttData == TtData.NOTHING) {
            addToMoveBefore(bonus * 6 / 5, node);
        }
    }

    /** A bonus for the current move of a node, whose reduced search has failed high. */
    public void rewardFailHigh(Node node) {
        continuations.add(1426, node, PieceTo.of(node.move));
    }

    // ---- Bonuses ----

    /** Gives a quiet move of a node a bonus, or a malus if it is negative. */
    public void updateQuiet(int move, Node node, int bonus) {
        int pieceTo = PieceTo.of(move);
        int butterfly = Butterfly.of(move);
        main.add(bonus, butterfly);
        lowPly.add(bonus * 761 / 1024, node.ply, butterfly);
        continuations.add(bonus * 955 / 1024, node, pieceTo);
        pawns.add(bonus * (bonus > 0 ? 850 : 550) / 1024, node, pieceTo);
    }

    /** Gives the move before a node a bonus in pawn history, unless it was made by a pawn: then other pawns were before it. */
    private void addToMoveBefore(int bonus, Node node) {
        int move = node.lastMove;
        if (Piece.typeCode(Move.piece(move)) != PAWN && !Move.isPromotion(move)) {
            pawns.add(bonus, node, PieceTo.of(move));
        }
    }

    /** Gives a capture or pawn promotion a bonus, or a malus if it is negative. */
    void updateCapture(int move, Position position, int bonus) {
        captures.add(bonus, PieceTo.of(move), position.pieceAt(Move.to(move)));
    }
}

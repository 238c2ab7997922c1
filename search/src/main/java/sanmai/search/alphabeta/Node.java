package sanmai.search.alphabeta;

import sanmai.movegen.LegalMoves;
import sanmai.search.Bound;
import sanmai.search.Score;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Move;

/**
 * An entry of the search stack: all that the search knows about the node at one ply of the current line. It is filled
 * again for every node at this ply, from top to bottom as the fields stand here.
 */
final class Node {
    /** The greatest length of a line, in plies. */
    static final int MAX_PLY = 246;

    /** A score beyond all scores, for windows that are open on a side. */
    static final int INFINITE = Score.MATE + 1;

    /** No score: nothing has decided the node yet. */
    static final int NO_SCORE = Integer.MIN_VALUE;

    /** The least score of a game that is won, if not by mate, in centipawns. No evaluation is as high. */
    static final int KNOWN_WIN = Evaluation.MAX_SCORE + 5_000;

    /** Quiet moves beyond this number get no malus. */
    private static final int MAX_QUIETS = 64;

    /** Distance from the root. */
    final int ply;

    final LegalMoves legal = new LegalMoves();

    // ---- How the line came here ----

    /** The move that led here; {@link Move#NONE} for a null move, and in the root. */
    int lastMove;

    /** The last four moves, by their {@linkplain History#code codes}; 0 for null moves and before the root. */
    int onePlyAgo;

    int twoPliesAgo;
    int threePliesAgo;
    int fourPliesAgo;

    boolean inCheck;

    /** The bucket of its pawns in pawn history. */
    int pawnBucket;

    // ---- What is asked ----

    /** The lower bound of the window, which rises with the best score. */
    int alpha;

    /** The lower bound before any move was searched. */
    int initialAlpha;

    /** The upper bound of the window. */
    int beta;

    /** Whether the window is open: then the node may belong to the principal variation. */
    boolean pvNode;

    /** Whether a beta cutoff is expected (a cut-node; Knuth and Moore's type 2). */
    boolean cutNode;

    /** The plies left to search, which reductions of the node lessen; 0 in the quiescence search. */
    int depth;

    /** The TT move while the node is searched without it, to find out if it is singular; else {@link Move#NONE}. */
    int excludedMove;

    // ---- What the transposition table knows ----

    /** The key of the node's entry. */
    long key;

    /** The {@link TtData} of its entry; {@link TtData#NOTHING} if there is none. */
    long ttData;

    /** Perhaps not legal here: another position may have the same key. */
    int ttMove;

    int ttScore;

    /** The evaluation function's score in the entry. */
    int ttEvaluation;

    // ---- What the evaluation says: centipawns, TtData.NO_EVALUATION in check ----

    /** The score of the evaluation function. */
    int rawEvaluation;

    /** The same, corrected by {@link CorrectionHistory}. */
    int staticEvaluation;

    /** The same, or the score of the transposition table where its bound tells more. */
    int evaluation;

    /** Whether the static evaluation is better than two plies ago. */
    boolean improving;

    // ---- The current move ----

    int move;
    boolean quiet;
    boolean givesCheck;

    /** Whether the move is a capture that the picker has put off because it loses material. */
    boolean badCapture;

    /** What {@link History} says of the move. */
    int historyScore;

    /** Its number among the moves that were not pruned as a whole, from 1. */
    int moveCount;

    /** What late move reductions begin with, in 1024ths of a ply. */
    int baseReduction;

    /** Whether late move pruning leaves out all quiet moves that follow. In check no move is left out. */
    boolean skipsQuiets;

    /** Whether the TT move is a capture or a promotion. */
    boolean ttMoveIsCapture;

    /** Whether the only move of the node is extended. */
    boolean singleReply;

    /** By how much the TT move is extended; {@link #NO_SCORE} if it has not been tested for being singular. */
    int ttMoveExtension;

    // ---- What was found ----

    int bestScore;

    /** The best of the moves that raised alpha; {@link Move#NONE} if none has. */
    int bestMove;

    /** The principal variation from here. */
    final int[] pv = new int[MAX_PLY + 2];

    int pvLength;

    /** The quiet moves searched so far without a cutoff. */
    final int[] quiets = new int[MAX_QUIETS];

    int quietCount;

    /** The captures and promotions searched so far without a cutoff. */
    final int[] captures = new int[MAX_QUIETS];

    int captureCount;

    Node(int ply) {
        this.ply = ply;
    }

    /** Begins a node to which this move has led from its parent. */
    void arriveBy(int newLastMove, int code, Node parent, boolean check) {
        lastMove = newLastMove;
        onePlyAgo = code;
        twoPliesAgo = parent.onePlyAgo;
        threePliesAgo = parent.twoPliesAgo;
        fourPliesAgo = parent.threePliesAgo;
        inCheck = check;
    }

    /**
     * Sets what the parent asks for, and returns this node.
     *
     * @param newDepth the plies to search; 0 or less leaves the node to the quiescence search
     * @param newCutNode whether a beta cutoff is expected
     */
    Node open(int newAlpha, int newBeta, int newDepth, boolean newCutNode) {
        depth = newDepth;
        cutNode = newCutNode;
        return open(newAlpha, newBeta);
    }

    /** Sets the window, and returns this node. */
    Node open(int newAlpha, int newBeta) {
        alpha = newAlpha;
        initialAlpha = newAlpha;
        beta = newBeta;
        pvNode = newBeta - newAlpha > 1;
        return this;
    }

    /** Narrows the window, which may leave it empty or without scores between its bounds. */
    void narrow(int newAlpha, int newBeta) {
        alpha = newAlpha;
        initialAlpha = newAlpha;
        beta = newBeta;
    }

    /** Begins with the moves, a score being known that can be had without them. */
    void startMoves(int score) {
        pvNode = beta - alpha > 1; // Mate distance pruning may have left a null window.
        bestScore = score;
        bestMove = Move.NONE;
        alpha = Math.max(alpha, score);
        moveCount = 0;
        skipsQuiets = false;
        quietCount = 0;
        captureCount = 0;
    }

    /**
     * Notes the score of the current move.
     *
     * @param child the node after the move
     * @return whether it is a beta cutoff
     */
    boolean update(int score, Node child) {
        if (score <= bestScore) {
            return false;
        }
        bestScore = score;
        if (score <= alpha) {
            return false;
        }
        bestMove = move;
        if (pvNode) {
            setPv(move, child);
        }
        if (score >= beta) {
            return true;
        }
        alpha = score;
        return false;
    }

    /** Makes the principal variation this move and what follows it. */
    void setPv(int first, Node child) {
        pv[0] = first;
        int length = Math.min(child.pvLength, pv.length - 1);
        System.arraycopy(child.pv, 0, pv, 1, length);
        pvLength = length + 1;
    }

    /** How the best score is meant, after the last move. */
    Bound bound() {
        if (bestScore >= beta) {
            return Bound.LOWER;
        }
        return bestMove != Move.NONE ? Bound.EXACT : Bound.UPPER;
    }

    /** The bound that a score of a move is, from the window before any move was searched. */
    Bound boundOf(int score) {
        if (score >= beta) {
            return Bound.LOWER;
        }
        return score <= initialAlpha ? Bound.UPPER : Bound.EXACT;
    }

    /** What the transposition table is to remember of the search of this node. */
    long result() {
        return TtData.of(bestMove, TtData.scoreToStore(bestScore, ply), depth, bound());
    }

    void addQuiet(int quietMove) {
        if (quietCount < MAX_QUIETS) {
            quiets[quietCount++] = quietMove;
        }
    }

    void addCapture(int capture) {
        if (captureCount < MAX_QUIETS) {
            captures[captureCount++] = capture;
        }
    }

    /** Begins a node for the same position as another one, to which the same moves have led. */
    void arriveAs(Node other) {
        lastMove = other.lastMove;
        onePlyAgo = other.onePlyAgo;
        twoPliesAgo = other.twoPliesAgo;
        threePliesAgo = other.threePliesAgo;
        fourPliesAgo = other.fourPliesAgo;
        inCheck = other.inCheck;
    }
}

package sanmai.search.alphabeta.stack;

import sanmai.engine.Bound;
import sanmai.engine.Score;
import sanmai.movegen.LegalMoves;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Move;

/**
 * An entry of the search stack: what the search knows about the node at one ply of the current line. The search fills
 * it for each node at this ply, in the order of the fields.
 */
public final class Node {
    /** The greatest length of a line, in plies. */
    public static final int MAX_PLY = 246;

    /** A score beyond all scores, for windows that are open on a side. */
    public static final int INFINITE = Score.MATE + 1;

    /** No score: nothing has decided the node yet. */
    public static final int NO_SCORE = Integer.MIN_VALUE;

    /** The least score of a game that is won, if not by mate, in centipawns. No evaluation is as high. */
    public static final int KNOWN_WIN = Evaluation.MAX_SCORE + 5_000;

    /** Moves beyond this number get no malus. */
    private static final int MAX_SEARCHED = 32;

    /** Distance from the root. */
    public final int ply;

    public final LegalMoves legal = new LegalMoves();

    // ---- The moves before the node ----

    /** The move that led here; {@link Move#NONE} for a null move, and in the root. */
    public int lastMove;

    /** The last six moves, by the numbers that histories have for them (PieceTo); 0 for null moves and before the root. */
    public int onePlyAgo;

    public int twoPliesAgo;
    public int threePliesAgo;
    public int fourPliesAgo;
    public int fivePliesAgo;
    public int sixPliesAgo;

    public boolean inCheck;

    /** Whether all moves that led here are those of the last iteration's principal variation. */
    public boolean followsPv;

    /** The keys of its pawns and other pieces. */
    public final PartialKeys keys = new PartialKeys();

    // ---- What the parent asks for ----

    /** The lower bound of the window, which rises with the best score. */
    public int alpha;

    /** The lower bound before any move was searched. */
    public int initialAlpha;

    /** The upper bound of the window. */
    public int beta;

    /**
     * Whether there are scores between the bounds of the window, so that the node may belong to the principal
     * variation.
     */
    public boolean pvNode;

    /** Whether a beta cutoff is expected (a cut-node; Knuth and Moore's type 2). */
    public boolean cutNode;

    /** The plies left to search, which reductions of the node lessen; 0 in the quiescence search. */
    public int depth;

    /** The TT move while the node is searched without it, to find out if it is singular; else {@link Move#NONE}. */
    public int excludedMove;

    // ---- What the transposition table knows ----

    /** The key of the node's entry. */
    public long key;

    /** The {@link TtData} of its entry; {@link TtData#NOTHING} if there is none. */
    public long ttData;

    /** The move of the entry. It may be illegal here, as another position may have the same key. */
    public int ttMove;

    public int ttScore;

    /** The raw evaluation in the entry. */
    public int ttEvaluation;

    /** Whether the node is in the principal variation, or was when its entry was stored (ttPv). */
    public boolean ttPv;

    // ---- The evaluation, in centipawns ----

    /** The score of the evaluation function; {@link TtData#NO_EVALUATION} in check. */
    public int rawEvaluation;

    /** The raw evaluation, corrected by correction history; in check that of two plies ago, or the raw one near the root. */
    public int staticEvaluation;

    /** What correction history has added to the raw evaluation. */
    public int correction;

    /** The static evaluation, or the score of the transposition table where its bound tells more. */
    public int evaluation;

    /** Whether the static evaluation is better than two plies ago. */
    public boolean improving;

    /** Whether the static evaluation is better for the side to move than it was before the opponent's move. */
    public boolean opponentWorsening;

    // ---- The current move ----

    public int move;
    public boolean quiet;
    public boolean givesCheck;

    /** The number of the move in the order of the picker, from 1. */
    public int moveCount;

    /** The late move reduction of the move by its number and the node's depth, in 1024ths of a ply. */
    public int baseReduction;

    /** By how much the move is extended, in plies. */
    public int extension;

    /** What histories say of the move (statScore in Stockfish). */
    public int statScore;

    /** The plies by which the move is reduced while its node is searched, which may take some of them back. */
    public int reduction;

    /** The beta cutoffs at this ply since the search of the grandparent began. */
    public int cutoffCount;

    /** Whether late move pruning leaves out all quiet moves that follow. In check no move is left out. */
    public boolean skipsQuiets;

    /** Whether the TT move is a capture or the promotion of a pawn. */
    public boolean ttMoveIsCapture;

    /** By how much the TT move is extended, in plies. */
    public int ttMoveExtension;

    // ---- What was found ----

    public int bestScore;

    /** The best of the moves that raised alpha; {@link Move#NONE} if none has. */
    public int bestMove;

    /** The principal variation from here. */
    public final int[] pv = new int[MAX_PLY + 2];

    public int pvLength;

    /** The quiet moves searched so far without a cutoff. */
    public final int[] quiets = new int[MAX_SEARCHED];

    public int quietCount;

    /** The captures and promotions of pawns searched so far without a cutoff. */
    public final int[] captures = new int[MAX_SEARCHED];

    public int captureCount;

    public Node(int ply) {
        this.ply = ply;
    }

    /** Begins a node to which this move has led from its parent. */
    public void arriveBy(int newLastMove, int pieceTo, Node parent, boolean check) {
        lastMove = newLastMove;
        onePlyAgo = pieceTo;
        twoPliesAgo = parent.onePlyAgo;
        threePliesAgo = parent.twoPliesAgo;
        fourPliesAgo = parent.threePliesAgo;
        fivePliesAgo = parent.fourPliesAgo;
        sixPliesAgo = parent.fivePliesAgo;
        inCheck = check;
    }

    /**
     * Begins a node for the same position as another node, with the same moves before it, and all that is known of the
     * position; not the TT score in place of the evaluation, since that may be the excluded move's.
     */
    public void arriveAs(Node other) {
        lastMove = other.lastMove;
        onePlyAgo = other.onePlyAgo;
        twoPliesAgo = other.twoPliesAgo;
        threePliesAgo = other.threePliesAgo;
        fourPliesAgo = other.fourPliesAgo;
        fivePliesAgo = other.fivePliesAgo;
        sixPliesAgo = other.sixPliesAgo;
        inCheck = other.inCheck;
        followsPv = false;
        keys.copy(other.keys);
        key = other.key;
        ttData = other.ttData;
        ttMove = other.ttMove;
        ttScore = other.ttScore;
        ttPv = other.ttPv;
        cutoffCount = 0;
        rawEvaluation = other.rawEvaluation;
        staticEvaluation = other.staticEvaluation;
        correction = other.correction;
        evaluation = other.staticEvaluation;
        improving = other.improving;
        opponentWorsening = other.opponentWorsening;
    }

    /**
     * Sets what the parent asks for, and returns this node.
     *
     * @param newDepth the plies to search; 0 or less leaves the node to the quiescence search
     * @param newCutNode whether a beta cutoff is expected
     */
    public Node open(int newAlpha, int newBeta, int newDepth, boolean newCutNode) {
        depth = Math.min(newDepth, MAX_PLY);
        cutNode = newCutNode;
        return open(newAlpha, newBeta);
    }

    /** Sets the window, and returns this node. */
    public Node open(int newAlpha, int newBeta) {
        alpha = newAlpha;
        initialAlpha = newAlpha;
        beta = newBeta;
        pvNode = newBeta - newAlpha > 1;
        return this;
    }

    /** Narrows the window, which may leave it empty or without scores between its bounds. */
    public void narrow(int newAlpha, int newBeta) {
        alpha = newAlpha;
        initialAlpha = newAlpha;
        beta = newBeta;
    }

    /** Begins with the moves. The node has this score already without a move. */
    public void startMoves(int score) {
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
    public boolean update(int score, Node child) {
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
    private void setPv(int first, Node child) {
        pv[0] = first;
        int length = Math.min(child.pvLength, pv.length - 1);
        System.arraycopy(child.pv, 0, pv, 1, length);
        pvLength = length + 1;
    }

    /** Blends a score above beta with beta, the less the deeper the search was: it may be too good. */
    public void blendFailHigh() {
        if (bestScore >= beta && bestScore < KNOWN_WIN && alpha > -KNOWN_WIN) {
            bestScore = (bestScore * depth + beta) / (depth + 1);
        }
    }

    /** The bound that the best score is, after the last move. */
    public Bound bound() {
        if (bestScore >= beta) {
            return Bound.LOWER;
        }
        return bestMove != Move.NONE ? Bound.EXACT : Bound.UPPER;
    }

    /** The bound that a score of a move is, from the window before any move was searched. */
    public Bound boundOf(int score) {
        if (score >= beta) {
            return Bound.LOWER;
        }
        return score <= initialAlpha ? Bound.UPPER : Bound.EXACT;
    }

    /** What the transposition table is to remember of the search of this node. */
    public long result() {
        return result(bound());
    }

    /** The same with the score as this bound. */
    public long result(Bound bound) {
        return TtData.withPv(TtData.of(bestMove, TtData.scoreToStore(bestScore, ply), depth, bound), ttPv);
    }

    public void addQuiet(int quietMove) {
        if (moveCount <= MAX_SEARCHED) {
            quiets[quietCount++] = quietMove;
        }
    }

    public void addCapture(int capture) {
        if (moveCount <= MAX_SEARCHED) {
            captures[captureCount++] = capture;
        }
    }
}

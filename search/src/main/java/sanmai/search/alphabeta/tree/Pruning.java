package sanmai.search.alphabeta.tree;

import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_HISTORY;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_ABOVE_ALPHA;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_HISTORY;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_NO_BEST_MOVE;
import static sanmai.search.alphabeta.SearchParameter.HISTORY_PRUNING;
import static sanmai.search.alphabeta.SearchParameter.LATE_MOVE_COUNT;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_BASE;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_DEPTH_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_IMPROVING;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_REDUCTION;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_VERIFIED_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.PROBCUT_IMPROVING;
import static sanmai.search.alphabeta.SearchParameter.PROBCUT_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.PROBCUT_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.PROBCUT_REDUCTION;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_SQUARE;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_IMPROVING;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_NO_ENTRY;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_WORSENING;
import static sanmai.search.alphabeta.SearchParameter.SEE_CAPTURE;
import static sanmai.search.alphabeta.SearchParameter.SEE_CAPTURE_HISTORY;
import static sanmai.search.alphabeta.SearchParameter.SEE_QUIET;
import static sanmai.search.alphabeta.SearchParameter.SMALL_PROBCUT_MARGIN;

import org.jspecify.annotations.Nullable;
import sanmai.engine.Bound;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.history.History;
import sanmai.search.alphabeta.ordering.StaticExchangeEvaluation;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Pruning: which nodes get their score without a search of all moves, and which moves are left out. Each rule has its
 * condition and its margin here; the searches that some rules ask for are in {@link MainSearch}.
 */
final class Pruning {
    private final StaticExchangeEvaluation see;
    private final History history;
    private final Features features;
    private final SearchParameters parameters;

    Pruning(StaticExchangeEvaluation see, History history, Features features) {
        this.see = see;
        this.history = history;
        this.features = features;
        parameters = features.parameters();
    }

    // ---- Nodes, not in check ----

    /** Razoring: whether the evaluation of a non-PV node is so far below alpha that only captures can help. */
    boolean razors(Node node) {
        return features.has(Feature.RAZORING)
                && !node.pvNode
                && node.excludedMove == Move.NONE
                && node.evaluation + razoringMargin(node.depth) < node.alpha;
    }

    private int razoringMargin(int depth) {
        return parameters.get(RAZORING_MARGIN) + parameters.get(RAZORING_SQUARE) * depth * depth;
    }

    /**
     * Reverse futility pruning (static null move pruning): whether the evaluation is so far above beta that the score
     * will be above beta too.
     */
    boolean prunesByReverseFutility(Node node) {
        return features.has(Feature.REVERSE_FUTILITY_PRUNING)
                && !node.ttPv
                && node.depth <= parameters.get(REVERSE_FUTILITY_MAX_DEPTH)
                && node.evaluation >= node.beta + Math.max(0, reverseFutilityMargin(node))
                && (node.ttMove == Move.NONE || node.ttMoveIsCapture)
                && node.evaluation < Node.KNOWN_WIN
                && node.beta > -Node.KNOWN_WIN;
    }

    private int reverseFutilityMargin(Node node) {
        int ply = parameters.get(REVERSE_FUTILITY_MARGIN)
                - (node.ttData == TtData.NOTHING ? parameters.get(REVERSE_FUTILITY_NO_ENTRY) : 0);
        int less = (node.improving ? parameters.get(REVERSE_FUTILITY_IMPROVING) : 0)
                + (node.opponentWorsening ? parameters.get(REVERSE_FUTILITY_WORSENING) : 0);
        return ply * node.depth - less * ply / 1024 + Math.abs(node.correction) * 7 / 10;
    }

    /** The score of a node pruned in this way: between beta and the evaluation, which may be too good. */
    static int reverseFutilityScore(Node node) {
        return (2 * node.beta + node.evaluation) / 3;
    }

    /**
     * Null move pruning (Donninger, Null Move and Deep Search, 1993): whether a cut node may be good enough even if the
     * side to move passes. Nobody passes twice in a row.
     *
     * @param minPly nearer to the root no null move is tried
     */
    boolean triesNullMove(Node node, int minPly) {
        return features.has(Feature.NULL_MOVE_PRUNING)
                && node.cutNode
                && node.excludedMove == Move.NONE
                && node.lastMove != Move.NONE
                && node.ply >= minPly
                && node.staticEvaluation >= node.beta + nullMoveMargin(node)
                && node.beta > -Node.KNOWN_WIN;
    }

    private int nullMoveMargin(Node node) {
        return parameters.get(NULL_MOVE_BASE)
                - parameters.get(NULL_MOVE_MARGIN) * node.depth
                - (node.improving ? parameters.get(NULL_MOVE_IMPROVING) : 0);
    }

    /** The depth to which the position after a null move is searched; 0 or less for the quiescence search. */
    int nullMoveDepth(Node node) {
        return node.depth - parameters.get(NULL_MOVE_REDUCTION) - node.depth / parameters.get(NULL_MOVE_DEPTH_DIVISOR);
    }

    /** Whether a null move with this score cuts a node off. A mate after a null move is not proved. */
    static boolean nullMoveCutsOff(Node node, int score) {
        return score >= node.beta && score < Node.KNOWN_WIN;
    }

    /** Whether a search of the node itself, without null moves near it, is to verify the cutoff. */
    boolean verifiesNullMove(Node node) {
        return node.depth >= parameters.get(NULL_MOVE_VERIFIED_DEPTH);
    }

    /** ProbCut (Buro, ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm, 1995): its beta. */
    int probCutBeta(Node node) {
        return node.beta + parameters.get(PROBCUT_MARGIN) - (node.improving ? parameters.get(PROBCUT_IMPROVING) : 0);
    }

    /** Whether it is tried to show that a capture is far above beta. */
    boolean triesProbCut(Node node, int probCutBeta) {
        return features.has(Feature.PROBCUT)
                && node.depth >= parameters.get(PROBCUT_MIN_DEPTH)
                && Math.abs(node.beta) < Node.KNOWN_WIN
                && (node.ttScore == Node.NO_SCORE || node.ttScore >= probCutBeta);
    }

    /** The depth of the search that shows that a capture is above ProbCut's beta. */
    int probCutDepth(Node node) {
        return node.depth - parameters.get(PROBCUT_REDUCTION);
    }

    /** Small ProbCut: the least score of a TT entry, nearly deep enough, that cuts a node off. */
    int smallProbCutBeta(Node node) {
        return node.beta + parameters.get(SMALL_PROBCUT_MARGIN);
    }

    /** Whether the TT entry of a node has such a score. */
    boolean prunesBySmallProbCut(Node node) {
        return features.has(Feature.SMALL_PROBCUT)
                && node.ttScore != Node.NO_SCORE
                && TtData.bound(node.ttData) != Bound.UPPER
                && TtData.depth(node.ttData) >= node.depth - 4
                && node.ttScore >= smallProbCutBeta(node)
                && Math.abs(node.beta) < Node.KNOWN_WIN
                && Math.abs(node.ttScore) < Node.KNOWN_WIN;
    }

    // ---- Moves ----

    /**
     * The rule that leaves out the current move of a node; null if none does. None does while all moves searched so far
     * lose the game.
     */
    @Nullable
    Feature prunes(Node node, Position position) {
        if (node.bestScore <= -Node.KNOWN_WIN) {
            return null;
        }
        node.skipsQuiets |= isLate(node);
        int depth = node.depth - 1 - node.baseReduction / Reductions.PLY;
        if (!node.quiet || node.givesCheck) {
            return prunesCapture(node, position, depth);
        }
        return node.followsPv && node.pvNode ? null : prunesQuiet(node, position, depth);
    }

    /** Late move pruning (move count based pruning): after so many moves quiet ones are seldom the best. */
    private boolean isLate(Node node) {
        int count = parameters.get(LATE_MOVE_COUNT) + node.depth * node.depth;
        return features.has(Feature.LATE_MOVE_PRUNING) && node.moveCount >= (node.improving ? count : count / 2);
    }

    /** Futility pruning and SEE pruning of captures and checks. */
    private @Nullable Feature prunesCapture(Node node, Position position, int depth) {
        if (prunesCaptureByFutility(node, position, depth)) {
            return Feature.CAPTURE_FUTILITY_PRUNING;
        }
        return prunesCaptureBySee(node, position) ? Feature.SEE_PRUNING : null;
    }

    /** Futility pruning of captures: the evaluation is so far below alpha that what a capture gains is not enough. */
    private boolean prunesCaptureByFutility(Node node, Position position, int depth) {
        return features.has(Feature.CAPTURE_FUTILITY_PRUNING)
                && !node.givesCheck
                && depth <= parameters.get(CAPTURE_FUTILITY_MAX_DEPTH)
                && node.staticEvaluation + captureFutilityMargin(node, position, depth) <= node.alpha;
    }

    private int captureFutilityMargin(Node node, Position position, int depth) {
        return parameters.get(CAPTURE_FUTILITY_MARGIN)
                + parameters.get(CAPTURE_FUTILITY_LINEAR) * depth
                + PieceValues.ENGINE.expectedGain(position, node.move)
                + parameters.get(CAPTURE_FUTILITY_HISTORY) * history.captureScore(node.move, position) / 1024;
    }

    /** SEE pruning of captures and checks. The losing side may hope for complications. */
    private boolean prunesCaptureBySee(Node node, Position position) {
        if (!features.has(Feature.SEE_PRUNING) || node.alpha < 0) {
            return false;
        }
        int most = parameters.get(SEE_CAPTURE) * node.depth
                + parameters.get(SEE_CAPTURE_HISTORY) * history.captureScore(node.move, position) / 1024;
        return !see.isAtLeast(position, node.move, -Math.max(most, 0));
    }

    /** History pruning, futility pruning and SEE pruning, by the depth left after the late move reduction. */
    private @Nullable Feature prunesQuiet(Node node, Position position, int reducedDepth) {
        int score = history.pruningScore(node.move, node);
        if (features.has(Feature.HISTORY_PRUNING) && score < -parameters.get(HISTORY_PRUNING) * node.depth) {
            return Feature.HISTORY_PRUNING;
        }
        score += 71 * history.mainScore(node.move) / 32;
        int depth = reducedDepth + score / parameters.get(FUTILITY_HISTORY);
        if (prunesByFutility(node, depth)) {
            return Feature.FUTILITY_PRUNING;
        }
        return prunesQuietBySee(node, position, Math.max(depth, 0)) ? Feature.SEE_PRUNING : null;
    }

    /**
     * Futility pruning (Heinz, Extended Futility Pruning, 1998): the static evaluation is so far below alpha that a
     * quiet move will not make up for it.
     */
    private boolean prunesByFutility(Node node, int depth) {
        if (!features.has(Feature.FUTILITY_PRUNING) || node.inCheck || depth > parameters.get(FUTILITY_MAX_DEPTH)) {
            return false;
        }
        int best = node.staticEvaluation + futilityMargin(node, depth);
        if (best > node.alpha) {
            return false;
        }
        node.bestScore = Math.max(node.bestScore, best);
        return true;
    }

    private int futilityMargin(Node node, int depth) {
        return parameters.get(FUTILITY_MARGIN)
                + parameters.get(FUTILITY_LINEAR) * depth
                + (node.bestMove == Move.NONE ? parameters.get(FUTILITY_NO_BEST_MOVE) : 0)
                + (node.staticEvaluation > node.alpha ? parameters.get(FUTILITY_ABOVE_ALPHA) : 0);
    }

    private boolean prunesQuietBySee(Node node, Position position, int depth) {
        return features.has(Feature.SEE_PRUNING)
                && !see.isAtLeast(position, node.move, -parameters.get(SEE_QUIET) * depth * depth);
    }
}

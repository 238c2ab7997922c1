package sanmai.search.alphabeta.tree;

import static sanmai.search.alphabeta.SearchParameter.DELTA_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.QUIESCENCE_MOVES;
import static sanmai.search.alphabeta.SearchParameter.QUIESCENCE_SEE;

import sanmai.engine.Bound;
import sanmai.engine.Score;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.ordering.MovePicker;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Move;

/**
 * Quiescence search: goes on where the depth is used up, until nothing hangs. It searches the best captures and promotions
 * of pawns, and in check captures and, until one escapes the mate, quiet moves. The side to move may stand pat, that is, be
 * content with the evaluation.
 */
final class QuiescenceSearch {
    private final SearchThread thread;
    private final NodeEntry entry;
    private final Features features;
    private final SearchParameters parameters;

    QuiescenceSearch(SearchThread thread, NodeEntry entry, Features features) {
        this.thread = thread;
        this.entry = entry;
        this.features = features;
        parameters = features.parameters();
    }

    /** The score of the position that the thread has come to; the window of its node is open. */
    int search(Node node) {
        if (!features.has(Feature.QUIESCENCE_SEARCH)) {
            node.pvLength = 0;
            return thread.evaluation.score(thread.position);
        }
        node.depth = 0;
        // Stop test, game end, transposition table cutoff, declaration, static evaluation
        int score = entry.enter(node);
        if (score != Node.NO_SCORE) {
            return score;
        }
        // Stand pat
        if (!node.inCheck && node.evaluation >= node.beta) {
            return blend(node.evaluation, node.beta);
        }
        node.legal.read(thread.position);
        score = entry.mateInOne(node);
        return score != Node.NO_SCORE ? score : searchMoves(node);
    }

    /** Blends a score above beta with beta: it may be too good. */
    private int blend(int score, int beta) {
        boolean blends = features.has(Feature.FAIL_HIGH_BLENDING) && Math.abs(score) < Node.KNOWN_WIN;
        return blends ? (score + beta) / 2 : score;
    }

    private int searchMoves(Node node) {
        SearchThread t = thread;
        MovePicker picker = t.picker(node);
        Node child = t.child(node);
        node.startMoves(node.inCheck ? Score.matedIn(node.ply) : node.evaluation);
        picker.startQuiescence(node, t.position);
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            node.move = move;
            node.moveCount++;
            node.givesCheck = node.legal.givesCheck(move);
            if (node.bestScore > -Node.KNOWN_WIN && prunes(node)) {
                continue;
            }
            t.makeMove(node);
            int score = -search(child.open(-node.beta, -node.alpha));
            t.unmakeMove();
            if (t.stopped) {
                return 0;
            }
            if (node.update(score, child)) {
                node.bestScore = blend(score, node.beta);
                break;
            }
        }
        // Never exact, so that it cannot replace what a deeper search of this node has found.
        Bound bound = node.bestScore >= node.beta ? Bound.LOWER : Bound.UPPER;
        t.table.store(node.key, node.result(bound), node.rawEvaluation);
        return node.bestScore;
    }

    private boolean prunes(Node node) {
        if (node.inCheck) {
            return !thread.position.isCaptureOrPawnPromotion(node.move) || prunesBySee(node);
        }
        return !node.givesCheck && !takesBack(node) && (isLate(node) || prunesByDelta(node)) || prunesBySee(node);
    }

    private static boolean takesBack(Node node) {
        return node.lastMove != Move.NONE && Move.to(node.move) == Move.to(node.lastMove);
    }

    private boolean isLate(Node node) {
        return features.has(Feature.QUIESCENCE_FEW_MOVES) && node.moveCount > parameters.get(QUIESCENCE_MOVES);
    }

    /** Delta pruning: what the move takes, or wins by exchange, and a margin do not bring the score to alpha. */
    private boolean prunesByDelta(Node node) {
        if (!features.has(Feature.DELTA_PRUNING)) {
            return false;
        }
        int base = node.staticEvaluation + parameters.get(DELTA_MARGIN);
        int best = base + PieceValues.ENGINE.expectedGain(thread.position, node.move);
        if (best <= node.alpha) {
            node.bestScore = Math.max(node.bestScore, best);
            return true;
        }
        if (!thread.see.isAtLeast(thread.position, node.move, node.alpha - base)) {
            node.bestScore = Math.max(node.bestScore, Math.min(node.alpha, base));
            return true;
        }
        return false;
    }

    /** SEE pruning: the move loses material. */
    private boolean prunesBySee(Node node) {
        return features.has(Feature.QUIESCENCE_SEE_PRUNING)
                && !thread.see.isAtLeast(thread.position, node.move, -parameters.get(QUIESCENCE_SEE));
    }
}

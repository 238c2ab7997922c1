package sanmai.search.alphabeta.tree;

import static sanmai.search.alphabeta.SearchParameter.DELTA_MARGIN;

import sanmai.search.Score;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.ordering.MovePicker;
import sanmai.search.alphabeta.ordering.StaticExchangeEvaluation;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Move;

/**
 * Quiescence search: goes on where the depth is used up, until nothing hangs. It searches captures and promotions of
 * pawns, in its first ply quiet checks too, and in check all evasions. The side to move may stand pat, that is, be
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
        return search(node, features.has(Feature.QUIESCENCE_CHECKS));
    }

    private int search(Node node, boolean withChecks) {
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
            return entry.standPat(node);
        }
        score = entry.mateInOne(node);
        return score != Node.NO_SCORE ? score : searchMoves(node, withChecks);
    }

    private int searchMoves(Node node, boolean withChecks) {
        SearchThread t = thread;
        MovePicker picker = t.picker(node);
        Node child = t.child(node);
        node.startMoves(node.inCheck ? Score.matedIn(node.ply) : node.evaluation);
        picker.startQuiescence(node, t.position, withChecks);
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            node.move = move;
            if (node.inCheck ? prunesEvasion(node) : prunesByDelta(node) || prunesBySee(move)) {
                continue;
            }
            node.givesCheck = node.legal.givesCheck(move);
            t.makeMove(node);
            int score = -search(child.open(-node.beta, -node.alpha), false);
            t.unmakeMove();
            if (t.stopped) {
                return 0;
            }
            if (node.update(score, child)) {
                break;
            }
        }
        t.table.store(node.key, node.result(), node.rawEvaluation);
        return node.bestScore;
    }

    /** SEE pruning of quiet evasions, once one is known that does not lose the game. */
    private boolean prunesEvasion(Node node) {
        return node.bestScore > -Node.KNOWN_WIN && !thread.position.isCapture(node.move) && prunesBySee(node.move);
    }

    /** SEE pruning: the move loses material. */
    private boolean prunesBySee(int move) {
        return features.has(Feature.QUIESCENCE_SEE_PRUNING) && !thread.see.isAtLeast(thread.position, move, 0);
    }

    /** Delta pruning: even the captured piece and a margin do not bring the score to alpha. Checks are exempt. */
    private boolean prunesByDelta(Node node) {
        if (!features.has(Feature.DELTA_PRUNING)) {
            return false;
        }
        int gain = StaticExchangeEvaluation.gain(thread.position, node.move);
        int best = node.evaluation + gain + parameters.get(DELTA_MARGIN);
        if (best > node.initialAlpha || node.legal.givesCheck(node.move)) {
            return false;
        }
        node.bestScore = Math.max(node.bestScore, best);
        return true;
    }
}

package sanmai.search.alphabeta;

import static sanmai.search.alphabeta.SearchParameter.BONUS_EXCESS;

import sanmai.search.Bound;
import sanmai.shogi.Move;

/** What the searched nodes teach: which quiet moves are good, and where the evaluation errs. */
final class HistoryUpdate {
    private final SearchThread thread;
    private final Features features;
    private final SearchParameters parameters;

    HistoryUpdate(SearchThread thread, Features features) {
        this.thread = thread;
        this.features = features;
        parameters = features.parameters();
    }

    /** Learns from a node whose moves have been searched. */
    void learn(Node node) {
        if (node.bestScore >= node.beta) {
            rewardCutoff(node);
        } else if (node.bestMove == Move.NONE) {
            rewardMoveBefore(node);
        }
        if (node.excludedMove == Move.NONE) {
            correctEvaluation(node);
        }
    }

    /** History bonus for the move that caused a cutoff, and malus for those before it. */
    private void rewardCutoff(Node node) {
        boolean clear = node.bestScore > node.beta + parameters.get(BONUS_EXCESS);
        int bonus = parameters.historyBonus(clear ? node.depth + 1 : node.depth);
        int malus = parameters.historyMalus(bonus);
        if (thread.position.isQuiet(node.bestMove)) {
            rewardQuiet(node, bonus, malus);
        } else {
            thread.history.captures.update(thread.position, node.bestMove, bonus);
        }
        for (int i = 0; i < node.captureCount; i++) {
            thread.history.captures.update(thread.position, node.captures[i], -malus);
        }
    }

    private void rewardQuiet(Node node, int bonus, int malus) {
        History history = thread.history;
        history.update(node.bestMove, node, bonus);
        for (int i = 0; i < node.quietCount; i++) {
            history.update(node.quiets[i], node, -malus);
        }
    }

    /** A quiet move that was searched again without its reduction, with this score, was reduced too much or rightly so. */
    void afterReduction(Node node, int score, int depth) {
        if (features.has(Feature.REDUCTION_BONUS) && node.quiet) {
            int bonus = parameters.historyBonus(depth) / 2;
            thread.history.update(node.move, node, score > node.alpha ? bonus : -bonus);
        }
    }

    /** A quiet move to which no reply is good enough gets a bonus. */
    private void rewardMoveBefore(Node node) {
        Node parent = thread.stack[node.ply - 1];
        if (features.has(Feature.FAIL_LOW_BONUS)
                && node.excludedMove == Move.NONE
                && node.lastMove != Move.NONE
                && parent.quiet) {
            thread.history.update(node.lastMove, parent, parameters.historyBonus(node.depth) / 2);
        }
    }

    /** Correction history, unless a capture made the difference or the bound does not tell on which side it is. */
    private void correctEvaluation(Node node) {
        if (node.inCheck
                || Math.abs(node.bestScore) >= SearchScore.KNOWN_WIN
                || node.bestMove != Move.NONE && !thread.position.isQuiet(node.bestMove)) {
            return;
        }
        Bound bound = node.bound();
        int error = node.bestScore - node.staticEvaluation;
        if (bound == Bound.EXACT || (bound == Bound.LOWER ? error > 0 : error < 0)) {
            thread.correctionHistory.update(thread.position, node, error, node.depth);
        }
    }
}

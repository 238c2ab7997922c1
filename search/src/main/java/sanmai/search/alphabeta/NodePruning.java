package sanmai.search.alphabeta;

import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_MAX_DEPTH;

import sanmai.shogi.Move;

/** Which nodes are decided by their evaluation: non-PV nodes, not in check, of which no move is excluded. */
final class NodePruning {
    private final Features features;
    private final SearchParameters parameters;

    NodePruning(Features features) {
        this.features = features;
        parameters = features.parameters();
    }

    /** Whether these rules may be asked about a node. */
    static boolean mayPrune(Node node) {
        return !node.pvNode && !node.inCheck && node.excludedMove == Move.NONE;
    }

    /** Reverse futility pruning, or static null move pruning: the evaluation is so far above beta that it will stay there. */
    boolean prunesByReverseFutility(Node node) {
        return features.has(Feature.REVERSE_FUTILITY_PRUNING)
                && node.depth <= parameters.get(REVERSE_FUTILITY_MAX_DEPTH)
                && node.evaluation - parameters.reverseFutilityMargin(node.depth, node.improving) >= node.beta
                && node.evaluation < SearchScore.KNOWN_WIN
                && node.beta > -SearchScore.KNOWN_WIN;
    }

    /** Razoring: the evaluation is so far below alpha that only captures can help. */
    boolean razors(Node node) {
        return features.has(Feature.RAZORING)
                && node.depth <= parameters.get(RAZORING_MAX_DEPTH)
                && node.evaluation + parameters.razoringMargin(node.depth) <= node.alpha;
    }

    /** Null move pruning: the position may be good enough even after passing. Nobody passes twice in a row. */
    boolean triesNullMove(Node node) {
        return features.has(Feature.NULL_MOVE_PRUNING)
                && node.lastMove != Move.NONE
                && node.depth >= parameters.get(NULL_MOVE_MIN_DEPTH)
                && node.evaluation >= node.beta
                && node.staticEvaluation >= node.beta - parameters.nullMoveMargin(node.depth)
                && node.beta > -SearchScore.KNOWN_WIN;
    }
}

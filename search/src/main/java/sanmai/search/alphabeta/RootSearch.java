package sanmai.search.alphabeta;

import sanmai.search.Bound;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The tree that one thread searches, seen from its root. The nodes below are for {@link MainSearch}, and beyond the depth
 * for {@link QuiescenceSearch}; both go along one {@link SearchThread}.
 *
 * <p>Nothing is allocated while the tree is searched. Not safe for use by several threads; the table is shared.
 */
final class RootSearch {
    private final SearchThread walk;
    private final Depths depths;
    private final MainSearch branches;
    private final Features features;

    /** A tree whose leaves this evaluation judges. */
    RootSearch(Evaluation evaluation, Features features) {
        this.features = features;
        walk = new SearchThread(evaluation, features);
        depths = new Depths(walk.exchange, features);
        branches = new MainSearch(walk, depths, features);
    }

    /** What it does beside plain alpha-beta. */
    Features features() {
        return features;
    }

    /** Forgets what was learnt about moves. */
    void clear() {
        walk.history.clear();
        walk.corrections.clear();
    }

    /** Prepares for a task. The position is changed while the tree is searched, and the same afterwards. */
    void start(SearchTask task, Position position, TranspositionTable table, long maxNodes) {
        walk.start(task, position, table, maxNodes);
    }

    /** How many moves have been made in this task; other threads may see an earlier number. */
    long nodes() {
        return walk.published();
    }

    /** Counts moves that were made elsewhere for this task. */
    void count(long nodes) {
        walk.made += nodes;
        walk.publish();
    }

    /** Whether the task was over before the last search was. */
    boolean isBrokenOff() {
        return walk.brokenOff;
    }

    /** What the root is worth without search. */
    int staticEvaluation() {
        return walk.evaluation.score(walk.position);
    }

    /** What a move in the root wins or loses by exchanges on its square. */
    int exchangeOf(int move) {
        return walk.exchange.value(walk.position, move);
    }

    /**
     * Searches the root's moves from an index on; those before it are left out. The scores and lines of moves that turn
     * out better than alpha, and of the first one, are noted with the moves.
     */
    int searchRoot(RootMoves moves, int first, int alpha, int beta, int depth) {
        SearchThread w = walk;
        Node node = w.nodes[0];
        node.legal.read(w.position);
        node.inCheck = node.legal.isInCheck();
        node.evaluation = node.inCheck ? TranspositionTable.NO_EVALUATION : staticEvaluation();
        node.corrected = node.evaluation;
        node.lineLength = 0;
        branches.start(depth);
        int best = -GameEndRules.INFINITE;
        int bestMove = Move.NONE;
        int low = alpha;
        for (int i = first; i < moves.size(); i++) {
            RootMove root = moves.get(i);
            if (w.mustStop()) {
                return best;
            }
            long before = w.made;
            w.selectiveDepth = 0;
            int score =
                    root.isProved() ? root.lineScore() : searchMove(node, root.move, i - first + 1, low, beta, depth);
            if (w.brokenOff) {
                return best;
            }
            w.publish();
            root.nodes += w.made - before;
            if (root.isProved() && score > low) {
                root.renew(depth);
            } else if (i == first || score > low) {
                root.found(score, bound(score, alpha, beta), depth, w.selectiveDepth, w.nodes[1]);
            } else {
                root.score = -GameEndRules.INFINITE;
            }
            if (score > best) {
                best = score;
                bestMove = root.move;
            }
            low = Math.max(low, score);
            if (score >= beta) {
                break;
            }
        }
        if (first == 0 && moves.isComplete()) {
            long key = w.endings.key(w.position);
            w.table.store(key, bestMove, best, node.evaluation, depth, bound(best, alpha, beta), 0);
        }
        return best;
    }

    private static Bound bound(int score, int alpha, int beta) {
        return score >= beta ? Bound.LOWER : score <= alpha ? Bound.UPPER : Bound.EXACT;
    }

    /** Searches a move that is the so-manieth of the root, counted from 1. */
    private int searchMove(Node root, int move, int number, int low, int beta, int depth) {
        boolean check = root.legal.givesCheck(move);
        int reduced = depths.inRoot(root, depth, number, check);
        walk.make(root, move, check);
        int score;
        if (number == 1) {
            score = -branches.search(1, -beta, -low, depth - 1, false);
        } else {
            score = -branches.search(1, -low - 1, -low, reduced, true);
            if (score > low && reduced < depth - 1 && !walk.brokenOff) {
                score = -branches.search(1, -low - 1, -low, depth - 1, true);
            }
            if (score > low && score < beta && !walk.brokenOff) {
                score = -branches.search(1, -beta, -low, depth - 1, false);
            }
        }
        walk.unmake();
        return score;
    }
}

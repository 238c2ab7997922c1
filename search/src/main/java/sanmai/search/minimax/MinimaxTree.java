package sanmai.search.minimax;

import sanmai.engine.Score;
import sanmai.search.StopPoll;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * A full-width minimax search of fixed depth, in its negamax form: every legal move of every position is made, down to
 * the leaves, which are evaluated by material. A side without a legal move is mated; a longer way to the mate is better
 * for it. Repetitions are not detected. Among moves of the same score the first in the generator's order is the best.
 *
 * <p>The same code searches on every board, and nodes, leaves and score are the same on all of them. The principal
 * variation may differ, since the order of moves does.
 *
 * <p>Searching allocates nothing. Not safe for use by several threads.
 */
public final class MinimaxTree {
    /** Some microseconds, milliseconds in a cold JVM. The leaves below one position are searched without a poll. */
    private static final int NODES_PER_POLL = 128;

    private final MinimaxBoard board;
    private final int rootBalance;
    private long maxNodes;
    private final StopPoll poll = new StopPoll(NODES_PER_POLL);

    /** The moves of the node on each ply. */
    private final MoveList[] lists;

    private final TriangularPvTable variations;

    private long nodes;
    private long leaves;
    private boolean stopped;

    /**
     * A tree below a position, which is copied; its searches have no limits.
     *
     * @param generator the board and the moves to search with
     * @param maxDepth the greatest depth that will be searched, in plies from 0
     */
    public MinimaxTree(Position position, MoveGenerator generator, int maxDepth) {
        board = generator.board(position);
        rootBalance = Material.balance(position);
        limit(Long.MAX_VALUE, new SearchControl());
        lists = new MoveList[maxDepth];
        for (int ply = 0; ply < maxDepth; ply++) {
            lists[ply] = new MoveList();
        }
        variations = new TriangularPvTable(maxDepth);
    }

    /** Sets the limits of the next searches: the number of moves made in all searches, and the control. */
    void limit(long newMaxNodes, SearchControl control) {
        maxNodes = newMaxNodes;
        poll.start(control::mustStop);
        poll.publish(nodes);
    }

    /** The score of the position at a depth in plies, see {@link Score}. Meaningless if the search {@link #isStopped()}. */
    public int search(int depth) {
        return search(depth, 0, rootBalance);
    }

    /**
     * The score of one legal move of the position, with its replies searched one ply less deep. Meaningless if the search
     * {@link #isStopped()}.
     */
    int searchMove(int move, int depth) {
        variations.clear(0);
        if (mustStop()) {
            return Score.matedIn(0);
        }
        int balance = rootBalance + gain(move);
        board.tryMove(move);
        nodes++;
        int score = -search(depth - 1, 1, -balance);
        board.undoMove();
        variations.update(0, move);
        return score;
    }

    /** Negamax: the score for the side to move, which has this material balance. */
    private int search(int depth, int ply, int balance) {
        variations.clear(ply);
        if (depth == 0) {
            leaves++;
            return balance;
        }
        board.generate(lists[ply]);
        return depth == 1 ? searchLeaves(ply, balance) : searchMoves(depth, ply, balance);
    }

    private int searchMoves(int depth, int ply, int balance) {
        MoveList list = lists[ply];
        int best = Score.matedIn(ply);
        for (int i = 0; i < list.size(); i++) {
            if (mustStop()) {
                return best;
            }
            int move = list.get(i);
            int balanceAfter = balance + gain(move);
            if (!board.tryMove(move)) {
                continue;
            }
            nodes++;
            int score = -search(depth - 1, ply + 1, -balanceAfter);
            board.undoMove();
            // Every legal move is better than being mated here, so there is a best move unless the search was stopped.
            if (!stopped && score > best) {
                best = score;
                variations.update(ply, move);
            }
        }
        return best;
    }

    /**
     * As {@link #search(int, int, int)}, for moves that lead to leaves. The separate loop makes no call for each leaf
     * and has local counters, so that benchmarks measure mainly the making of moves.
     */
    private int searchLeaves(int ply, int balance) {
        stopped |= poll.mustStop(nodes);
        MoveList list = lists[ply];
        int best = Score.matedIn(ply);
        int bestMove = Move.NONE;
        long nodesLeft = maxNodes - nodes;
        long made = 0;
        for (int i = 0; i < list.size(); i++) {
            if (made >= nodesLeft) {
                stopped = true;
                break;
            }
            int move = list.get(i);
            int score = balance + gain(move);
            if (!board.tryMove(move)) {
                continue;
            }
            made++;
            board.undoMove();
            if (score > best) {
                best = score;
                bestMove = move;
            }
        }
        nodes += made;
        leaves += made;
        if (bestMove != Move.NONE) {
            variations.clear(ply + 1);
            variations.update(ply, bestMove);
        }
        return best;
    }

    private int gain(int move) {
        return Material.gain(board.pieceAt(Move.to(move)), move);
    }

    private boolean mustStop() {
        stopped |= poll.mustStop(nodes) || nodes >= maxNodes;
        return stopped;
    }

    /** Whether the control or the number of nodes has stopped a search. */
    public boolean isStopped() {
        return stopped;
    }

    /** The principal variation of the last search. */
    Line line() {
        return variations.line();
    }

    /** The number of moves made, in all searches of this tree. */
    public long nodes() {
        return nodes;
    }

    /** About the number of moves made, for other threads. */
    long publishedNodes() {
        return poll.publishedNodes();
    }

    /** The number of leaves evaluated, in all searches of this tree. */
    public long leaves() {
        return leaves;
    }

    /** The legal moves of the position, in the generator's order. */
    int[] legalMoves() {
        MoveList list = lists[0];
        board.generate(list);
        return list.stream().filter(this::isLegal).toArray();
    }

    private boolean isLegal(int move) {
        boolean legal = board.tryMove(move);
        if (legal) {
            board.undoMove();
        }
        return legal;
    }
}

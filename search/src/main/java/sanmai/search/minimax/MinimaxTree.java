package sanmai.search.minimax;

import sanmai.search.Line;
import sanmai.search.Score;
import sanmai.search.SearchControl;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * One minimax tree of a fixed depth: all legal moves of every position, made one after the other down to the leaves,
 * which are worth their material. A side without a legal move has lost, the sooner the worse. Repetitions are not
 * looked for. Among equally good moves the first in the generator's order wins.
 *
 * <p>The same code walks the tree on every board, and its nodes, leaves and score are the same on all of them; the line
 * may be another one of the same worth, since the order of moves differs.
 *
 * <p>Nothing is allocated while the tree is walked. Not safe for use by several threads.
 */
public final class MinimaxTree {
    /**
     * How many nodes are walked between two looks at the control, the leaves below one position always together: some
     * microseconds, milliseconds in a cold JVM.
     */
    private static final int NODES_PER_LOOK = 128;

    private final MinimaxBoard board;
    private final int balance;
    private final SearchControl control;
    private final long maxNodes;

    /** By ply: the moves there. */
    private final MoveList[] lists;

    /** By ply: the best line from there, and its length. */
    private final int[][] lines;

    private final int[] lengths;

    private long nodes;
    private long leaves;
    private long nextLook;
    private boolean brokenOff;

    /**
     * A tree below a position, which is copied.
     *
     * @param generator which board and which moves to search with
     * @param maxDepth the greatest depth that will be searched, from 0
     * @param maxNodes after how many moves to break off
     * @param control may break the search off too
     */
    public MinimaxTree(Position position, MoveGenerator generator, int maxDepth, long maxNodes, SearchControl control) {
        board = generator.board(position);
        balance = Material.balance(position);
        this.control = control;
        this.maxNodes = maxNodes;
        lists = new MoveList[maxDepth];
        lines = new int[maxDepth + 1][];
        lengths = new int[maxDepth + 1];
        for (int ply = 0; ply < maxDepth; ply++) {
            lists[ply] = new MoveList();
        }
        for (int ply = 0; ply <= maxDepth; ply++) {
            lines[ply] = new int[maxDepth - ply];
        }
    }

    /** The score of the position, searched so many plies deep. Meaningless if the tree was {@link #isBrokenOff()}. */
    public int search(int depth) {
        return value(depth, 0, balance);
    }

    /**
     * The score of one legal move of the position, the replies to it searched one ply less deep than this. Meaningless
     * if the tree was {@link #isBrokenOff()}.
     */
    int search(int move, int depth) {
        lengths[0] = 0;
        if (mustBreakOff()) {
            return Score.matedIn(0);
        }
        int balanceAfter = balance + gain(move);
        board.tryMove(move);
        nodes++;
        int score = -value(depth - 1, 1, -balanceAfter);
        board.undoMove();
        remember(0, move);
        return score;
    }

    private int value(int depth, int ply, int balanceHere) {
        lengths[ply] = 0;
        if (depth == 0) {
            leaves++;
            return balanceHere;
        }
        MoveList list = lists[ply];
        board.generate(list);
        return depth == 1 ? bestLeaf(list, ply, balanceHere) : bestSubtree(list, depth, ply, balanceHere);
    }

    private int bestSubtree(MoveList list, int depth, int ply, int balanceHere) {
        int best = Score.matedIn(ply);
        for (int i = 0; i < list.size(); i++) {
            if (mustBreakOff()) {
                return best;
            }
            int move = list.get(i);
            int balanceAfter = balanceHere + gain(move);
            if (!board.tryMove(move)) {
                continue;
            }
            nodes++;
            int score = -value(depth - 1, ply + 1, -balanceAfter);
            board.undoMove();
            // Strictly: no legal move at all is worse than any, so there is always a first one that is better.
            if (!brokenOff && score > best) {
                best = score;
                remember(ply, move);
            }
        }
        return best;
    }

    /**
     * The same for moves that lead to leaves. A loop of its own, without a call for each leaf and with all counts in
     * locals, so that little but the making of the moves is measured.
     */
    private int bestLeaf(MoveList list, int ply, int balanceHere) {
        lookAtControl();
        int best = Score.matedIn(ply);
        int bestMove = Move.NONE;
        long room = maxNodes - nodes;
        long made = 0;
        for (int i = 0; i < list.size(); i++) {
            if (made >= room) {
                brokenOff = true;
                break;
            }
            int move = list.get(i);
            int score = balanceHere + gain(move);
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
            lengths[ply + 1] = 0;
            remember(ply, bestMove);
        }
        return best;
    }

    private int gain(int move) {
        return Material.gain(board.pieceAt(Move.to(move)), move);
    }

    private boolean mustBreakOff() {
        lookAtControl();
        brokenOff |= nodes >= maxNodes;
        return brokenOff;
    }

    private void lookAtControl() {
        if (nodes >= nextLook) {
            brokenOff |= control.mustStop();
            nextLook = nodes + NODES_PER_LOOK;
        }
    }

    private void remember(int ply, int move) {
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
        lengths[ply] = lengths[ply + 1] + 1;
    }

    /** Whether the control or the number of nodes ended a search early. */
    public boolean isBrokenOff() {
        return brokenOff;
    }

    /** The best line that the last search found. */
    Line line() {
        int[] moves = new int[lengths[0]];
        System.arraycopy(lines[0], 0, moves, 0, moves.length);
        return Line.of(moves);
    }

    /** How many moves have been made, in all searches of this tree. */
    public long nodes() {
        return nodes;
    }

    /** How many positions have been worth their material, at the full depth of all searches of this tree. */
    public long leaves() {
        return leaves;
    }

    /** The legal moves of the position, in the generator's order. */
    int[] legalMoves() {
        MoveList list = lists[0];
        board.generate(list);
        return list.stream().filter(this::isTaken).toArray();
    }

    private boolean isTaken(int move) {
        boolean taken = board.tryMove(move);
        if (taken) {
            board.undoMove();
        }
        return taken;
    }
}

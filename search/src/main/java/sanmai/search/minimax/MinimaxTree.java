package sanmai.search.minimax;

import sanmai.movegen.LegalMoves;
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
 * <p>Nothing is allocated while the tree is walked. Not safe for use by several threads.
 */
final class MinimaxTree {
    /** How many nodes are walked between two looks at the control: some microseconds, milliseconds in a cold JVM. */
    private static final int NODES_PER_LOOK = 128;

    private final Position position;
    private final SearchControl control;
    private final long maxNodes;
    private final LegalMoves generator = new LegalMoves();

    /** By ply: the moves there. */
    private final MoveList[] lists;

    /** By ply: the best line from there, and its length. */
    private final int[][] lines;

    private final int[] lengths;

    private long nodes;
    private long nextLook;
    private boolean brokenOff;

    MinimaxTree(Position position, int maxDepth, long maxNodes, SearchControl control) {
        this.position = position;
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
    int search(int depth) {
        return value(depth, 0, Material.balance(position));
    }

    private int value(int depth, int ply, int balance) {
        lengths[ply] = 0;
        if (depth == 0) {
            return balance;
        }
        MoveList list = lists[ply];
        generator.generate(position, list);
        int best = Score.matedIn(ply);
        for (int i = 0; i < list.size(); i++) {
            if (mustBreakOff()) {
                return best;
            }
            int move = list.get(i);
            int balanceAfter = balance + Material.gain(position, move);
            nodes++;
            position.doMove(move);
            int score = -value(depth - 1, ply + 1, -balanceAfter);
            position.undoMove();
            // Strictly: no legal move at all is worse than any, so there is always a first one that is better.
            if (!brokenOff && score > best) {
                best = score;
                remember(ply, move);
            }
        }
        return best;
    }

    private boolean mustBreakOff() {
        if (nodes >= nextLook) {
            brokenOff |= control.mustStop();
            nextLook = nodes + NODES_PER_LOOK;
        }
        brokenOff |= nodes >= maxNodes;
        return brokenOff;
    }

    private void remember(int ply, int move) {
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
        lengths[ply] = lengths[ply + 1] + 1;
    }

    /** Whether the control or the number of nodes ended a search early. */
    boolean isBrokenOff() {
        return brokenOff;
    }

    /** The best line that the last search found. */
    Line line() {
        int[] moves = new int[lengths[0]];
        System.arraycopy(lines[0], 0, moves, 0, moves.length);
        return Line.of(moves);
    }

    /** How many moves have been made, in all searches of this tree. */
    long nodes() {
        return nodes;
    }

    /** The first legal move; {@link Move#NONE} if there is none. */
    int firstLegalMove() {
        MoveList list = lists[0];
        generator.generate(position, list);
        return list.size() == 0 ? Move.NONE : list.get(0);
    }
}

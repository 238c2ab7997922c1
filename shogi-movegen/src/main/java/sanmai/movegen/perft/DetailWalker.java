package sanmai.movegen.perft;

import org.jspecify.annotations.Nullable;
import sanmai.movegen.DetailCounter;
import sanmai.movegen.DetailSums;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Walks the tree of legal moves on one thread and counts its leaves by what their last moves do, as {@link PerftWalker}
 * counts them. Nothing is allocated once the position's history is long enough. Not safe for use by several threads.
 */
final class DetailWalker {
    private final Position position;
    private final boolean makes;
    private final @Nullable DetailTable table;
    private final LegalMoves generator = new LegalMoves();
    private final DetailCounter counter = new DetailCounter();
    private final MadeDetails made = new MadeDetails();
    private final MoveList[] lists;

    /** By depth: the sums below the current position. */
    private final DetailSums[] sums;

    /**
     * Walks from this position.
     *
     * @param maxDepth the deepest walk there will be, from 0
     * @param lastPly counted or made, not listed
     * @param table remembered details, or null
     */
    DetailWalker(Position position, int maxDepth, LastPly lastPly, @Nullable DetailTable table) {
        this.position = position;
        makes = lastPly == LastPly.MAKE;
        this.table = table;
        lists = new MoveList[maxDepth + 1];
        sums = new DetailSums[maxDepth + 1];
        for (int depth = 0; depth <= maxDepth; depth++) {
            lists[depth] = new MoveList();
            sums[depth] = new DetailSums();
        }
    }

    /**
     * Adds the leaves {@code depth} plies below the position, which is the same afterwards; at depth 0 the only leaf has no
     * last move. If the thread is interrupted, the walk ends with an exception, and the position is left somewhere in the tree.
     */
    void add(int depth, DetailSums into) {
        if (depth == 0) {
            into.nodes++;
        } else if (depth == 1) {
            addLastPly(into);
        } else if (table == null) {
            walk(depth, into);
        } else if (!table.add(position.key(), depth, into)) {
            DetailSums own = sums[depth];
            own.clear();
            walk(depth, own);
            table.put(position.key(), depth, own);
            into.add(own);
        }
    }

    private void addLastPly(DetailSums into) {
        if (makes) {
            made.add(position, into);
        } else {
            counter.add(position, into);
        }
    }

    private void walk(int depth, DetailSums into) {
        if (depth >= PerftWalker.INTERRUPTIBLE_DEPTH && Thread.currentThread().isInterrupted()) {
            throw new WalkInterrupted();
        }
        MoveList list = lists[depth];
        generator.generate(position, list);
        for (int i = 0; i < list.size(); i++) {
            position.doMove(list.get(i));
            add(depth - 1, into);
            position.undoMove();
        }
    }
}

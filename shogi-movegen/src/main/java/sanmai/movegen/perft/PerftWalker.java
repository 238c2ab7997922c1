package sanmai.movegen.perft;

import org.jspecify.annotations.Nullable;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.MoveCounter;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Walks the tree of legal moves on one thread and counts its leaves: the core of {@link Perft}, for measurements of
 * nothing else. Nothing is allocated once the position's history is long enough. Not safe for use by several threads.
 */
public final class PerftWalker {
    /**
     * The height above the leaves at which interruptions are checked: promptly, and so rarely that it costs nothing.
     */
    static final int INTERRUPTIBLE_DEPTH = 3;

    private final Position position;
    private final LastPly lastPly;
    private final @Nullable PerftTable table;
    private final LegalMoves generator = new LegalMoves();
    private final MoveCounter counter = new MoveCounter();
    private final MoveList[] lists;

    /**
     * Walks from this position, and remembers no counts.
     *
     * @param maxDepth the deepest walk there will be, from 0
     */
    public PerftWalker(Position position, int maxDepth, LastPly lastPly) {
        this(position, maxDepth, lastPly, null);
    }

    /**
     * Walks from this position.
     *
     * @param table remembered counts, or null
     */
    PerftWalker(Position position, int maxDepth, LastPly lastPly, @Nullable PerftTable table) {
        this.position = position;
        this.lastPly = lastPly;
        this.table = table;
        lists = new MoveList[maxDepth + 1];
        for (int depth = 0; depth < lists.length; depth++) {
            lists[depth] = new MoveList();
        }
    }

    /**
     * The number of leaves {@code depth} plies below the position, which is the same afterwards. If the thread is interrupted,
     * the walk ends with an exception, and the position is left somewhere in the tree.
     */
    public long count(int depth) {
        if (depth <= 1) {
            return depth == 0 ? 1 : lastPly();
        }
        if (table == null) {
            return walk(depth);
        }
        long known = table.get(position.key(), depth);
        if (known != PerftTable.UNKNOWN) {
            return known;
        }
        long nodes = walk(depth);
        table.put(position.key(), depth, nodes);
        return nodes;
    }

    private long walk(int depth) {
        if (depth >= INTERRUPTIBLE_DEPTH && Thread.currentThread().isInterrupted()) {
            throw new WalkInterrupted();
        }
        MoveList list = lists[depth];
        generator.generate(position, list);
        return depth == 2 ? lastPlyBelow(list) : below(list, depth - 1);
    }

    private long below(MoveList list, int depth) {
        long nodes = 0;
        for (int i = 0; i < list.size(); i++) {
            position.doMove(list.get(i));
            nodes = Math.addExact(nodes, count(depth));
            position.undoMove();
        }
        return nodes;
    }

    /** Apart from {@link #below}, so that the hottest loop is compiled without the recursion, which would take its registers. */
    private long lastPlyBelow(MoveList list) {
        long nodes = 0;
        for (int i = 0; i < list.size(); i++) {
            position.doMove(list.get(i));
            nodes += lastPly();
            position.undoMove();
        }
        return nodes;
    }

    private long lastPly() {
        return switch (lastPly) {
            case COUNT -> counter.count(position);
            case LIST -> listed();
            case MAKE -> made();
        };
    }

    private long listed() {
        MoveList list = lists[1];
        generator.generate(position, list);
        return list.size();
    }

    private long made() {
        MoveList list = lists[1];
        generator.generate(position, list);
        return makeEach(list);
    }

    /** A separate method, so that the JIT compiler can inline the making and taking back of moves. */
    private long makeEach(MoveList list) {
        long nodes = 0;
        for (int i = 0; i < list.size(); i++) {
            position.doMove(list.get(i));
            nodes++;
            position.undoMove();
        }
        return nodes;
    }
}

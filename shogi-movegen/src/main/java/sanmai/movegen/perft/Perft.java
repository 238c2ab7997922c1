package sanmai.movegen.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sanmai.movegen.DetailSums;
import sanmai.shogi.Position;

/**
 * Counts the leaves of trees of legal moves. Counts that the table remembers serve later positions as well. The
 * position that is handed in is not changed. Not safe for use by several threads; it starts its own threads.
 *
 * <pre>
 * long nodes = new Perft(PerftSettings.DEFAULT).count(Position.start(), 4); // 719731
 * </pre>
 */
public final class Perft {
    /** The greatest depth. Trees with more than {@link Long#MAX_VALUE} leaves are refused before they end. */
    public static final int MAX_DEPTH = 64;

    private final PerftSettings settings;
    private final @Nullable PerftTable table;
    private final @Nullable DetailTable detailTable;

    /**
     * Makes a counter, with its table.
     *
     * @throws IllegalArgumentException if the heap has no room for the table
     */
    public Perft(PerftSettings settings) {
        this.settings = settings;
        int megabytes = settings.hashMegabytes();
        table = megabytes == 0 || settings.details() ? null : table(megabytes, PerftTable::new);
        detailTable = megabytes == 0 || !settings.details() ? null : table(megabytes, DetailTable::new);
    }

    private static <T> T table(int megabytes, IntFunction<T> tables) {
        try {
            if (megabytes < heapMegabytes()) {
                return tables.apply(megabytes);
            }
        } catch (OutOfMemoryError e) {
            // Only an attempt tells: the arrays must fit into one generation of the heap, whose size is not known here.
        }
        throw new IllegalArgumentException(
                megabytes + " MB of hash do not fit the heap of " + heapMegabytes() + " MB; give Java more with -Xmx");
    }

    private static long heapMegabytes() {
        return Runtime.getRuntime().maxMemory() >> 20;
    }

    /**
     * The number of leaves {@code depth} plies below the position, 0 to {@link #MAX_DEPTH}.
     *
     * @throws InterruptedException if the calling thread is interrupted; the count ends promptly
     */
    public long count(Position position, int depth) throws InterruptedException {
        return count(position, depth, PerftListener.NONE);
    }

    /**
     * The number of leaves, with reports on the way.
     *
     * @throws InterruptedException if the calling thread is interrupted; the count ends promptly
     */
    public long count(Position position, int depth, PerftListener listener) throws InterruptedException {
        requireDepth(depth);
        PerftRun run = run(position, depth, all(position, depth), listener);
        run.run();
        return run.nodes();
    }

    /**
     * The number of leaves below each legal move of the position, in the order of the moves' USI text. Nothing for
     * depth 0, where no move is made, and if unique positions are wanted, to which several moves lead.
     *
     * @throws InterruptedException if the calling thread is interrupted; the listener has heard the moves counted so far
     */
    public List<MoveCount> divide(Position position, int depth, PerftListener listener) throws InterruptedException {
        requireDepth(depth);
        return divide(position, depth, all(position, depth), listener);
    }

    private PartsToCount all(Position position, int depth) {
        return new PartsToCount(settings.parts(position.copy(), depth), Map.of());
    }

    /**
     * The number of leaves below each legal move of the position, counting only some parts of the tree. Empty for depth
     * 0, whose only part the listener hears of, and if unique positions are wanted.
     *
     * @param parts what to count, parts of the tree of this position and depth
     * @throws InterruptedException if the calling thread is interrupted; the listener has heard what is counted so far
     */
    public List<MoveCount> divide(Position position, int depth, PartsToCount parts, PerftListener listener)
            throws InterruptedException {
        requireDepth(depth);
        return run(position, depth, parts, listener).run();
    }

    private PerftRun run(Position position, int depth, PartsToCount parts, PerftListener listener)
            throws InterruptedException {
        Position root = position.copy();
        boolean byPosition = settings.uniquePlies() > 0 && !parts.missing().isEmpty();
        UniquePositions unique = byPosition ? unique(root.copy(), listener) : null;
        return new PerftRun(parts, settings.threads(), () -> counter(root.copy(), depth, unique), listener);
    }

    private UniquePositions unique(Position root, PerftListener listener) throws InterruptedException {
        try {
            return UniquePositions.of(root, settings.uniquePlies(), listener);
        } catch (WalkInterrupted e) {
            Thread.interrupted(); // From here on the exception reports the interruption, as is usual.
            throw new InterruptedException();
        } catch (OutOfMemoryError e) {
            throw new OutOfMemoryError("no room for the unique positions after " + settings.uniquePlies() + " plies ("
                    + e.getMessage() + ", heap of " + heapMegabytes()
                    + " MB): take fewer plies, or give Java more with -Xmx");
        }
    }

    private PartCounter counter(Position root, int depth, @Nullable UniquePositions unique) {
        return settings.details()
                ? PartCounter.ofDetails(root, depth, unique, settings.firstDetailDepth(), detailWalker(root, depth))
                : PartCounter.ofNodes(root, depth, unique, new PerftWalker(root, depth, settings.lastPly(), table));
    }

    private DetailWalker detailWalker(Position root, int depth) {
        return new DetailWalker(root, depth, settings.lastPly(), detailTable);
    }

    /**
     * What the last moves of the trees of all depths from 1 to {@code depth} do; if unique positions are wanted, of all depths
     * below these. The settings must ask for details.
     *
     * @return the details by depth, the least depth first; nothing for depth 0
     * @throws InterruptedException if the calling thread is interrupted; the count ends promptly
     */
    public List<PerftDetails> details(Position position, int depth, PerftListener listener)
            throws InterruptedException {
        requireDepth(depth);
        DetailRows rows = new DetailRows(listener);
        divide(position, depth, rows);
        return Stream.concat(shallowDetails(position, depth).stream(), rows.rows().stream())
                .toList();
    }

    /**
     * The details of the depths below {@link PerftSettings#firstDetailDepth}, up to {@code depth}: parts have none there, and
     * counting is quick. Nothing if unique positions are wanted.
     */
    public List<PerftDetails> shallowDetails(Position position, int depth) {
        Position root = position.copy();
        List<PerftDetails> shallow = new ArrayList<>();
        for (int d = 1; d <= depth && d < settings.firstDetailDepth() && settings.uniquePlies() == 0; d++) {
            DetailSums sums = new DetailSums();
            detailWalker(root, d).add(d, sums);
            shallow.add(PerftDetails.of(sums));
        }
        return shallow;
    }

    private void requireDepth(int depth) {
        if (depth < 0 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("depth " + depth + ": must be between 0 and " + MAX_DEPTH);
        }
        if (settings.uniquePlies() > 0 && depth <= settings.uniquePlies()) {
            throw new IllegalArgumentException(
                    "depth " + depth + ": must be above " + settings.uniquePlies() + ", the plies to unique positions");
        }
    }
}

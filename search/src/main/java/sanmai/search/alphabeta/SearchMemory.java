package sanmai.search.alphabeta;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sanmai.search.alphabeta.root.RootSearch;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.Resources;

/** What a search has allocated: the hash tables, which all threads share, and a {@link RootSearch} for each thread. */
final class SearchMemory {
    private final EvaluationFactory evaluations;
    private final Features features;
    private final List<RootSearch> searches = new ArrayList<>();
    private volatile @Nullable TranspositionTable table; // null until it is allocated, and so is the next
    private @Nullable MateSolver mateSolver;
    private int hashMegabytes;

    /** No memory yet. */
    SearchMemory(EvaluationFactory evaluations, Features features) {
        this.evaluations = evaluations;
        this.features = features;
    }

    boolean isEmpty() {
        return table == null;
    }

    @Nullable
    TranspositionTable table() {
        return table;
    }

    MateSolver mateSolver() {
        return mateSolver;
    }

    /** One for each thread, the main thread's first. */
    List<RootSearch> searches() {
        return searches;
    }

    /**
     * Allocates these resources, or less if there is no room: first fewer threads, then less hash. What is allocated
     * already stays if it is still wanted.
     *
     * @return what is allocated now
     * @throws OutOfMemoryError if there is no room for one thread and one megabyte; then nothing stays allocated
     */
    Resources allocate(Resources wanted) {
        MemoryNeed need = MemoryNeed.of(evaluations);
        Resources next = need.fit(wanted, MemoryNeed.available(evaluations));
        while (true) {
            try {
                allocateAll(next);
                return next;
            } catch (OutOfMemoryError e) {
                // Others have allocated on the heap in the meantime.
                release();
                Resources less = need.fit(next, need.bytes(next) / 4 * 3);
                if (less.equals(next)) {
                    throw e;
                }
                next = less;
            }
        }
    }

    private void allocateAll(Resources resources) {
        keepThreads(resources.threads());
        if (isEmpty() || resources.hashMegabytes() != hashMegabytes) {
            releaseTables(); // The new ones may need their room.
            TranspositionTable newTable =
                    new TranspositionTable(resources.hashMegabytes(), SearchMemory::onAllProcessors);
            mateSolver = new MateSolver(MemoryNeed.mateMegabytes(resources.hashMegabytes()));
            table = newTable;
            hashMegabytes = resources.hashMegabytes();
        }
        while (searches.size() < resources.threads()) {
            searches.add(new RootSearch(evaluations.create(), features));
        }
        Reference.reachabilityFence(new byte[MemoryNeed.RESERVED_BYTES]); // Throws if less is left.
    }

    /** Does the parts of some work. If the system starts no threads, the caller does all, some of them for the second time. */
    private static void onAllProcessors(IntConsumer work, int parts) {
        try {
            IntStream.range(0, parts).parallel().forEach(work);
        } catch (OutOfMemoryError e) {
            IntStream.range(0, parts).forEach(work);
        }
    }

    /** Keeps this number of threads, and drops the others. */
    void keepThreads(int threads) {
        searches.subList(Math.min(threads, searches.size()), searches.size()).clear();
    }

    private void releaseTables() {
        table = null;
        mateSolver = null;
        searches.forEach(RootSearch::releaseTable);
    }

    /** Drops everything. */
    void release() {
        releaseTables();
        searches.clear();
    }

    /** Forgets what earlier searches have learnt. */
    void clear() {
        if (!isEmpty()) {
            table.clear();
            mateSolver.newGame();
        }
        searches.forEach(RootSearch::clear);
    }
}

package sanmai.search.alphabeta;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sanmai.search.Resources;
import sanmai.search.alphabeta.root.RootSearch;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.mate.MateSolver;

/** What a search has allocated: the hash tables, which all threads share, and a {@link RootSearch} for each thread. */
final class SearchMemory {
    private final EvaluationFactory evaluations;
    private final Features features;
    private final List<RootSearch> searches = new ArrayList<>();
    private @Nullable TranspositionTable table; // null until it is allocated, and so is the next
    private @Nullable MateSolver mateSolver;
    private int hashMegabytes;

    /** Nothing is allocated yet. */
    SearchMemory(EvaluationFactory evaluations, Features features) {
        this.evaluations = evaluations;
        this.features = features;
    }

    boolean isEmpty() {
        return table == null;
    }

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
     * Allocates what is wanted, or as much of it as there is room for: fewer threads first, then less hash. What there is
     * already is kept as far as it is wanted.
     *
     * @return what there is now
     * @throws OutOfMemoryError if there is no room for one thread and one megabyte; then there is nothing
     */
    Resources allocate(Resources wanted) {
        MemoryNeed need = MemoryNeed.of(evaluations);
        Resources next = need.fit(wanted, MemoryNeed.available());
        while (true) {
            try {
                allocateAll(next);
                return next;
            } catch (OutOfMemoryError e) {
                // Others have taken some of the heap.
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
            TranspositionTable newTable = new TranspositionTable(resources.hashMegabytes());
            mateSolver = new MateSolver(MemoryNeed.mateMegabytes(resources.hashMegabytes()));
            table = newTable;
            hashMegabytes = resources.hashMegabytes();
        }
        while (searches.size() < resources.threads()) {
            searches.add(new RootSearch(evaluations.create(), features));
        }
        Reference.reachabilityFence(new byte[MemoryNeed.RESERVED_BYTES]); // There is that much left.
    }

    /** Gives up the memory of all threads but this number. */
    void keepThreads(int threads) {
        searches.subList(Math.min(threads, searches.size()), searches.size()).clear();
    }

    private void releaseTables() {
        table = null;
        mateSolver = null;
        searches.forEach(RootSearch::releaseTable);
    }

    /** Gives all up. */
    void release() {
        releaseTables();
        searches.clear();
    }

    /** Forgets what was learnt. */
    void clear() {
        if (!isEmpty()) {
            table.clear();
            mateSolver.newGame();
        }
        searches.forEach(RootSearch::clear);
    }
}

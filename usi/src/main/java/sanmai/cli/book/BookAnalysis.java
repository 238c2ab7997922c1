package sanmai.cli.book;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import sanmai.search.Searcher;
import sanmai.search.time.SearchControl;
import sanmai.workers.Workers;

/** Searches positions of a book by several threads, each position by one. What is found does not depend on their number. */
final class BookAnalysis {
    private final List<Searcher> searchers;

    /** An analysis by these searchers, one for each thread. */
    BookAnalysis(List<Searcher> searchers) {
        this.searchers = searchers;
    }

    /**
     * Searches all positions.
     *
     * @param search searches one of them
     * @param listener receives what was found and the number of positions so far, one call at a time, in no order
     * @throws InterruptedException if the thread is interrupted
     */
    <P, F> void run(List<P> positions, BiFunction<BookSearch, P, F> search, BiConsumer<F, Integer> listener)
            throws InterruptedException {
        SearchControl control = new SearchControl();
        AtomicInteger next = new AtomicInteger();
        int[] done = new int[1];
        Workers.run(
                searchers,
                searcher -> {
                    BookSearch worker = new BookSearch(searcher, control);
                    for (int i = next.getAndIncrement(); i < positions.size(); i = next.getAndIncrement()) {
                        F found = search.apply(worker, positions.get(i));
                        if (control.mustStop()) {
                            return; // The search may have been cut short.
                        }
                        synchronized (listener) {
                            listener.accept(found, ++done[0]);
                        }
                    }
                },
                control::stop);
    }
}

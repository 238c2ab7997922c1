package sanmai.search;

import java.util.function.Supplier;

/**
 * Hears the results of a running search. The thread that searches calls it.
 */
@FunctionalInterface
public interface SearchListener {
    /** Ignores all results. */
    SearchListener NONE = result -> {};

    /** A deeper or better result was found. The last result heard is the result of the search. */
    void found(SearchResult result);

    /**
     * The search has begun.
     *
     * @param progress gives any thread the progress of the search, while it runs and afterwards
     */
    default void begun(Supplier<SearchProgress> progress) {}
}

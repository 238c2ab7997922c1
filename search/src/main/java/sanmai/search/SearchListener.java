package sanmai.search;

/** Hears the results of a running search. */
@FunctionalInterface
public interface SearchListener {
    /** Ignores all results. */
    SearchListener NONE = result -> {};

    /** A deeper or better result was found. The last one is the result of the search. */
    void found(SearchResult result);
}

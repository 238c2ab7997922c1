package sanmai.search;

/** Hears what a search has found so far. */
@FunctionalInterface
public interface SearchListener {
    /** Hears nothing. */
    SearchListener NONE = result -> {};

    /** A better or deeper result has been found. The last one heard is what the search answers. */
    void found(SearchResult result);
}

package sanmai.usi.engine;

/** What may have to be done before a search, in this order. */
enum PreparationStep {
    LOAD_EVALUATION,
    LOAD_BOOK,
    /** Lets the JVM compile the search. */
    WARM_UP,
    /** Clears the hash tables. */
    FORGET,
    /** Allocates hash tables and starts threads. */
    ALLOCATE,
    /** Gives memory that is no longer used back to the system. */
    RETURN_MEMORY
}

package sanmai.usi;

/** A work, and what the engine is doing while it goes on. */
record Task(State state, Work work) {}

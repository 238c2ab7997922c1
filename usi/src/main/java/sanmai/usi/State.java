package sanmai.usi;

/** What the engine is doing, as far as the GUI can tell. */
enum State {
    /** Nothing. */
    IDLE,
    /** Getting memory, forgetting the last game. */
    PREPARING,
    /** Looking for a move; the answer goes out as soon as it is known. */
    THINKING,
    /** Looking for moves until {@code stop}; the answer is held back. */
    ANALYSING,
    /** Looking for a move on the opponent's time; the answer is held back. */
    PONDERING,
    /** Looking for a mate. */
    SOLVING,
    /** Counting leaves, or nodes. */
    COUNTING,
    /** The answer has gone out, but the work has not ended yet. */
    ENDING
}

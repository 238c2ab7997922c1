package sanmai.usi.job;

/** What the engine is doing, as far as the GUI can tell. The package documentation of the session draws the transitions. */
public enum EngineState {
    /** Nothing. */
    IDLE,
    /** Allocating memory, reading the book, forgetting the last game, warming up. */
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
    /** The answer has gone out, but the job has not ended yet. */
    ENDING;

    /** Whether the GUI does not want to hear the answer yet. */
    boolean holdsAnswerBack() {
        return this == ANALYSING || this == PONDERING;
    }
}

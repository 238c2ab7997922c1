package sanmai.usi;

/**
 * Something that takes time. It is done on a thread of its own, once, while the conversation goes on; the session hears
 * when it has been done and only then says the answer.
 */
interface Work {
    /** Does it, on the thread for work. */
    void run();

    /** Asks it to come to an end soon. Called on the thread of the conversation. */
    void stop();

    /** Tells the GUI that it goes on. Called now and then, on the thread of the conversation. */
    default void report() {}

    /** What to say when it has been done; empty for nothing. Called when {@link #run} has returned or thrown. */
    String answer();
}

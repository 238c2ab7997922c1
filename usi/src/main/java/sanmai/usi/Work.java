package sanmai.usi;

/**
 * Something that takes time. It is done on a thread of its own, once, while the conversation goes on; the session hears
 * when it has been done and says the answer.
 */
interface Work {
    /** Does it, on the thread for work. */
    void run();

    /** Asks it to come to an end soon. Called on the thread of the conversation. */
    void stop();

    /** Tells the GUI that it goes on. Called now and then, on the thread of the conversation. */
    default void report() {}

    /**
     * What to say in the end; empty for nothing. Called once, when {@link #run} has returned or thrown, or before that if
     * it takes too long; then the work says nothing more.
     */
    String answer();
}

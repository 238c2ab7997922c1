package sanmai.usi.client;

/**
 * Hears every line between a client and an engine, such as for a log. The threads that talk to the engine call it, several at
 * once, and wait for it, so it must be safe for use by several threads and return soon. What it throws goes to the handler of
 * uncaught exceptions, and the engine goes on.
 */
public interface UsiListener {
    /** A line that the engine is sent, just before it is. */
    default void sent(String line) {}

    /** A line that the engine has written to its output. */
    default void received(String line) {}

    /** A line that the engine has written to its error output. */
    default void complained(String line) {}
}

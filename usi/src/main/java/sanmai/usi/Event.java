package sanmai.usi;

import java.util.Optional;
import sanmai.usi.protocol.UsiCommand;

/** What the session has to deal with, one after the other. */
sealed interface Event {
    /**
     * The GUI said something.
     *
     * @param command what it said
     * @param nanos when, by {@link System#nanoTime}
     */
    record Heard(UsiCommand command, long nanos) implements Event {}

    /** The GUI is gone. */
    record HungUp() implements Event {}

    /**
     * A work has been done.
     *
     * @param work which one
     * @param failure what went wrong, if anything did
     */
    record Done(Work work, Optional<Throwable> failure) implements Event {}
}

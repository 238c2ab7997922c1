package sanmai.search.mate;

import java.util.function.LongSupplier;
import sanmai.search.StopPoll;
import sanmai.search.time.SearchControl;

/**
 * The node budget of a mate search: the number of moves made, its limit, and whether the control stopped the search. It
 * belongs to one thread; the moves that helping threads make count too.
 */
final class NodeBudget {
    private static final int NODES_PER_POLL = 100;

    private final StopPoll poll = new StopPoll(NODES_PER_POLL);
    private SearchControl control;
    private boolean obeysControl;
    private long nodes;
    private long maxNodes;
    private boolean isStrict;
    private boolean limitReached;
    private volatile LongSupplier helpersNodes = () -> 0;
    private volatile boolean interrupted;

    /** Starts a new problem: no node has been counted. */
    void start(SearchControl newControl) {
        control = newControl;
        obeysControl = true;
        nodes = 0;
        limitReached = false;
        interrupted = false;
        poll.start(this::controlSaysStop);
    }

    private boolean controlSaysStop() {
        limitReached |= nodes + helpersNodes.getAsLong() >= maxNodes;
        return obeysControl && control.mustStop();
    }

    /** Whether the control can stop the search from now on. An earlier stop is forgotten. */
    void obeyControl(boolean obeys) {
        obeysControl = obeys;
        poll.restart();
    }

    /** Sets the limit for the next part of the problem, counted from its start. */
    void setLimit(long newMaxNodes) {
        maxNodes = newMaxNodes;
        limitReached = false;
    }

    /** Whether the limit holds at each move; else a node that is begun is evaluated to its end. */
    void setStrict(boolean strict) {
        isStrict = strict;
    }

    /** Whether the next move would break a strict limit; then the search must end. */
    boolean isLimitReached() {
        return isStrict && mustEnd();
    }

    /** Counts the moves of helping threads too, from now on; the argument gives their number. */
    void startHelp(LongSupplier newHelpersNodes) {
        helpersNodes = newHelpersNodes;
    }

    /** The helping threads have ended. */
    void endHelp() {
        nodes += helpersNodes.getAsLong();
        helpersNodes = () -> 0;
        interrupted = false;
    }

    /** Ends the search, as if its limit were reached, until {@link #goOn}. Any thread may call this. */
    void interrupt() {
        interrupted = true;
    }

    /** Goes on after an interruption; false if there was none. */
    boolean goOn() {
        boolean was = interrupted;
        interrupted = false;
        limitReached &= !was;
        return was;
    }

    /** Counts a move made. */
    void count() {
        nodes++;
    }

    /** Whether the search must end; asks the control every {@value #NODES_PER_POLL} nodes. */
    boolean mustEnd() {
        poll.mustStop(nodes);
        limitReached |= nodes >= maxNodes || interrupted;
        return isExhausted();
    }

    /** Whether the search had to end; then its result is invalid. */
    boolean isExhausted() {
        return limitReached || poll.isStopped();
    }

    /** Whether the control has stopped the search. */
    boolean isStopped() {
        return poll.isStopped();
    }

    /** The number of moves made since the start. */
    long nodes() {
        return nodes;
    }

    /** The approximate number of moves made, those of helping threads included. Any thread may ask. */
    long publishedNodes() {
        return poll.publishedNodes() + helpersNodes.getAsLong();
    }
}

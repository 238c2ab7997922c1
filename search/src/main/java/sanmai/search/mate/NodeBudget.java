package sanmai.search.mate;

import sanmai.search.SearchControl;
import sanmai.search.StopPoll;

/** The node budget of a mate search: the number of moves made, its limit, and whether the control stopped the search. */
final class NodeBudget {
    private static final int NODES_PER_POLL = 100;

    private final StopPoll poll = new StopPoll(NODES_PER_POLL);
    private SearchControl control;
    private boolean obeysControl;
    private long nodes;
    private long maxNodes;
    private boolean limitReached;

    /** Starts a new problem: no node has been counted. */
    void start(SearchControl newControl) {
        control = newControl;
        obeysControl = true;
        nodes = 0;
        limitReached = false;
        poll.start(this::controlSaysStop);
    }

    private boolean controlSaysStop() {
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

    /** Counts a move made. */
    void count() {
        nodes++;
    }

    /** Whether the search must end; asks the control every {@value #NODES_PER_POLL} nodes. */
    boolean mustEnd() {
        poll.mustStop(nodes);
        limitReached |= nodes >= maxNodes;
        return isExhausted();
    }

    /** Whether the search had to end; then its result means nothing. */
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

    /** About the same number, for other threads. */
    long publishedNodes() {
        return poll.publishedNodes();
    }
}

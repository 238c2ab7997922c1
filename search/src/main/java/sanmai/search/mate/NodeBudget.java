package sanmai.search.mate;

import sanmai.search.SearchControl;

/** How many moves have been made for a task, how many may be, and whether the control has ended it. */
final class NodeBudget {
    /** How many moves are made between two looks at the control. */
    private static final int NODES_PER_LOOK = 100;

    private SearchControl control;
    private long maxNodes;
    private long nodes;
    private volatile long nodesToTell;
    private long nextLook;
    private boolean obedient;
    private boolean stopped;
    private boolean outOfNodes;

    /** Begins a new task: counts nodes from 0. */
    void begin(SearchControl newControl) {
        control = newControl;
        nodes = 0;
        nodesToTell = 0;
        nextLook = 0;
        obedient = true;
        stopped = false;
        outOfNodes = false;
    }

    /** Whether to ask the control from now on. */
    void obey(boolean isObedient) {
        obedient = isObedient;
        nextLook = nodes;
        stopped = false;
    }

    /** Sets how many moves may have been made at the end of the next part of the task. */
    void allow(long mostNodes) {
        maxNodes = mostNodes;
        outOfNodes = false;
    }

    /** Counts a move. */
    void count() {
        nodes++;
    }

    /** Whether the part must be broken off; asks the control now and then. */
    boolean mustBreakOff() {
        if (nodes >= nextLook) {
            stopped |= obedient && control.mustStop();
            nodesToTell = nodes;
            nextLook = nodes + NODES_PER_LOOK;
        }
        outOfNodes |= nodes >= maxNodes;
        return isBrokenOff();
    }

    /** Whether the part was broken off. */
    boolean isBrokenOff() {
        return stopped || outOfNodes;
    }

    /** Whether the control has ended the task. */
    boolean isStopped() {
        return stopped;
    }

    /** How many moves have been made. */
    long nodes() {
        return nodes;
    }

    /** About how many moves have been made, for other threads. */
    long nodesSoFar() {
        return nodesToTell;
    }
}

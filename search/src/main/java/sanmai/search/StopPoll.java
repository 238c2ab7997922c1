package sanmai.search;

import java.util.function.BooleanSupplier;

/**
 * Asks every n nodes whether a search must stop, because reading the clock takes longer than searching a node. It belongs
 * to the thread that searches; other threads may only read {@link #nodesAtLastPoll()}.
 */
public final class StopPoll {
    private final int nodesPerPoll;
    private BooleanSupplier stop = () -> false;
    private long nextPoll;
    private boolean stopped;
    private volatile long nodesAtLastPoll;

    /** Polls every {@code nodesPerPoll} nodes. */
    public StopPoll(int nodesPerPoll) {
        this.nodesPerPoll = nodesPerPoll;
    }

    /** Starts a search, which has no nodes yet and must stop when {@code newStop} says so. */
    public void start(BooleanSupplier newStop) {
        stop = newStop;
        nodesAtLastPoll = 0;
        restart();
    }

    /** Forgets that the search had to stop, and polls at the next node. */
    public void restart() {
        nextPoll = 0;
        stopped = false;
    }

    /**
     * Whether the search must stop; polls if it is time to. Once it must stop, the answer stays the same.
     *
     * @param nodes the number of nodes searched since the start
     */
    public boolean mustStop(long nodes) {
        if (nodes >= nextPoll) {
            nextPoll = nodes + nodesPerPoll;
            nodesAtLastPoll = nodes;
            stopped |= stop.getAsBoolean();
        }
        return stopped;
    }

    /** Whether the last poll said that the search must stop. */
    public boolean isStopped() {
        return stopped;
    }

    /** The number of nodes at the last poll. Any thread may ask. */
    public long nodesAtLastPoll() {
        return nodesAtLastPoll;
    }
}

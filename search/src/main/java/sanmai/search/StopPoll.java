package sanmai.search;

import java.util.function.BooleanSupplier;

/**
 * Asks every n nodes whether a search must stop, since reading the clock at every node would take a noticeable part of
 * the time. It belongs to the thread that searches; other threads may only read {@link #publishedNodes()}.
 */
public final class StopPoll {
    private final int nodesPerPoll;
    private BooleanSupplier stop = () -> false;
    private long maxNodes = Long.MAX_VALUE;
    private long nextPoll;
    private boolean stopped;
    private volatile long publishedNodes;

    /** Polls every {@code nodesPerPoll} nodes. */
    public StopPoll(int nodesPerPoll) {
        this.nodesPerPoll = nodesPerPoll;
    }

    /** Starts a search without a limit of nodes, which must stop when {@code newStop} says so. */
    public void start(BooleanSupplier newStop) {
        start(newStop, Long.MAX_VALUE);
    }

    /** Starts a search, which must stop when {@code newStop} says so, or when it has this number of nodes. */
    public void start(BooleanSupplier newStop, long newMaxNodes) {
        stop = newStop;
        maxNodes = newMaxNodes;
        publishedNodes = 0;
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
            nextPoll = Math.min(nodes + nodesPerPoll, maxNodes);
            publish(nodes);
            stopped |= nodes >= maxNodes || stop.getAsBoolean();
        }
        return stopped;
    }

    /** Whether the last poll said that the search must stop. */
    public boolean isStopped() {
        return stopped;
    }

    /** Lets other threads see the number of nodes; so does every poll. */
    public void publish(long nodes) {
        publishedNodes = nodes;
    }

    /** The number of nodes that was published last. Any thread may ask. */
    public long publishedNodes() {
        return publishedNodes;
    }
}

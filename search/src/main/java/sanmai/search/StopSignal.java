package sanmai.search;

import sanmai.search.time.SearchControl;

/**
 * Stops all searches of one player: the one that runs and those that follow, which belong to one game. Safe for use by
 * several threads.
 */
public final class StopSignal {
    private volatile boolean stopped;
    private volatile SearchControl control = new SearchControl();

    /** Stops the search that runs, and all later ones as soon as they start. */
    public void stop() {
        stopped = true;
        control.stop();
    }

    /** Whether {@link #stop()} was called. */
    public boolean isStopped() {
        return stopped;
    }

    /** The control of a search that starts now. */
    public SearchControl newControl() {
        SearchControl next = new SearchControl();
        control = next;
        if (stopped) {
            next.stop();
        }
        return next;
    }
}

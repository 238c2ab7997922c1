package sanmai.search;

/** Ends the searches of one player, the one that runs and those to come. Safe for use by several threads. */
public final class StopSignal {
    private volatile boolean given;
    private volatile SearchControl control = new SearchControl();

    /** Ends the search that runs, and all later ones as soon as they begin. */
    public void give() {
        given = true;
        control.stop();
    }

    /** Whether it has been given. */
    public boolean isGiven() {
        return given;
    }

    /** The control of a search that begins now. */
    public SearchControl begin() {
        SearchControl next = new SearchControl();
        control = next;
        if (given) {
            next.stop();
        }
        return next;
    }
}

package sanmai.search.match;

/** How a game ended for a player. */
public enum Outcome {
    LOST,
    DRAWN,
    WON;

    /** Half points: 0, 1 or 2. */
    int halves() {
        return ordinal();
    }

    /** How it ended for the other player. */
    Outcome reversed() {
        return values()[WON.ordinal() - ordinal()];
    }
}

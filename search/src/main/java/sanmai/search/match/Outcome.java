package sanmai.search.match;

/** The result of a game for a player. */
public enum Outcome {
    LOST,
    DRAWN,
    WON;

    /** Half points: 0, 1 or 2. */
    int halves() {
        return ordinal();
    }

    /** 1 for a win, 0 for a draw, -1 for a loss. */
    public int sign() {
        return ordinal() - DRAWN.ordinal();
    }

    /** The result for the other player. */
    Outcome reversed() {
        return values()[WON.ordinal() - ordinal()];
    }
}

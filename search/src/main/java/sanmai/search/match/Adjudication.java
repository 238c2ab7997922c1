package sanmai.search.match;

import sanmai.shogi.Position;

/** Notices that a game is decided: both players have said for six moves on end that the same one of them is far ahead. */
public final class Adjudication {
    /** In hundredths of a pawn. */
    private static final int FAR_AHEAD = 2500;

    private static final int PLIES = 6;

    /** For so many plies; below zero if for White. */
    private int plies;

    /**
     * Hears what the player expects who is to move in the position.
     *
     * @param score in hundredths of a pawn
     * @return whose game it is: 1 Black's, -1 White's, 0 not decided
     */
    public int hear(Position position, int score) {
        int forBlack = position.turnOrdinal() == 0 ? score : -score;
        if (forBlack >= FAR_AHEAD) {
            plies = Math.max(plies, 0) + 1;
        } else if (forBlack <= -FAR_AHEAD) {
            plies = Math.min(plies, 0) - 1;
        } else {
            plies = 0;
        }
        return Math.abs(plies) >= PLIES ? Integer.signum(plies) : 0;
    }
}

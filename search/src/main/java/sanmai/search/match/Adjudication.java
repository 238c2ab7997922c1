package sanmai.search.match;

import sanmai.shogi.Position;

/**
 * Decides a game before its end: when for six plies in a row every score, whoever's it was, had the same player at least 25
 * pawns ahead.
 */
final class Adjudication {
    /** In centipawns. */
    private static final int WINNING_SCORE = 2500;

    private static final int PLIES = 6;

    /** The number of plies in a row for which Black was winning; negative for White. */
    private int plies;

    /**
     * Takes the score of the player to move.
     *
     * @param score for the side to move, in centipawns
     * @return the winner: 1 Black, -1 White, 0 not decided
     */
    int hear(Position position, int score) {
        int forBlack = position.turnOrdinal() == 0 ? score : -score;
        if (forBlack >= WINNING_SCORE) {
            plies = Math.max(plies, 0) + 1;
        } else if (forBlack <= -WINNING_SCORE) {
            plies = Math.min(plies, 0) - 1;
        } else {
            plies = 0;
        }
        return Math.abs(plies) >= PLIES ? Integer.signum(plies) : 0;
    }
}

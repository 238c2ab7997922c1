package sanmai.search.match;

/**
 * The results of two games from the same opening, for the first player.
 *
 * @param number the number of the pair in the match, from 1
 * @param asBlack the result of the game in which the first player had Black
 * @param asWhite the result of the game in which it had White
 */
public record GamePair(int number, Outcome asBlack, Outcome asWhite) {
    /** The half points of the first player in both games: 0 to 4. */
    int halves() {
        return asBlack.halves() + asWhite.halves();
    }

    /** The first player's share of the points: 0 to 1. */
    public double share() {
        return MatchScore.share(halves());
    }
}

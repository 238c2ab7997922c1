package sanmai.search.match;

/**
 * Two games from the same opening, as they ended for the first player.
 *
 * @param number which pair of the match it is, from 1
 * @param asBlack the game in which the first player had Black
 * @param asWhite the game in which it had White
 */
public record GamePair(int number, Outcome asBlack, Outcome asWhite) {
    /** What the first player got of both games: 0 to 4 half points. */
    int halves() {
        return asBlack.halves() + asWhite.halves();
    }
}

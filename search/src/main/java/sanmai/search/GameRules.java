package sanmai.search;

import sanmai.core.Color;

/**
 * What ends a game besides mate and repetition, and what a draw is worth.
 *
 * @param enteringKingRule when a king in the opponent's camp wins
 * @param maxMoves the game is a draw when this number of moves has been made, by the numbers of {@link
 *     sanmai.shogi.Position#moveNumber()}, unless the last one mates; 0 for no limit
 * @param drawValueBlack what a draw is worth for a search that moves for Black, in hundredths of a pawn
 * @param drawValueWhite the same for White
 */
public record GameRules(EnteringKingRule enteringKingRule, int maxMoves, int drawValueBlack, int drawValueWhite) {
    /** The 27-point rule and no limit; a draw is worth as much as an even game. */
    public static final GameRules STANDARD = new GameRules(EnteringKingRule.POINTS_27, 0, 0, 0);

    /** What a draw is worth for the side that the search moves for. */
    public int drawValue(Color side) {
        return side == Color.BLACK ? drawValueBlack : drawValueWhite;
    }
}

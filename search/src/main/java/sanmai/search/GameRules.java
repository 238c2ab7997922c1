package sanmai.search;

import sanmai.core.Color;

/**
 * What ends a game besides mate and repetition (sennichite), and the value of a draw.
 *
 * @param enteringKingRule when an entering king wins (nyugyoku)
 * @param maxMoves the number of moves after which the game is a draw, unless the last one mates; 0 for no limit. {@link
 *     sanmai.shogi.Position#moveNumber()} counts them
 * @param drawValueBlack the score of a draw in a search for Black, in centipawns (hundredths of a pawn)
 * @param drawValueWhite the same in a search for White
 */
public record GameRules(EnteringKingRule enteringKingRule, int maxMoves, int drawValueBlack, int drawValueWhite) {
    /** The 27-point rule and no limit of moves; a draw has the score 0. */
    public static final GameRules STANDARD = new GameRules(EnteringKingRule.POINTS_27, 0, 0, 0);

    /** The score of a draw in a search for this side, in centipawns. */
    public int drawValue(Color side) {
        return side == Color.BLACK ? drawValueBlack : drawValueWhite;
    }

    /** These rules with other values of a draw, in centipawns. */
    public GameRules withDrawValues(int black, int white) {
        return new GameRules(enteringKingRule, maxMoves, black, white);
    }
}

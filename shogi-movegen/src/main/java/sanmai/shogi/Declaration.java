package sanmai.shogi;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.PieceType;
import sanmai.core.Square;

/**
 * The entering-king declaration (nyugyoku sengen): the side to move may claim the game instead of moving if
 *
 * <ul>
 *   <li>its king stands in its promotion zone, and so do at least ten other pieces of its own;
 *   <li>it is not in check;
 *   <li>its pieces in the zone and in hand are worth enough, a rook or bishop, promoted or not, counting 5 and every
 *       other piece but the king 1.
 * </ul>
 */
public enum Declaration {
    /** The 27-point rule: 28 points for Black and 27 for White win. */
    POINTS_27(28, 27),
    /** The 24-point rule: 31 points win for either side. */
    POINTS_24(31, 31);

    private static final int PIECES_NEEDED = 10;
    private static final int BIG = 5;

    private final int blackNeeds;
    private final int whiteNeeds;

    Declaration(int blackNeeds, int whiteNeeds) {
        this.blackNeeds = blackNeeds;
        this.whiteNeeds = whiteNeeds;
    }

    /** Whether the side to move wins by declaring. */
    public boolean wins(Position position) {
        Color us = position.turn();
        int king = position.king(us.ordinal());
        if (king == Square.NONE || !Bitboard.promotionZone(us).contains(king) || position.isInCheck()) {
            return false;
        }
        int others = inZone(position).count() - 1;
        return others >= PIECES_NEEDED && points(position) >= (us == Color.BLACK ? blackNeeds : whiteNeeds);
    }

    /** The points of the side to move: its pieces in the zone and in hand, the king not counted. */
    public static int points(Position position) {
        Color us = position.turn();
        Bitboard zone = inZone(position);
        int points = zone.count();
        for (PieceType big : new PieceType[] {PieceType.BISHOP, PieceType.ROOK, PieceType.HORSE, PieceType.DRAGON}) {
            points += zone.and(position.pieces(us, big)).count() * (BIG - 1);
        }
        points -= zone.and(position.pieces(us, PieceType.KING)).count();
        int hand = position.hand(us);
        return points
                + Hand.size(hand)
                + (Hand.count(hand, PieceType.BISHOP) + Hand.count(hand, PieceType.ROOK)) * (BIG - 1);
    }

    private static Bitboard inZone(Position position) {
        return position.pieces(position.turn()).and(Bitboard.promotionZone(position.turn()));
    }
}

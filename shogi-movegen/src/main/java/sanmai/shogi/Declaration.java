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
 *
 * <p>By the rules for handicaps White, who gives the handicap, counts the pieces that are missing as its own.
 */
public enum Declaration {
    /** The 27-point rule: 28 points for Black and 27 for White win. */
    POINTS_27(28, 27, false),
    /** The 27-point rule, with the missing pieces of a handicap counted for White. */
    POINTS_27_HANDICAP(28, 27, true),
    /** The 24-point rule: 31 points win for either side. */
    POINTS_24(31, 31, false),
    /** The 24-point rule, with the missing pieces of a handicap counted for White. */
    POINTS_24_HANDICAP(31, 31, true);

    /** The number of pieces that the side that declares must have in the zone, without its king. */
    public static final int PIECES_NEEDED = 10;

    private static final int BIG = 5;

    /** The points of all pieces but the kings: four big ones and 34 others. */
    private static final int ALL_POINTS = 4 * BIG + 34;

    private static final PieceType[] BIG_ONES = {PieceType.BISHOP, PieceType.ROOK, PieceType.HORSE, PieceType.DRAGON};

    private final int blackNeeds;
    private final int whiteNeeds;
    private final boolean countsHandicap;

    Declaration(int blackNeeds, int whiteNeeds, boolean countsHandicap) {
        this.blackNeeds = blackNeeds;
        this.whiteNeeds = whiteNeeds;
        this.countsHandicap = countsHandicap;
    }

    /** Whether the side to move wins by declaring. */
    public boolean wins(Position position) {
        Color us = position.turn();
        int king = position.king(us.ordinal());
        if (king == Square.NONE || !Bitboard.promotionZone(us).contains(king) || position.isInCheck()) {
            return false;
        }
        int others = inZone(position, us).count() - 1;
        return others >= PIECES_NEEDED && points(position) >= pointsNeeded(position);
    }

    private int pointsNeeded(Position position) {
        if (position.turn() == Color.BLACK) {
            return blackNeeds;
        }
        return countsHandicap ? whiteNeeds - missingPoints(position) : whiteNeeds;
    }

    private static int missingPoints(Position position) {
        int there = 0;
        for (Color side : Color.values()) {
            there += pointsOf(position, side, position.pieces(side)) + pointsInHand(position.hand(side));
        }
        return Math.max(0, ALL_POINTS - there);
    }

    /** The points of the side to move: its pieces in the zone and in hand, the king not counted. */
    public static int points(Position position) {
        Color us = position.turn();
        return pointsOf(position, us, inZone(position, us)) + pointsInHand(position.hand(us));
    }

    /** The points of a side's pieces on these of its squares. */
    private static int pointsOf(Position position, Color side, Bitboard squares) {
        int points = squares.count();
        for (PieceType big : BIG_ONES) {
            points += squares.and(position.pieces(side, big)).count() * (BIG - 1);
        }
        return points - squares.and(position.pieces(side, PieceType.KING)).count();
    }

    private static int pointsInHand(int hand) {
        int bigOnes = Hand.count(hand, PieceType.BISHOP) + Hand.count(hand, PieceType.ROOK);
        return Hand.size(hand) + bigOnes * (BIG - 1);
    }

    private static Bitboard inZone(Position position, Color side) {
        return position.pieces(side).and(Bitboard.promotionZone(side));
    }
}

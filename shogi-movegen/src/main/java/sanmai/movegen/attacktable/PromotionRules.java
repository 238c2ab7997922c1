package sanmai.movegen.attacktable;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;

/** Which of a piece's two moves exist: the one that leaves it as it is, and the promotion. Answers are 1 or 0. */
final class PromotionRules {
    /** By {@link Piece#onSquare}. */
    private static final byte[] STAYS = new byte[Piece.SQUARE_PAIRS];

    private static final byte[] CAN_PROMOTE = new byte[Piece.LIMIT];

    static {
        for (PieceType type : PieceType.values()) {
            int black = Piece.code(Color.BLACK, type);
            int white = Piece.code(Color.WHITE, type);
            CAN_PROMOTE[black] = (byte) (type.canPromote() ? 1 : 0);
            CAN_PROMOTE[white] = CAN_PROMOTE[black];
            for (int square = 0; square < Square.COUNT; square++) {
                byte stays = (byte) (Square.row(square) >= rowsNeeded(type) ? 1 : 0);
                STAYS[Piece.onSquare(black, square)] = stays;
                STAYS[Piece.onSquare(white, Square.rotated180(square))] = stays;
            }
        }
    }

    private PromotionRules() {}

    /** The number of rows that a piece of this kind needs ahead of it to be able to move again. */
    private static int rowsNeeded(PieceType type) {
        return switch (type) {
            case PAWN, LANCE -> 1;
            case KNIGHT -> 2;
            default -> 0;
        };
    }

    /** Whether the piece can move on from a square, so that it may go or be dropped there as it is. */
    static int stays(int piece, int square) {
        return STAYS[Piece.onSquare(piece, square)];
    }

    /** Whether the piece is of a kind that promotes. */
    static int canPromote(int piece) {
        return CAN_PROMOTE[piece & Piece.LIMIT - 1];
    }
}

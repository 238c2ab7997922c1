package sanmai.search.minimax;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The material balance in hundredths of a pawn. A piece in hand is worth a little more than on the board, because it
 * can go anywhere; so a drop costs something, which keeps a search that sees nothing but material from dropping pieces
 * for no reason.
 *
 * <table>
 * <caption>The values</caption>
 * <tr><th></th><th>P</th><th>L</th><th>N</th><th>S</th><th>G</th><th>B</th><th>R</th></tr>
 * <tr><td>on the board</td><td>100</td><td>300</td><td>350</td><td>500</td><td>550</td><td>800</td><td>950</td></tr>
 * <tr><td>in hand</td><td>115</td><td>325</td><td>375</td><td>530</td><td>590</td><td>850</td><td>1000</td></tr>
 * <tr><td>promoted</td><td>500</td><td>500</td><td>510</td><td>540</td><td></td><td>1100</td><td>1300</td></tr>
 * </table>
 */
public final class Material {
    /** The values of the pieces. */
    static final PieceValues VALUES = PieceValues.builder()
            .put(PieceType.PAWN, 100, 115, 500)
            .put(PieceType.LANCE, 300, 325, 500)
            .put(PieceType.KNIGHT, 350, 375, 510)
            .put(PieceType.SILVER, 500, 530, 540)
            .put(PieceType.GOLD, 550, 590, 0)
            .put(PieceType.BISHOP, 800, 850, 1100)
            .put(PieceType.ROOK, 950, 1000, 1300)
            .build();

    private Material() {}

    /** The balance from the view of the side to move, counted from scratch. */
    public static int balance(Position position) {
        int black = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE) {
                black += Piece.color(piece) == Color.BLACK ? VALUES.onBoard(piece) : -VALUES.onBoard(piece);
            }
        }
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            black += VALUES.inHand(kind) * (Hand.count(position.hand(0), kind) - Hand.count(position.hand(1), kind));
        }
        return position.turn() == Color.BLACK ? black : -black;
    }

    /**
     * How much a move, not yet made, improves the balance for the side that makes it.
     *
     * @param victim the piece where it goes to; {@link Piece#NONE} if there is none
     */
    static int gain(int victim, int move) {
        int piece = Move.piece(move);
        if (Move.isDrop(move)) {
            return VALUES.onBoard(piece) - VALUES.inHand(piece);
        }
        return VALUES.ofCapture(victim) + VALUES.onBoard(Move.placedPiece(move)) - VALUES.onBoard(piece);
    }
}

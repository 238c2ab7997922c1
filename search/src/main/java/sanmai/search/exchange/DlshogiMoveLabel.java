package sanmai.search.exchange;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Move;

/**
 * The numbers that dlshogi's policy network has for moves: 81 times the kind of move, plus the {@linkplain FileMajorSquares
 * number} of the square moved to. The board is seen by the side to move, so for White it is turned round.
 *
 * <pre>
 * kind  0-9    the direction: up, up left, up right, left, right, down, down left, down right, knight left, knight right
 * kind 10-19   the same with promotion
 * kind 20-26   a drop of P, L, N, S, B, R, G
 * </pre>
 *
 * <p>The distance is not stored: it follows from the position, where only the nearest piece can come from a direction.
 */
public final class DlshogiMoveLabel {
    /** The number of labels. Some stand for no move, such as a pawn dropped on the last rank. */
    public static final int COUNT = 27 * Square.COUNT;

    private static final int UP = 0;
    private static final int LEFT = 3;
    private static final int DOWN = 5;
    private static final int KNIGHT = 8;
    private static final int PROMOTION = 10;
    private static final int DROP = 20;

    private DlshogiMoveLabel() {}

    /** The label, 0 to 2186, of a {@linkplain Move move} of a piece. */
    public static int of(int move) {
        boolean turned = Piece.color(Move.piece(move)) == Color.WHITE;
        int to = turned ? Square.rotated180(Move.to(move)) : Move.to(move);
        return Square.COUNT * kind(move, to, turned) + FileMajorSquares.number(to);
    }

    private static int kind(int move, int to, boolean turned) {
        if (Move.isDrop(move)) {
            return DROP + Piece.typeCode(Move.piece(move)) - 1;
        }
        int from = turned ? Square.rotated180(Move.from(move)) : Move.from(move);
        int right = Square.column(to) - Square.column(from);
        int down = Square.row(to) - Square.row(from);
        return direction(right, down) + (Move.isPromotion(move) ? PROMOTION : 0);
    }

    private static int direction(int right, int down) {
        int side = right > 0 ? 1 : 0;
        if (down == -2 && Math.abs(right) == 1) {
            return KNIGHT + side;
        }
        if (down == 0) {
            return LEFT + side;
        }
        return (down < 0 ? UP : DOWN) + (right == 0 ? 0 : 1 + side);
    }
}

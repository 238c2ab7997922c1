package sanmai.shogi;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;

/**
 * Draws a position as Black sees it, White's pieces in lower case:
 *
 * <pre>
 * White's hand: -
 *   9  8  7  6  5  4  3  2  1
 *   l  n  s  g  k  g  s  n  l  a
 *   .  r  .  .  .  .  .  b  .  b
 * ...
 * Black's hand: -
 * Black to move, move 1
 * </pre>
 */
final class PositionPicture {
    private PositionPicture() {}

    static String draw(PositionSetup setup) {
        StringBuilder picture = new StringBuilder();
        picture.append("White's hand: ").append(hand(setup, Color.WHITE)).append('\n');
        picture.append("  9  8  7  6  5  4  3  2  1\n");
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = setup.pieceAt(square);
            String mark = piece == Piece.NONE ? "." : Piece.sfen(piece);
            picture.append(" ".repeat(3 - mark.length())).append(mark);
            if (Square.column(square) == 8) {
                picture.append("  ").append((char) ('a' + Square.row(square))).append('\n');
            }
        }
        picture.append("Black's hand: ").append(hand(setup, Color.BLACK)).append('\n');
        picture.append(setup.turn().label())
                .append(" to move, move ")
                .append(setup.moveNumber())
                .append('\n');
        return picture.toString();
    }

    private static String hand(PositionSetup setup, Color color) {
        StringBuilder text = new StringBuilder();
        for (PieceType type : Hand.KINDS) {
            int count = setup.inHand(color, type);
            if (count != 0) {
                text.append(text.length() == 0 ? "" : " ")
                        .append(type.letters())
                        .append(count == 1 ? "" : "x" + count);
            }
        }
        return text.length() == 0 ? "-" : text.toString();
    }
}

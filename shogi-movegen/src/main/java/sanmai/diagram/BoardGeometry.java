package sanmai.diagram;

import sanmai.core.Color;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.PositionSetup;

/**
 * Where everything stands in a {@link BoardDiagram}, in pixels: a line for the upper player's name, the files, the board
 * between the two hands, and a line for the lower player's name.
 *
 * @param viewer the side at the bottom
 */
record BoardGeometry(Color viewer) {
    static final double SQUARE = 48;
    static final double BOARD = 9 * SQUARE;
    static final double HAND_WIDTH = 84;
    static final double LEFT = HAND_WIDTH + 8;
    static final double TOP = 52;
    static final double RANKS_WIDTH = 24;
    static final double WIDTH = LEFT + BOARD + RANKS_WIDTH + HAND_WIDTH;
    static final double HEIGHT = TOP + BOARD + 36;

    /** From one kind of piece in hand to the next. */
    static final double HAND_STEP = 50;

    /** The left edge of the square in the diagram. */
    double x(int square) {
        return LEFT + Square.column(seen(square)) * SQUARE;
    }

    /** The upper edge of the square in the diagram. */
    double y(int square) {
        return TOP + Square.row(seen(square)) * SQUARE;
    }

    private int seen(int square) {
        return viewer == Color.BLACK ? square : Square.rotated180(square);
    }

    boolean isBelow(Color color) {
        return color == viewer;
    }

    /** The middle of a hand: that of the player below is on the right. */
    double handX(Color color) {
        return isBelow(color) ? LEFT + BOARD + RANKS_WIDTH + HAND_WIDTH / 2 : HAND_WIDTH / 2;
    }

    /** The middle of a kind of piece in a hand. Each player's strongest piece is farthest from the player. */
    double handY(PositionSetup setup, Color color, PieceType type) {
        int place = 0; // from the player's edge of the board
        for (int i = Hand.KINDS.size() - 1; i >= 0 && Hand.KINDS.get(i) != type; i--) {
            place += setup.inHand(color, Hand.KINDS.get(i)) > 0 ? 1 : 0;
        }
        double fromEdge = SQUARE / 2 + place * HAND_STEP;
        return isBelow(color) ? TOP + BOARD - fromEdge : TOP + fromEdge;
    }
}

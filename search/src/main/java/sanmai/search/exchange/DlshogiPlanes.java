package sanmai.search.exchange;

import java.util.Arrays;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.occupancy.Occupancy;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;

/**
 * The input of dlshogi's neural networks: planes of 81 numbers, 0 or 1, one for each {@linkplain FileMajorSquares square}.
 * The board is seen by the side to move, so for White it is turned round. The planes of the side to move come first, then
 * those of its opponent.
 *
 * <pre>
 * the board, for each side
 *  0-13  its pieces of each kind: P L N S B R G K +P +L +N +S +B +R
 * 14-27  the squares that its pieces of each kind attack
 * 28-30  the squares that at least one, two, three of its pieces attack
 *
 * the rest, where each plane is all 0 or all 1: in hand, for each side
 *  0-7   at least 1, 2, ... 8 pawns
 *  8-27  the same for 4 lances, 4 knights, 4 silvers, 4 golds, 2 bishops, 2 rooks
 * and behind both sides
 * 56     the side to move is in check
 * </pre>
 */
public final class DlshogiPlanes {
    /** The number of planes of the board ({@code features1}). */
    public static final int BOARD_PLANES = 62;

    /** The number of planes of the rest ({@code features2}). */
    public static final int HAND_PLANES = 57;

    private static final int BOARD_PLANES_OF_A_SIDE = BOARD_PLANES / 2;
    private static final int ATTACKS = PieceType.DRAGON.code();
    private static final int ATTACK_COUNTS = 2 * ATTACKS;
    private static final int MOST_ATTACKS = 3;
    private static final int HAND_PLANES_OF_A_SIDE = 28;
    private static final int MOST_PAWNS = 8;
    private static final int CHECK = 2 * HAND_PLANES_OF_A_SIDE;

    private DlshogiPlanes() {}

    /**
     * Fills in the planes of a position, one after the other.
     *
     * @param board gets {@link #BOARD_PLANES} planes: 5022 numbers
     * @param hand gets {@link #HAND_PLANES} planes: 4617 numbers
     */
    public static void fill(Position position, float[] board, float[] hand) {
        Arrays.fill(board, 0, BOARD_PLANES * Square.COUNT, 0);
        Arrays.fill(hand, 0, HAND_PLANES * Square.COUNT, 0);
        Occupancy occupancy = position.occupancy();
        boolean turned = position.turn() == Color.WHITE;
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE) {
                int side = (piece >>> Piece.COLOR_SHIFT) == position.turnOrdinal() ? 0 : BOARD_PLANES_OF_A_SIDE;
                int plane = side + Piece.typeCode(piece) - 1;
                board[at(plane, square, turned)] = 1;
                Attacks.of(piece, square, occupancy).forEachSquare(attacked -> {
                    board[at(plane + ATTACKS, attacked, turned)] = 1;
                    count(board, at(side + ATTACK_COUNTS, attacked, turned));
                });
            }
        }
        hand(position.hand(position.turn()), hand, 0);
        hand(position.hand(position.turn().opposite()), hand, HAND_PLANES_OF_A_SIDE);
        if (position.isInCheck()) {
            set(hand, CHECK, 1);
        }
    }

    private static int at(int plane, int square, boolean turned) {
        return plane * Square.COUNT + FileMajorSquares.number(turned ? Square.rotated180(square) : square);
    }

    /** Sets the first of the planes of counts that is 0 at a square. */
    private static void count(float[] board, int first) {
        for (int i = 0; i < MOST_ATTACKS; i++) {
            if (board[first + i * Square.COUNT] == 0) {
                board[first + i * Square.COUNT] = 1;
                return;
            }
        }
    }

    private static void hand(int held, float[] planes, int firstPlane) {
        int plane = firstPlane;
        for (PieceType kind : PackedPosition.IN_ORDER) {
            int most = Math.min(MOST_PAWNS, kind.countInASet());
            set(planes, plane, Math.min(most, Hand.count(held, kind)));
            plane += most;
        }
    }

    private static void set(float[] planes, int first, int count) {
        Arrays.fill(planes, first * Square.COUNT, (first + count) * Square.COUNT, 1);
    }
}

package sanmai.search.eval;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;

/**
 * What it is worth for Black that a piece stands on a square while Black's king stands on another. A piece is worth
 * what its steps are: a step to a square near the king protects it or attacks it, the more the nearer. For White's king
 * the board is turned and the colours exchanged.
 */
final class KingPlaces {
    /** What a protected square is worth, to be divided by its distance from the king plus one. */
    private static final int PROTECTED = 40;

    /** The same for an attacked square. */
    private static final int ATTACKED = 56;

    private static final int STRIDE = Piece.SQUARE_PAIRS;

    private static final short[] VALUES = new short[(Square.COUNT + 2) * STRIDE];

    static {
        for (PieceType type : PieceType.values()) {
            for (int square = 0; square < Square.COUNT; square++) {
                put(Piece.of(Color.BLACK, type), square, PROTECTED);
                put(Piece.of(Color.WHITE, type), square, -ATTACKED);
            }
        }
        int ownKing = Piece.of(Color.BLACK, PieceType.KING);
        for (int king = 0; king < Square.COUNT; king++) {
            for (int square = 0; square < Square.COUNT; square++) {
                VALUES[ofBlack(king) + Piece.onSquare(ownKing, square)] = (short) ofKing(king);
            }
        }
    }

    private KingPlaces() {}

    private static void put(int piece, int square, int weight) {
        int[] steps = Attacks.steps(piece, square).squares().toArray();
        for (int king = 0; king < Square.COUNT; king++) {
            int value = 0;
            for (int to : steps) {
                value += weight / (distance(king, to) + 1);
            }
            VALUES[ofBlack(king) + Piece.onSquare(piece, square)] = (short) value;
        }
    }

    /** A king is safe in the corners of its camp, and again where it has entered the other camp. */
    private static int ofKing(int king) {
        int row = Square.row(king);
        int fromMiddle = Math.abs(Square.column(king) - 4);
        if (row <= 2) {
            return 200;
        }
        return Math.min(fromMiddle, 3) * 20 - (8 - row) * 25;
    }

    /** How many steps a king takes from one square to the other. */
    static int distance(int a, int b) {
        return Math.max(Math.abs(Square.row(a) - Square.row(b)), Math.abs(Square.column(a) - Square.column(b)));
    }

    /**
     * Where {@link #value} finds the entries of a king of Black. Without a king, which is {@link Square#NONE} or that
     * square turned, no place is worth anything.
     */
    static int ofBlack(int king) {
        return (king + 1) * STRIDE;
    }

    /** The value of a piece on a square beside the king of this entry. */
    static int value(int entry, int piece, int square) {
        return VALUES[entry + Piece.onSquare(piece, square)];
    }
}

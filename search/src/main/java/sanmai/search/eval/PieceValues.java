package sanmai.search.eval;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;

/** What pieces are worth, in hundredths of a pawn, on the board and in hand, by their codes. */
public final class PieceValues {
    private static final int[] BOARD = new int[Piece.LIMIT];
    private static final int[] HAND = new int[Piece.LIMIT];
    private static final int[] EXCHANGE = new int[Piece.LIMIT];

    static {
        put(PieceType.PAWN, 90, 105, 400);
        put(PieceType.LANCE, 230, 270, 420);
        put(PieceType.KNIGHT, 260, 310, 430);
        put(PieceType.SILVER, 380, 450, 480);
        put(PieceType.GOLD, 440, 530, 0);
        put(PieceType.BISHOP, 620, 720, 900);
        put(PieceType.ROOK, 740, 860, 1100);
    }

    private PieceValues() {}

    private static void put(PieceType type, int board, int hand, int promoted) {
        for (Color color : Color.values()) {
            int piece = Piece.of(color, type);
            BOARD[piece] = board;
            HAND[piece] = hand;
            EXCHANGE[piece] = board + hand;
            if (type.canPromote()) {
                BOARD[piece | Piece.PROMOTION] = promoted;
                HAND[piece | Piece.PROMOTION] = hand;
                EXCHANGE[piece | Piece.PROMOTION] = promoted + hand;
            }
        }
    }

    /** What a piece is worth on the board; 0 for none and for kings. */
    public static int onBoard(int piece) {
        return BOARD[piece];
    }

    /** What a piece is worth in the hand of its owner, or of its capturer. */
    public static int inHand(int piece) {
        return HAND[piece];
    }

    /** What it is worth to take a piece: its owner loses it from the board, and the other side has it in hand. */
    public static int ofCapture(int piece) {
        return EXCHANGE[piece];
    }

    /** What a promotion adds to a piece that can promote. */
    public static int ofPromotion(int piece) {
        return BOARD[piece | Piece.PROMOTION] - BOARD[piece];
    }
}

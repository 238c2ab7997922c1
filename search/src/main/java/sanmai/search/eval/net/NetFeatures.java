package sanmai.search.eval.net;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;

/**
 * The input features of the {@linkplain Net net}, numbered from 0 to {@link #COUNT} - 1: each of the two sides' pieces on
 * each square, and for each hand and kind of piece whether it holds at least one, at least two, and so on. The 40 pieces of
 * a game are 40 active features.
 *
 * <p>Each side has its own features, by its {@linkplain #perspective perspective}: its own pieces come first, the board is
 * rotated by 180 degrees for White, and mirrored if the own king then stands left of the middle file. So what is learnt
 * about a castle holds for both sides and both wings.
 */
public final class NetFeatures {
    /** The number of features. */
    public static final int COUNT;

    /** The greatest number of features that are active in a position: its 40 pieces. */
    public static final int MAX_ACTIVE = 40;

    /** For each side the board as it is and mirrored. */
    private static final int PERSPECTIVES = 4;

    private static final int KINDS = PieceType.values().length;
    private static final int MIDDLE = 4;
    private static final int BOARD = 2 * KINDS * Square.COUNT;

    /** The number of distances in rows or columns, -8 to 8. */
    private static final int SPAN = 17;

    /** A side without a king, as in mate problems, sees the board as if its king were here. */
    private static final int NO_KING = Square.parse("5i");

    /** By perspective, piece and square. */
    private static final short[] ON_BOARD = new short[PERSPECTIVES * Piece.SQUARE_PAIRS];

    /** By side and its king's square: the perspective. */
    private static final byte[] PERSPECTIVE = new byte[2 * Square.LIMIT];

    /** By side and its king's square: that square in the perspective. */
    private static final byte[] ORIENTED_KING = new byte[2 * Square.LIMIT];

    /** By side, own 0 and other 1, and kind: the feature of the first piece in hand. */
    private static final int[] IN_HAND = new int[2 * (PieceType.HAND_KINDS + 1)];

    static {
        for (int side = 0; side < 2; side++) {
            for (int king = 0; king <= Square.NONE; king++) {
                int own = king == Square.NONE ? NO_KING : side == 0 ? king : Square.rotated180(king);
                boolean mirrored = Square.column(own) < MIDDLE;
                int entry = side * Square.LIMIT + king;
                PERSPECTIVE[entry] = (byte) (side * 2 + (mirrored ? 1 : 0));
                ORIENTED_KING[entry] = (byte) (mirrored ? mirrored(own) : own);
            }
        }
        for (int perspective = 0; perspective < PERSPECTIVES; perspective++) {
            for (Color color : Color.values()) {
                for (PieceType type : PieceType.values()) {
                    int piece = Piece.of(color, type);
                    int side = color.ordinal() ^ perspective >> 1;
                    for (int square = 0; square < Square.COUNT; square++) {
                        int kind = side * KINDS + type.ordinal();
                        ON_BOARD[perspective * Piece.SQUARE_PAIRS + Piece.onSquare(piece, square)] =
                                (short) (kind * Square.COUNT + orient(perspective, square));
                    }
                }
            }
        }
        int next = BOARD;
        for (int side = 0; side < 2; side++) {
            for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                IN_HAND[side * (PieceType.HAND_KINDS + 1) + kind] = next;
                next += PieceType.ofCode(kind).countInASet();
            }
        }
        COUNT = next;
    }

    /** The number of places relative to the own king: each piece in each direction and distance. */
    public static final int KING_RELATIVE_COUNT = 2 * KINDS * SPAN * SPAN;

    private NetFeatures() {}

    /**
     * How a side sees the board: 0 and 1 for Black, 2 and 3 for White; odd if the board is mirrored.
     *
     * @param side the side's ordinal
     * @param king the square of its king; {@link Square#NONE} if it has none
     */
    public static int perspective(int side, int king) {
        return PERSPECTIVE[side * Square.LIMIT + king];
    }

    /**
     * The square of a side's king in the side's perspective.
     *
     * @param side the side's ordinal
     * @param king the square of its king; {@link Square#NONE} if it has none
     */
    public static int orientedKing(int side, int king) {
        return ORIENTED_KING[side * Square.LIMIT + king];
    }

    /**
     * The number of a piece's place relative to the own king, from 0 to {@link #KING_RELATIVE_COUNT} - 1.
     *
     * @param feature the feature of a piece
     * @param king the {@linkplain #orientedKing own king's square} in the perspective
     * @return -1 for a piece in hand
     */
    public static int kingRelative(int feature, int king) {
        if (feature >= BOARD) {
            return -1;
        }
        int square = feature % Square.COUNT;
        int down = Square.row(square) - Square.row(king) + SPAN / 2;
        int right = Square.column(square) - Square.column(king) + SPAN / 2;
        return feature / Square.COUNT * SPAN * SPAN + down * SPAN + right;
    }

    /** A place relative to the own king in words, as the board is printed: {@code own G down 1 right -2}. */
    public static String kingRelativeName(int relative) {
        int kind = relative / (SPAN * SPAN);
        int down = relative / SPAN % SPAN - SPAN / 2;
        int right = relative % SPAN - SPAN / 2;
        String letters = PieceType.values()[kind % KINDS].letters();
        return (kind < KINDS ? "own " : "other ") + letters + " down " + down + " right " + right;
    }

    /** A square of the board in a perspective. */
    private static int orient(int perspective, int square) {
        int rotated = perspective >> 1 == 0 ? square : Square.rotated180(square);
        return (perspective & 1) == 0 ? rotated : mirrored(rotated);
    }

    private static int mirrored(int square) {
        return Square.at(Square.row(square), 8 - Square.column(square));
    }

    /** The feature of a piece on a square, both as on the board. */
    public static int onBoard(int perspective, int piece, int square) {
        return ON_BOARD[perspective * Piece.SQUARE_PAIRS + Piece.onSquare(piece, square)];
    }

    /**
     * The feature of a piece in hand.
     *
     * @param owner the ordinal of the side whose hand it is
     * @param kind the kind's code, 1 to 7
     * @param before the number of pieces of the kind that are counted before it
     */
    public static int inHand(int perspective, int owner, int kind, int before) {
        return IN_HAND[(owner ^ perspective >> 1) * (PieceType.HAND_KINDS + 1) + kind] + before;
    }

    /**
     * Lists the active features of a position.
     *
     * @param active gets the features, at most {@link #MAX_ACTIVE}
     * @return their number
     */
    public static int listActive(Position position, int perspective, int[] active) {
        int size = 0;
        for (int w = 0; w < 3; w++) {
            for (int squares = position.occupancy().word(w); squares != 0; squares &= squares - 1) {
                int square = Square.first(w, squares);
                active[size++] = onBoard(perspective, position.pieceAt(square), square);
            }
        }
        for (int owner = 0; owner < 2; owner++) {
            int hand = position.hand(owner);
            for (int kind = 1; kind <= PieceType.HAND_KINDS && hand != Hand.EMPTY; kind++) {
                for (int before = Hand.count(hand, kind) - 1; before >= 0; before--) {
                    active[size++] = inHand(perspective, owner, kind, before);
                }
            }
        }
        return size;
    }

    /** A feature in words: {@code own +B 2b}, {@code other P hand 3}. */
    public static String name(int feature) {
        if (feature < BOARD) {
            int kind = feature / Square.COUNT;
            String letters = PieceType.values()[kind % KINDS].letters();
            return (kind < KINDS ? "own " : "other ") + letters + " " + Square.name(feature % Square.COUNT);
        }
        int entry = IN_HAND.length - 1;
        while (IN_HAND[entry] > feature || IN_HAND[entry] == 0) {
            entry--;
        }
        String letters = PieceType.ofCode(entry % (PieceType.HAND_KINDS + 1)).letters();
        return (entry <= PieceType.HAND_KINDS ? "own " : "other ") + letters + " hand "
                + (feature - IN_HAND[entry] + 1);
    }
}

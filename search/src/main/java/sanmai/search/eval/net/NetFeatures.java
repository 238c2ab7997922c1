package sanmai.search.eval.net;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;

/**
 * What the {@linkplain Net net} sees of a position, as numbers from 0 to {@link #COUNT} - 1: each of the two sides' pieces
 * on each square, and for each hand and kind whether it has one, two, three and more. The 40 pieces of a game are 40
 * numbers.
 *
 * <p>Each side looks for itself, in its {@linkplain #view view}: its own pieces come first, White turns the board, and if
 * its king stands left of the middle file the board is mirrored. So what is learnt about a castle holds for both sides
 * and for both wings.
 */
public final class NetFeatures {
    /** How many there are. */
    public static final int COUNT;

    /** No position has more of them at a time: 40 pieces. */
    public static final int MOST_ACTIVE = 40;

    private static final int VIEWS = 4;
    private static final int KINDS = PieceType.values().length;
    private static final int MIDDLE = 4;
    private static final int BOARD = 2 * KINDS * Square.COUNT;

    /** Rows or columns from 8 before to 8 behind. */
    private static final int SPAN = 17;

    /** Where a king is taken to be that there is none of. */
    private static final int NO_KING = Square.parse("5i");

    /** By view, piece and square. */
    private static final short[] ON_BOARD = new short[VIEWS * Piece.SQUARE_PAIRS];

    /** By side and its king's square. */
    private static final byte[] VIEW = new byte[2 * Square.LIMIT];

    private static final byte[] KING_SEEN = new byte[2 * Square.LIMIT];

    /** By side, own 0 and other 1, and kind: the number of the first piece in hand. */
    private static final int[] IN_HAND = new int[2 * (PieceType.HAND_KINDS + 1)];

    static {
        for (int side = 0; side < 2; side++) {
            for (int king = 0; king <= Square.NONE; king++) {
                int own = king == Square.NONE ? NO_KING : side == 0 ? king : Square.rotated180(king);
                boolean mirrored = Square.column(own) < MIDDLE;
                int entry = side * Square.LIMIT + king;
                VIEW[entry] = (byte) (side * 2 + (mirrored ? 1 : 0));
                KING_SEEN[entry] = (byte) (mirrored ? mirrored(own) : own);
            }
        }
        for (int view = 0; view < VIEWS; view++) {
            for (Color color : Color.values()) {
                for (PieceType type : PieceType.values()) {
                    int piece = Piece.of(color, type);
                    int side = color.ordinal() ^ view >> 1;
                    for (int square = 0; square < Square.COUNT; square++) {
                        int kind = side * KINDS + type.ordinal();
                        ON_BOARD[view * Piece.SQUARE_PAIRS + Piece.onSquare(piece, square)] =
                                (short) (kind * Square.COUNT + seen(view, square));
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

    /** How many places relative to the own king there are: each piece in each direction and distance. */
    public static final int RELATIVE_COUNT = 2 * KINDS * SPAN * SPAN;

    private NetFeatures() {}

    /** How a side, by its ordinal, sees the board with its king on this square, which may be {@link Square#NONE}. */
    public static int view(int side, int king) {
        return VIEW[side * Square.LIMIT + king];
    }

    /** Where a side, by its ordinal, sees its king that is on this square, which may be {@link Square#NONE}. */
    public static int kingSeen(int side, int king) {
        return KING_SEEN[side * Square.LIMIT + king];
    }

    /**
     * The number of a piece's place relative to the own king, from 0 to {@link #RELATIVE_COUNT} - 1.
     *
     * @param feature the number of a piece on a square
     * @param king where the side sees its king
     * @return -1 for a piece in hand
     */
    public static int relative(int feature, int king) {
        if (feature >= BOARD) {
            return -1;
        }
        int square = feature % Square.COUNT;
        int down = Square.row(square) - Square.row(king) + SPAN / 2;
        int right = Square.column(square) - Square.column(king) + SPAN / 2;
        return feature / Square.COUNT * SPAN * SPAN + down * SPAN + right;
    }

    /** What the number of a relative place stands for: {@code own G 1 down 2 left}, as the board is printed. */
    public static String relativeName(int relative) {
        int kind = relative / (SPAN * SPAN);
        int down = relative / SPAN % SPAN - SPAN / 2;
        int right = relative % SPAN - SPAN / 2;
        String letters = PieceType.values()[kind % KINDS].letters();
        return (kind < KINDS ? "own " : "other ") + letters + " down " + down + " right " + right;
    }

    /** Where a square is in a view. */
    private static int seen(int view, int square) {
        int turned = view >> 1 == 0 ? square : Square.rotated180(square);
        return (view & 1) == 0 ? turned : mirrored(turned);
    }

    private static int mirrored(int square) {
        return Square.at(Square.row(square), 8 - Square.column(square));
    }

    /** The number of a piece on a square. */
    public static int onBoard(int view, int piece, int square) {
        return ON_BOARD[view * Piece.SQUARE_PAIRS + Piece.onSquare(piece, square)];
    }

    /**
     * The number of a piece in hand.
     *
     * @param owner the ordinal of the side whose hand it is
     * @param kind the kind's code, 1 to 7
     * @param before how many of the kind the hand has without it
     */
    public static int inHand(int view, int owner, int kind, int before) {
        return IN_HAND[(owner ^ view >> 1) * (PieceType.HAND_KINDS + 1) + kind] + before;
    }

    /**
     * Lists the numbers of a position.
     *
     * @param list gets the numbers, at most {@link #MOST_ACTIVE}
     * @return how many there are
     */
    public static int list(Position position, int view, int[] list) {
        int size = 0;
        for (int w = 0; w < 3; w++) {
            for (int squares = position.occupancy().word(w); squares != 0; squares &= squares - 1) {
                int square = Square.first(w, squares);
                list[size++] = onBoard(view, position.pieceAt(square), square);
            }
        }
        for (int owner = 0; owner < 2; owner++) {
            int hand = position.hand(owner);
            for (int kind = 1; kind <= PieceType.HAND_KINDS && hand != Hand.EMPTY; kind++) {
                for (int before = Hand.count(hand, kind) - 1; before >= 0; before--) {
                    list[size++] = inHand(view, owner, kind, before);
                }
            }
        }
        return size;
    }

    /** What the number stands for: {@code own +B 2b}, {@code other P hand 3}. */
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

package sanmai.search.training;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;

/**
 * The Huffman codes of pieces in a {@link PackedPosition}: the prefix code of the kind, a bit p for promoted, which gold does
 * not have, and a bit c for the colour, 1 being White. The first bit of a code is its lowest:
 *
 * <pre>
 *        prefix   on the board   in hand   in the box
 * empty       0              0
 * P          01           cp01       c00           c10
 * L        0011         cp0011     c0001         c1001
 * N        1011         cp1011     c0101         c1101
 * S        0111         cp0111     c0011         01011
 * G       01111         c01111     c0111         11011
 * B      011111       cp011111   c001111       c101111
 * R      111111       cp111111   c011111       c111111
 * </pre>
 *
 * <p>A hand has no empty squares, so codes in hand leave out the first bit, which is 1. A promoted piece in hand stands for a
 * piece that is not in play; for gold, which cannot promote, White's promoted silver stands.
 *
 * <p>Every sequence of bits can be read as a sequence of codes.
 */
final class PieceHuffmanCodes {
    /** The kinds in the order in which hands and the box are written. */
    private static final PieceType[] IN_ORDER = {
        PieceType.PAWN,
        PieceType.LANCE,
        PieceType.KNIGHT,
        PieceType.SILVER,
        PieceType.GOLD,
        PieceType.BISHOP,
        PieceType.ROOK
    };

    /** The length of the longest code in bits. */
    private static final int LONGEST = 8;

    private static final int LENGTH_SHIFT = 8;

    /** Stands for a gold in the box. */
    private static final int GOLD_IN_BOX = Piece.code(Color.WHITE, PieceType.PRO_SILVER);

    /** By piece: the code on the board, and its length from bit 8 on; 0 for kings. */
    private static final int[] CODES = new int[Piece.LIMIT];

    /** By the next eight bits: the piece on the board that they begin with, and the length of its code from bit 8 on. */
    private static final short[] PIECES = new short[1 << LONGEST];

    static {
        define(Piece.NONE, 0b0, 1);
        define(PieceType.PAWN, 0b01, 2);
        define(PieceType.LANCE, 0b0011, 4);
        define(PieceType.KNIGHT, 0b1011, 4);
        define(PieceType.SILVER, 0b0111, 4);
        define(PieceType.GOLD, 0b01111, 5);
        define(PieceType.BISHOP, 0b011111, 6);
        define(PieceType.ROOK, 0b111111, 6);
    }

    private PieceHuffmanCodes() {}

    private static void define(PieceType type, int prefix, int length) {
        for (Color color : Color.values()) {
            if (type.canPromote()) {
                int flags = color.ordinal() << 1;
                define(Piece.code(color, type), prefix | flags << length, length + 2);
                define(Piece.code(color, type.promoted()), prefix | (flags | 1) << length, length + 2);
            } else {
                define(Piece.code(color, type), prefix | color.ordinal() << length, length + 1);
            }
        }
    }

    private static void define(int piece, int code, int length) {
        CODES[piece] = code | length << LENGTH_SHIFT;
        for (int bits = code; bits < PIECES.length; bits += 1 << length) {
            PIECES[bits] = (short) (piece | length << LENGTH_SHIFT);
        }
    }

    /** The kinds in the order in which hands and the box are written. */
    static PieceType[] inOrder() {
        return IN_ORDER.clone();
    }

    /** The code and its length of a piece, or of an empty square, on the board; not for kings. */
    static int onBoard(int piece) {
        return CODES[piece];
    }

    /** The code and its length of a piece in hand. */
    static int inHand(int piece) {
        int code = CODES[piece];
        return bits(code) >> 1 | length(code) - 1 << LENGTH_SHIFT;
    }

    /** The code and its length of a piece of this kind that is not in play. */
    static int inBox(PieceType type) {
        return inHand(type.canPromote() ? Piece.code(Color.BLACK, type.promoted()) : GOLD_IN_BOX);
    }

    /** The code without its length. */
    static int bits(int code) {
        return code & (1 << LENGTH_SHIFT) - 1;
    }

    /** The length of a code, or of the code of a piece that was read. */
    static int length(int entry) {
        return entry >> LENGTH_SHIFT;
    }

    /** The piece on the board that eight bits begin with, and the length of its code. */
    static int readOnBoard(int bits) {
        return PIECES[bits & PIECES.length - 1];
    }

    /** The piece in hand that eight bits begin with, promoted if it is in the box, and the length of its code. */
    static int readInHand(int bits) {
        return readOnBoard(bits << 1 | 1) - (1 << LENGTH_SHIFT);
    }

    /** The piece that was read. */
    static int piece(int entry) {
        return entry & Piece.LIMIT - 1;
    }

    /** The kind of a piece that was read in hand or, promoted, in the box. */
    static PieceType kindInHand(int piece) {
        return piece == GOLD_IN_BOX ? PieceType.GOLD : Piece.type(piece).unpromoted();
    }
}

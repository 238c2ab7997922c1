package sanmai.search.exchange;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;

/**
 * The Huffman codes of pieces on the board, or of those in hand, in a {@link PackedPosition}: the prefix code of the kind, a
 * bit p for promoted, which gold does not have, and a bit c for the colour, 1 being White. The first bit of a code is its
 * lowest. YaneuraOu's codes:
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
 * <p>Apery's codes differ in this: the prefix of N is 0111 and that of S 1011; on the board p comes last, as in pc01 for P;
 * and B and R in hand are c011111 and c111111, in the box c001111 and c101111.
 *
 * <p>A hand has no empty squares, so codes in hand leave out the first bit, which is 1. A promoted piece in hand stands for a
 * piece that is not in play; for gold, which cannot promote, White's promoted silver stands.
 *
 * <p>Every sequence of bits can be read as a sequence of codes.
 */
final class PieceHuffmanCodes {
    /** The length of the longest code in bits. */
    private static final int LONGEST = 8;

    private static final int LENGTH_SHIFT = 8;

    /** Stands for a gold in the box. */
    private static final int GOLD_IN_BOX = Piece.code(Color.WHITE, PieceType.PRO_SILVER);

    /** By piece: its code, and the length of the code from bit 8 on; 0 for kings. */
    private final int[] codes = new int[Piece.LIMIT];

    /** By the next eight bits: the piece whose code they begin with, and the length of the code from bit 8 on. */
    private final short[] pieces = new short[1 << LONGEST];

    private final boolean inHand;
    private final boolean promotionLast;

    private PieceHuffmanCodes(boolean apery, boolean inHand) {
        this.inHand = inHand;
        promotionLast = apery && !inHand;
        define(PieceType.PAWN, 0b01, 2);
        define(PieceType.LANCE, 0b0011, 4);
        define(PieceType.KNIGHT, apery ? 0b0111 : 0b1011, 4);
        define(PieceType.SILVER, apery ? 0b1011 : 0b0111, 4);
        define(PieceType.GOLD, 0b01111, 5);
        define(PieceType.BISHOP, 0b011111, 6);
        define(PieceType.ROOK, 0b111111, 6);
        if (!inHand) {
            define(Piece.NONE, 0b0, 1);
        } else if (apery) {
            defineMajorPiecesOfApery();
        }
    }

    /** The codes on the board: Apery's, or those of YaneuraOu. */
    static PieceHuffmanCodes onBoard(boolean apery) {
        return new PieceHuffmanCodes(apery, false);
    }

    /** The codes in hand: Apery's, or those of YaneuraOu. */
    static PieceHuffmanCodes inHand(boolean apery) {
        return new PieceHuffmanCodes(apery, true);
    }

    private void define(PieceType type, int prefix, int length) {
        for (Color color : Color.values()) {
            int white = color.ordinal();
            if (type.canPromote()) {
                int promoted = promotionLast ? 2 | white : white << 1 | 1;
                int unpromoted = promotionLast ? white : white << 1;
                define(Piece.code(color, type.promoted()), prefix | promoted << length, length + 2);
                define(Piece.code(color, type), prefix | unpromoted << length, length + 2);
            } else {
                define(Piece.code(color, type), prefix | white << length, length + 1);
            }
        }
    }

    private void define(int piece, int codeOnBoard, int length) {
        if (inHand) {
            set(piece, codeOnBoard >> 1, length - 1);
        } else {
            set(piece, codeOnBoard, length);
        }
    }

    private void defineMajorPiecesOfApery() {
        for (Color color : Color.values()) {
            int bishop = 0b1111 | color.ordinal() << 6;
            int rook = bishop | 0b100000;
            set(Piece.code(color, PieceType.BISHOP), bishop | 0b10000, 7);
            set(Piece.code(color, PieceType.ROOK), rook | 0b10000, 7);
            set(Piece.code(color, PieceType.HORSE), bishop, 7);
            set(Piece.code(color, PieceType.DRAGON), rook, 7);
        }
    }

    private void set(int piece, int code, int length) {
        codes[piece] = code | length << LENGTH_SHIFT;
        for (int bits = code; bits < pieces.length; bits += 1 << length) {
            pieces[bits] = (short) (piece | length << LENGTH_SHIFT);
        }
    }

    /** The code of a piece, or of an empty square, with its length; not for kings. */
    int code(int piece) {
        return codes[piece];
    }

    /** Which piece stands in hand for one of this kind that is not in play. */
    static int inBox(PieceType type) {
        return type.canPromote() ? Piece.code(Color.BLACK, type.promoted()) : GOLD_IN_BOX;
    }

    /** The code without its length. */
    static int bits(int code) {
        return code & (1 << LENGTH_SHIFT) - 1;
    }

    /** The length of a code, or of the code of a piece that was read. */
    static int length(int entry) {
        return entry >> LENGTH_SHIFT;
    }

    /** The piece whose code eight bits begin with, promoted in hand if it is in the box, and the length of its code. */
    int read(int bits) {
        return pieces[bits & pieces.length - 1];
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

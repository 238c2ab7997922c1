package sanmai.search.training;

import java.util.Arrays;
import java.util.Objects;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;

/**
 * Positions in 32 bytes: the {@code PackedSfen} of YaneuraOu. The number of the next move is not stored.
 *
 * <p>The bits, the lowest of each byte first: one for the side to move (1 is White); seven for the square of Black's
 * king and seven for that of White's; a {@linkplain PieceHuffmanCodes Huffman code} for each square without a king,
 * from 1a to 1i, 2a and so on; Black's hand, White's hand, and the box with the pieces that are not in play, each in
 * the order P L N S G B R.
 *
 * <p>A piece takes one bit less in hand or in the box, and leaves an empty square of one bit on the board. So every
 * position with both kings fills exactly 256 bits, and a position without a king does not fit. Programs that know no
 * box leave zeros in its place, which read like Black's pawns; so the positions of handicap games that they wrote have
 * wrong numbers of pieces and are refused.
 */
public final class PackedPosition {
    /** The size of a position in bytes. */
    public static final int BYTES = UnpackedPosition.BYTES;

    private PackedPosition() {}

    /**
     * Writes a position.
     *
     * @param to gets 32 bytes
     * @param offset where in {@code to} they begin
     * @throws TrainingDataException if a side has no king; nothing is written then
     */
    public static void write(Position position, byte[] to, int offset) {
        Objects.checkFromIndexSize(offset, BYTES, to.length);
        for (Color color : Color.values()) {
            if (position.king(color.ordinal()) == Square.NONE) {
                throw new TrainingDataException(
                        "the format has no room for positions without both kings, and " + color + " has none");
            }
        }
        Arrays.fill(to, offset, offset + BYTES, (byte) 0);
        new Writer(to, offset).write(position);
    }

    /**
     * Reads a position that can be played. Its next move gets the number 1.
     *
     * @param from has the 32 bytes
     * @param offset where in {@code from} they begin
     * @throws TrainingDataException if the bytes are not a position, or the position is impossible
     */
    public static Position read(byte[] from, int offset) {
        UnpackedPosition unpacked = new UnpackedPosition();
        unpacked.read(from, offset);
        return unpacked.toPosition(1);
    }

    private static final class Writer {
        private final byte[] to;
        private int cursor;

        Writer(byte[] to, int offset) {
            this.to = to;
            cursor = offset << 3;
        }

        void write(Position position) {
            append(position.turnOrdinal(), 1);
            append(FileMajorSquares.number(position.king(0)), FileMajorSquares.BITS);
            append(FileMajorSquares.number(position.king(1)), FileMajorSquares.BITS);
            int[] inBox = new int[PieceType.HAND_KINDS + 1];
            for (PieceType kind : PieceHuffmanCodes.inOrder()) {
                inBox[kind.code()] = kind.countInASet();
            }
            board(position, inBox);
            hands(position, inBox);
            for (PieceType kind : PieceHuffmanCodes.inOrder()) {
                append(PieceHuffmanCodes.inBox(kind), inBox[kind.code()], kind);
            }
        }

        private void board(Position position, int[] inBox) {
            for (int packed = 0; packed < Square.COUNT; packed++) {
                int piece = position.pieceAt(FileMajorSquares.square(packed));
                if (piece == Piece.NONE) {
                    code(PieceHuffmanCodes.onBoard(piece));
                } else if (Piece.type(piece) != PieceType.KING) {
                    code(PieceHuffmanCodes.onBoard(piece));
                    inBox[Piece.type(piece).unpromoted().code()]--;
                }
            }
        }

        private void hands(Position position, int[] inBox) {
            for (Color color : Color.values()) {
                for (PieceType kind : PieceHuffmanCodes.inOrder()) {
                    int count = Hand.count(position.hand(color), kind);
                    append(PieceHuffmanCodes.inHand(Piece.of(color, kind)), count, kind);
                    inBox[kind.code()] -= count;
                }
            }
        }

        private void append(int code, int count, PieceType kind) {
            if (count < 0) {
                throw new IllegalStateException("too many pieces " + kind);
            }
            for (int i = 0; i < count; i++) {
                code(code);
            }
        }

        private void code(int code) {
            append(PieceHuffmanCodes.bits(code), PieceHuffmanCodes.length(code));
        }

        private void append(int bits, int length) {
            for (int i = 0; i < length; i++) {
                to[cursor >> 3] |= (byte) ((bits >> i & 1) << (cursor & 7));
                cursor++;
            }
        }
    }
}

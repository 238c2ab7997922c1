package sanmai.search.exchange;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.ImpossiblePositionException;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/**
 * Positions in 32 bytes. The number of the next move is not stored.
 *
 * <p>The bits, the lowest of each byte first: one for the side to move (1 is White); seven for the square of Black's
 * king and seven for that of White's; a {@linkplain PieceHuffmanCodes Huffman code} for each square without a king,
 * from 1a to 1i, 2a and so on; Black's hand, White's hand, and the box with the pieces that are not in play, each {@link
 * #IN_ORDER}.
 *
 * <p>A piece takes one bit less in hand or in the box, and leaves an empty square of one bit on the board. So every
 * position with both kings fills exactly 256 bits, and a position without a king does not fit. Programs that know no
 * box leave zeros in its place, which read like Black's pawns; so the positions of handicap games that they wrote have
 * wrong numbers of pieces and are refused.
 */
public enum PackedPosition {
    /** The {@code HuffmanCodedPos} of Apery, cshogi and dlshogi (HCP). */
    APERY(true),

    /** The {@code PackedSfen} of YaneuraOu. */
    YANEURAOU(false);

    /** The size of a position in bytes. */
    public static final int BYTES = 32;

    /** The kinds in the order in which hands and the box are written. */
    public static final List<PieceType> IN_ORDER = List.of(
            PieceType.PAWN,
            PieceType.LANCE,
            PieceType.KNIGHT,
            PieceType.SILVER,
            PieceType.GOLD,
            PieceType.BISHOP,
            PieceType.ROOK);

    private static final int BITS = BYTES * Byte.SIZE;

    private final PieceHuffmanCodes onBoard;
    private final PieceHuffmanCodes inHand;

    PackedPosition(boolean apery) {
        onBoard = PieceHuffmanCodes.onBoard(apery);
        inHand = PieceHuffmanCodes.inHand(apery);
    }

    /**
     * Writes a position.
     *
     * @param to gets 32 bytes
     * @param offset where in {@code to} they begin
     * @throws ExchangeException if a side has no king; nothing is written then
     */
    public void write(Position position, byte[] to, int offset) {
        Objects.checkFromIndexSize(offset, BYTES, to.length);
        for (Color color : Color.values()) {
            if (position.king(color.ordinal()) == Square.NONE) {
                throw new ExchangeException(
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
     * @throws ExchangeException if the bytes are not a position, or the position is impossible
     */
    public Position read(byte[] from, int offset) {
        return read(from, offset, 1);
    }

    /** Reads a position whose next move gets this number. */
    Position read(byte[] from, int offset, int moveNumber) {
        try {
            return setup(from, offset).moveNumber(moveNumber).build().toPosition();
        } catch (ImpossiblePositionException e) {
            throw new ExchangeException(e.getMessage());
        }
    }

    /**
     * Reads a set-up. The numbers of pieces are checked, but not whether the position is possible: two pawns on a file
     * (nifu), pieces that can never move, and a king that could be captured pass.
     *
     * @throws ExchangeException if the bytes are not a position
     */
    public PositionSetup.Builder setup(byte[] from, int offset) {
        Objects.checkFromIndexSize(offset, BYTES, from.length);
        return new Reader(Arrays.copyOfRange(from, offset, offset + BYTES)).read();
    }

    private final class Writer {
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
            for (PieceType kind : IN_ORDER) {
                inBox[kind.code()] = kind.countInASet();
            }
            board(position, inBox);
            hands(position, inBox);
            for (PieceType kind : IN_ORDER) {
                append(inHand.code(PieceHuffmanCodes.inBox(kind)), inBox[kind.code()], kind);
            }
        }

        private void board(Position position, int[] inBox) {
            for (int packed = 0; packed < Square.COUNT; packed++) {
                int piece = position.pieceAt(FileMajorSquares.square(packed));
                if (piece == Piece.NONE) {
                    code(onBoard.code(piece));
                } else if (Piece.type(piece) != PieceType.KING) {
                    code(onBoard.code(piece));
                    inBox[Piece.type(piece).unpromoted().code()]--;
                }
            }
        }

        private void hands(Position position, int[] inBox) {
            for (Color color : Color.values()) {
                for (PieceType kind : IN_ORDER) {
                    int count = Hand.count(position.hand(color), kind);
                    append(inHand.code(Piece.code(color, kind)), count, kind);
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

    private final class Reader {
        /** The bits, and two bytes behind them, so that a code can be looked up at the very end. */
        private final byte[] packed;

        private final PositionSetup.Builder setup = PositionSetup.builder();

        /** By the kind's code: the pieces on the board, in hand and in the box. */
        private final int[] counts = new int[PieceType.HAND_KINDS + 1];

        private int cursor = 1;

        Reader(byte[] packed) {
            this.packed = Arrays.copyOf(packed, BYTES + 2);
        }

        PositionSetup.Builder read() {
            setup.turn(Color.of(packed[0] & 1));
            readKing(Color.BLACK);
            readKing(Color.WHITE);
            readBoard();
            readHands();
            for (PieceType kind : IN_ORDER) {
                if (counts[kind.code()] != kind.countInASet()) {
                    throw new ExchangeException(counts[kind.code()] + " pieces " + kind.letters()
                            + " on the board, in hand and out of play, but a set has " + kind.countInASet());
                }
            }
            return setup;
        }

        private void readKing(Color color) {
            int number = peek() & (1 << FileMajorSquares.BITS) - 1;
            cursor += FileMajorSquares.BITS;
            if (number >= Square.COUNT) {
                throw new ExchangeException("a king is on square " + number + ", but squares are 0 to 80");
            }
            int square = FileMajorSquares.square(number);
            if (setup.pieceAt(square) != Piece.NONE) {
                throw new ExchangeException("both kings are on " + Square.name(square));
            }
            setup.piece(square, Piece.code(color, PieceType.KING));
        }

        private void readBoard() {
            for (int number = 0; number < Square.COUNT; number++) {
                int square = FileMajorSquares.square(number);
                if (setup.pieceAt(square) == Piece.NONE) {
                    int entry = onBoard.read(peek());
                    int piece = PieceHuffmanCodes.piece(entry);
                    cursor += PieceHuffmanCodes.length(entry);
                    if (cursor > BITS) {
                        throw new ExchangeException("the board does not end within " + BITS + " bits");
                    }
                    if (piece != Piece.NONE) {
                        setup.piece(square, piece);
                        counts[Piece.type(piece).unpromoted().code()]++;
                    }
                }
            }
        }

        /** Reads the hands and the box, which come in any order. */
        private void readHands() {
            while (cursor < BITS) {
                int entry = inHand.read(peek());
                int piece = PieceHuffmanCodes.piece(entry);
                cursor += PieceHuffmanCodes.length(entry);
                counts[PieceHuffmanCodes.kindInHand(piece).code()]++;
                if (Piece.typeCode(piece) <= PieceType.HAND_KINDS) {
                    setup.addToHand(Piece.color(piece), Piece.type(piece), 1);
                }
            }
            if (cursor > BITS) {
                throw new ExchangeException("the hands do not end with " + BITS + " bits");
            }
        }

        /** The next eight bits. */
        private int peek() {
            int at = cursor >> 3;
            return ((packed[at] & 0xFF) | (packed[at + 1] & 0xFF) << 8) >> (cursor & 7) & 0xFF;
        }
    }
}

package sanmai.search.training;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.ImpossiblePositionException;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/**
 * A {@link PackedPosition} as arrays that are used again: for trainers, which read many positions and make no moves. Nothing
 * is allocated after construction. Not safe for use by several threads.
 */
public final class UnpackedPosition {
    static final int BYTES = 32;

    private static final int BITS = BYTES * Byte.SIZE;

    /** By piece: 1 in the eight bits of its kind; the sum over all pieces counts each kind. */
    private static final long[] ONE = new long[Piece.LIMIT];

    /** By piece in hand or in the box: 1 in the eight bits of its kind. */
    private static final long[] ONE_IN_HAND = new long[Piece.LIMIT];

    /** All pieces of a set but the kings. */
    private static final long SET;

    static {
        long set = 0;
        for (PieceType type : PieceType.values()) {
            if (type != PieceType.KING) {
                for (Color color : Color.values()) {
                    int piece = Piece.of(color, type);
                    ONE[piece] = 1L << shift(type.unpromoted());
                    ONE_IN_HAND[piece] = 1L << shift(PieceHuffmanCodes.kindInHand(piece));
                }
                set |= (long) type.countInASet() << shift(type.unpromoted());
            }
        }
        SET = set;
    }

    /** The bits, and zeros behind them, so that a code can be looked up at the very end. */
    private final byte[] packed = new byte[BYTES + 2];

    private final byte[] board = new byte[Square.COUNT];
    private final int[][] hands = new int[2][PieceType.HAND_KINDS + 1];
    private final int[] kings = new int[2];
    private int turn;

    /** An empty object, whose contents have no meaning until a position is read. */
    public UnpackedPosition() {}

    private static int shift(PieceType kind) {
        return kind.code() << 3;
    }

    /**
     * Reads 32 bytes. The numbers of pieces are checked, but not whether the position is possible: two pawns on a file
     * (nifu), pieces that can never move, and a king that could be captured pass.
     *
     * @param from has the bytes
     * @param offset where in {@code from} they begin
     * @throws TrainingDataException if the bytes are not a position; the contents of this object have no meaning then
     */
    public void read(byte[] from, int offset) {
        Objects.checkFromIndexSize(offset, BYTES, from.length);
        System.arraycopy(from, offset, packed, 0, BYTES);
        turn = peek(0) & 1;
        kings[0] = readKing(1);
        kings[1] = readKing(1 + FileMajorSquares.BITS);
        if (kings[0] == kings[1]) {
            throw new TrainingDataException("both kings are on " + Square.name(kings[0]));
        }
        readPieces(1 + 2 * FileMajorSquares.BITS);
    }

    private int readKing(int cursor) {
        int square = peek(cursor) & (1 << FileMajorSquares.BITS) - 1;
        if (square >= Square.COUNT) {
            throw new TrainingDataException("a king is on square " + square + ", but squares are 0 to 80");
        }
        return FileMajorSquares.square(square);
    }

    private void readPieces(int start) {
        int cursor = start;
        long count = 0;
        for (int i = 0; i < Square.COUNT; i++) {
            int square = FileMajorSquares.square(i);
            if (square != kings[0] && square != kings[1]) {
                int entry = PieceHuffmanCodes.readOnBoard(peek(cursor));
                int piece = PieceHuffmanCodes.piece(entry);
                cursor += PieceHuffmanCodes.length(entry);
                board[square] = (byte) piece;
                count += ONE[piece];
                if (cursor > BITS) {
                    throw new TrainingDataException("the board does not end within " + BITS + " bits");
                }
            }
        }
        board[kings[0]] = (byte) Piece.of(Color.BLACK, PieceType.KING);
        board[kings[1]] = (byte) Piece.of(Color.WHITE, PieceType.KING);
        count += readHands(cursor);
        if (count != SET) {
            throw wrong(count);
        }
    }

    /** Reads the hands and the box, and counts their pieces. */
    private long readHands(int start) {
        Arrays.fill(hands[0], 0);
        Arrays.fill(hands[1], 0);
        int cursor = start;
        long count = 0;
        while (cursor < BITS) {
            int entry = PieceHuffmanCodes.readInHand(peek(cursor));
            int piece = PieceHuffmanCodes.piece(entry);
            cursor += PieceHuffmanCodes.length(entry);
            count += ONE_IN_HAND[piece];
            int type = Piece.typeCode(piece);
            if (type <= PieceType.HAND_KINDS) {
                hands[piece >> Piece.COLOR_SHIFT][type]++;
            }
        }
        if (cursor > BITS) {
            throw new TrainingDataException("the hands do not end with " + BITS + " bits");
        }
        return count;
    }

    /** The next eight bits. */
    private int peek(int cursor) {
        int at = cursor >> 3;
        return ((packed[at] & 0xFF) | (packed[at + 1] & 0xFF) << 8) >> (cursor & 7) & 0xFF;
    }

    private static TrainingDataException wrong(long count) {
        for (PieceType kind : PieceHuffmanCodes.inOrder()) {
            long found = count >>> shift(kind) & 0xFF;
            if (found != kind.countInASet()) {
                return new TrainingDataException(String.format(
                        Locale.ROOT,
                        "%d pieces %s on the board, in hand and out of play, but a set has %d",
                        found,
                        kind.letters(),
                        kind.countInASet()));
            }
        }
        throw new IllegalStateException("every number of pieces is right");
    }

    /** The side to move as an ordinal: 0 is Black. */
    public int turn() {
        return turn;
    }

    /** The square of a side's king, by the side's ordinal. */
    public int king(int color) {
        return kings[color];
    }

    /** The piece on a square as its {@linkplain Piece code}, kings too; {@link Piece#NONE} if it is empty. */
    public int pieceAt(int square) {
        return board[square];
    }

    /**
     * The number of pieces of a kind in the hand of a side.
     *
     * @param color the side's ordinal
     * @param kind the kind's code, 1 to 7
     */
    public int inHand(int color, int kind) {
        return hands[color][kind];
    }

    /** The set-up, possible or not, with this number of the next move. */
    public PositionSetup toSetup(int moveNumber) {
        PositionSetup.Builder builder =
                PositionSetup.builder().turn(Color.of(turn)).moveNumber(moveNumber);
        for (int square = 0; square < Square.COUNT; square++) {
            builder.piece(square, board[square]);
        }
        for (Color color : Color.values()) {
            for (PieceType kind : PieceHuffmanCodes.inOrder()) {
                builder.hand(color, kind, hands[color.ordinal()][kind.code()]);
            }
        }
        return builder.build();
    }

    /**
     * The position, with this number of the next move.
     *
     * @throws TrainingDataException if the position is impossible; the message says all reasons
     */
    public Position toPosition(int moveNumber) {
        try {
            return toSetup(moveNumber).toPosition();
        } catch (ImpossiblePositionException e) {
            throw new TrainingDataException(e.getMessage());
        }
    }
}

package sanmai.search.alphabeta.stack;

import java.util.SplittableRandom;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.TypeCode;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Zobrist keys of parts of a position: the pawns of both sides, and the other pieces of each side on the board, the king
 * among them. Histories learn for all positions that have such a part in common.
 */
public final class PartialKeys {
    /** The part with the pawns of both sides; those with the other pieces are {@link #BLACK} and {@link #WHITE}. */
    private static final int PAWNS = 2;

    private static final int BLACK = 0;
    private static final int WHITE = 1;

    /** By piece: the part to which it belongs. */
    private static final byte[] PART = new byte[Piece.LIMIT];

    private static final int[] PIECE_ON_SQUARE = new int[Piece.SQUARE_PAIRS];

    static {
        for (int piece = 0; piece < Piece.LIMIT; piece++) {
            PART[piece] = (byte) (Piece.typeCode(piece) == TypeCode.PAWN ? PAWNS : piece >>> Piece.COLOR_SHIFT);
        }
        SplittableRandom random = new SplittableRandom(0x73686F6769L);
        for (int i = 0; i < PIECE_ON_SQUARE.length; i++) {
            PIECE_ON_SQUARE[i] = (int) random.nextLong();
        }
    }

    private final int[] keys = new int[3];

    /** The keys of no position yet. */
    PartialKeys() {}

    /** The key of the pawns of both sides; tokins are no pawns. All its bits are random. */
    public int pawns() {
        return keys[PAWNS];
    }

    /** The key of all pieces of Black but pawns. */
    public int blackNonPawns() {
        return keys[BLACK];
    }

    /** The key of all pieces of White but pawns. */
    public int whiteNonPawns() {
        return keys[WHITE];
    }

    /** Reads the keys of a position. */
    public void read(Position position) {
        keys[PAWNS] = 0;
        keys[BLACK] = 0;
        keys[WHITE] = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            change(position.pieceAt(square), square);
        }
    }

    /** Takes over the keys of another position with the same parts. */
    public void copy(PartialKeys others) {
        keys[PAWNS] = others.keys[PAWNS];
        keys[BLACK] = others.keys[BLACK];
        keys[WHITE] = others.keys[WHITE];
    }

    /**
     * The keys after a move.
     *
     * @param before those of the position in which it is made
     */
    public void readAfter(PartialKeys before, Position position, int move) {
        copy(before);
        int to = Move.to(move);
        if (!Move.isDrop(move)) {
            change(Move.piece(move), Move.from(move));
            change(position.pieceAt(to), to);
        }
        change(Move.placedPiece(move), to);
    }

    /** Puts a piece on a square, or takes it away. Without a piece nothing changes. */
    private void change(int piece, int square) {
        if (piece != Piece.NONE) {
            keys[PART[piece]] ^= PIECE_ON_SQUARE[Piece.onSquare(piece, square)];
        }
    }
}

package sanmai.boards;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.TypeCode;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** A position on sets of one representation, with what a walk through legal moves needs: no key, and no repetitions. */
final class SquareBoard<S> {
    private static final int MOST_PLIES = 256;

    /** By piece: the one whose set holds it. */
    private static final int[] SET = new int[Piece.LIMIT];

    /**
     * The squares of all pieces that move like a piece, by its code; those of a colour are at the code of no piece of that
     * colour.
     */
    final SquareSets<S> pieces;

    final byte[] pieceAt = new byte[Square.LIMIT];
    final int[] hands = new int[2];
    final int[] kings = {Square.NONE, Square.NONE};
    int turn;

    private final byte[] captured = new byte[MOST_PLIES];
    private int ply;

    static {
        for (int piece = 0; piece < Piece.LIMIT; piece++) {
            SET[piece] = Piece.movesLike(piece);
        }
    }

    SquareBoard(Squares<S> squares, Position position) {
        pieces = squares.sets(Piece.LIMIT);
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE) {
                put(piece, square);
            }
        }
        for (int color = 0; color < 2; color++) {
            hands[color] = position.hand(color);
            kings[color] = position.king(color);
        }
        turn = position.turnOrdinal();
    }

    /** The code of a colour's set. */
    static int side(int color) {
        return color << Piece.COLOR_SHIFT;
    }

    void doMove(int move) {
        int us = turn;
        int to = Move.to(move);
        turn = us ^ 1;
        if (Move.isDrop(move)) {
            put(Move.piece(move), to);
            hands[us] -= Hand.one(Piece.typeCode(Move.piece(move)));
            ply++;
            return;
        }
        int taken = pieceAt[to];
        captured[ply++] = (byte) taken;
        if (taken != Piece.NONE) {
            toggle(taken, to);
            hands[us] += Hand.one(handKind(taken));
        }
        toggle(Move.piece(move), Move.from(move));
        pieceAt[Move.from(move)] = Piece.NONE;
        put(Move.placedPiece(move), to);
        placeKing(us, Move.piece(move), to);
    }

    void undoMove(int move) {
        int us = turn ^ 1;
        int to = Move.to(move);
        turn = us;
        ply--;
        toggle(Move.placedPiece(move), to);
        if (Move.isDrop(move)) {
            pieceAt[to] = Piece.NONE;
            hands[us] += Hand.one(Piece.typeCode(Move.piece(move)));
            return;
        }
        int taken = captured[ply];
        pieceAt[to] = (byte) taken;
        if (taken != Piece.NONE) {
            toggle(taken, to);
            hands[us] -= Hand.one(handKind(taken));
        }
        put(Move.piece(move), Move.from(move));
        placeKing(us, Move.piece(move), Move.from(move));
    }

    private static int handKind(int captured) {
        return captured & PieceType.HAND_KINDS;
    }

    private void placeKing(int color, int piece, int square) {
        if (Piece.typeCode(piece) == TypeCode.KING) {
            kings[color] = square;
        }
    }

    private void put(int piece, int square) {
        pieceAt[square] = (byte) piece;
        toggle(piece, square);
    }

    private void toggle(int piece, int square) {
        pieces.toggle(SET[piece], square);
        pieces.toggle(piece & Piece.LIMIT / 2, square);
    }
}

package sanmai.search.eval.accumulator;

import static sanmai.core.TypeCode.KING;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The pieces that each move of the current line has moved ({@code DirtyPiece} in Stockfish and YaneuraOu), by ply: one piece
 * leaves a place and enters another; a capture also takes the victim from its place and puts a piece into a hand.
 */
public final class DirtyPieces {
    /** The number of plies, counting that before the first move. */
    static final int PLIES = Evaluation.MAX_MOVES + 1;

    /** The approximate size of an object in bytes. */
    public static final long BYTES = PLIES * (4L * Integer.BYTES + Long.BYTES + 1);

    private static final int PER_PLY = 4;
    private static final int NO_CAPTURE = -1;

    /** By ply: the places left and entered by the moved piece, those left by the victim and entered in hand. */
    private final int[] places = new int[PLIES * PER_PLY];

    /** By ply: the ordinal of the side whose king has moved; -1 if none has. */
    private final byte[] kingMoved = new byte[PLIES];

    /** By ply: the number of its position, which no earlier position has had. */
    private final long[] positions = new long[PLIES];

    private int ply;
    private long pushed;

    /** A line without moves. */
    public DirtyPieces() {}

    /** Begins a line with another position. */
    public void set() {
        ply = 0;
        positions[0] = ++pushed;
        kingMoved[0] = -1;
    }

    /** Goes back to the position before the last move. */
    public void pop() {
        ply--;
    }

    /** Adds a move that is about to be made in the position. */
    public void push(Position position, int move) {
        positions[++ply] = ++pushed;
        int at = ply * PER_PLY;
        int piece = Move.piece(move);
        int us = piece >>> Piece.COLOR_SHIFT;
        int to = Move.to(move);
        int hand = position.hand(us);
        kingMoved[ply] = (byte) (Piece.typeCode(piece) == KING ? us : -1);
        places[at + 1] = Place.onBoard(Move.placedPiece(move), to);
        places[at + 2] = NO_CAPTURE;
        if (Move.isDrop(move)) {
            int kind = Piece.typeCode(piece);
            places[at] = Place.inHand(us, kind, Hand.count(hand, kind) - 1);
            return;
        }
        places[at] = Place.onBoard(piece, Move.from(move));
        int victim = position.pieceAt(to);
        if (victim != Piece.NONE) {
            int kind = victim & PieceType.HAND_KINDS;
            places[at + 2] = Place.onBoard(victim, to);
            places[at + 3] = Place.inHand(us, kind, Hand.count(hand, kind));
        }
    }

    /** The number of moves in the line. */
    public int ply() {
        return ply;
    }

    /** The number of the position at a ply: it changes when another position takes its place. */
    long position(int atPly) {
        return positions[atPly];
    }

    /** Whether the move to a ply was one of this side's king. */
    boolean kingMoved(int atPly, int side) {
        return kingMoved[atPly] == side;
    }

    /** The place that the moved piece left. */
    int left(int atPly) {
        return places[atPly * PER_PLY];
    }

    /** The place that the moved piece entered. */
    int entered(int atPly) {
        return places[atPly * PER_PLY + 1];
    }

    /** Whether the move captured a piece. */
    boolean isCapture(int atPly) {
        return places[atPly * PER_PLY + 2] != NO_CAPTURE;
    }

    /** The place that the victim left. */
    int victim(int atPly) {
        return places[atPly * PER_PLY + 2];
    }

    /** The place in hand that the victim entered. */
    int inHand(int atPly) {
        return places[atPly * PER_PLY + 3];
    }
}

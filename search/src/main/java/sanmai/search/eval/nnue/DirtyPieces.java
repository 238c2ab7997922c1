package sanmai.search.eval.nnue;

import static sanmai.core.TypeCode.KING;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * What each move of the current line has changed, by ply from 1 ({@code DirtyPiece} in YaneuraOu): one piece leaves a place
 * and one comes to another; with a capture, so do the victim and the piece in hand that it becomes.
 */
final class DirtyPieces {
    /** The number of plies, that before the first move included. */
    static final int PLIES = Evaluation.MAX_MOVES + 1;

    /** Stands for the places of a capture if there was none. */
    private static final int NO_CAPTURE = -1;

    private static final int PER_MOVE = 4;

    /** What this takes, in bytes. */
    static final long BYTES = PLIES * (PER_MOVE * Integer.BYTES + 1L);

    private final int[] places = new int[PLIES * PER_MOVE];

    /** By ply: the ordinal of the side whose king has moved; -1 if none has. */
    private final byte[] kingMoved = new byte[PLIES];

    /** Notes a move that is about to be made. */
    void note(int ply, Position position, int move) {
        int at = ply * PER_MOVE;
        int piece = Move.piece(move);
        int us = piece >>> Piece.COLOR_SHIFT;
        int to = Move.to(move);
        int hand = position.hand(us);
        kingMoved[ply] = (byte) (Piece.typeCode(piece) == KING ? us : -1);
        places[at + 1] = BonaPiece.onBoard(Move.placedPiece(move), to);
        places[at + 2] = NO_CAPTURE;
        if (Move.isDrop(move)) {
            int kind = Piece.typeCode(piece);
            places[at] = BonaPiece.inHand(us, kind, Hand.count(hand, kind) - 1);
            return;
        }
        places[at] = BonaPiece.onBoard(piece, Move.from(move));
        int victim = position.pieceAt(to);
        if (victim != Piece.NONE) {
            int kind = victim & PieceType.HAND_KINDS;
            places[at + 2] = BonaPiece.onBoard(victim, to);
            places[at + 3] = BonaPiece.inHand(us, kind, Hand.count(hand, kind));
        }
    }

    /** Whether the move was one of this side's king. */
    boolean kingMoved(int ply, int side) {
        return kingMoved[ply] == side;
    }

    /** The place that the moved piece left. */
    int left(int ply) {
        return places[ply * PER_MOVE];
    }

    /** The place to which it came. */
    int entered(int ply) {
        return places[ply * PER_MOVE + 1];
    }

    /** Whether a piece was captured. */
    boolean isCapture(int ply) {
        return places[ply * PER_MOVE + 2] != NO_CAPTURE;
    }

    /** The place where the victim stood. */
    int victim(int ply) {
        return places[ply * PER_MOVE + 2];
    }

    /** The place in hand to which it came. */
    int inHand(int ply) {
        return places[ply * PER_MOVE + 3];
    }
}

package sanmai.search.minimax;

import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.movegen.PseudoLegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Bitboards as in Grimbergen's paper: pseudo-legal moves are made, and taken back at once if the own king can be taken
 * then. Whether a dropped pawn mates cannot be seen by the own king; the generator is asked about that, where the pawn
 * gives check.
 */
final class PseudoLegalBitboards implements MinimaxBoard {
    /** From a square to the one south of it. */
    private static final int ROW = Square.at(1, 0) - Square.at(0, 0);

    private final PseudoLegalMoves generator = new PseudoLegalMoves();
    private final Position position;

    PseudoLegalBitboards(Position position) {
        this.position = position.copy();
    }

    @Override
    public void generate(MoveList list) {
        generator.generate(position, list);
    }

    @Override
    public boolean tryMove(int move) {
        int us = position.turnOrdinal();
        if (checksWithDroppedPawn(us, move) && !generator.isLegal(position, move)) {
            return false;
        }
        position.doMove(move);
        if (position.isInCheck(us)) {
            position.undoMove();
            return false;
        }
        return true;
    }

    /** No pawn is dropped on a rank from which it cannot move on, so the square before it is on the board. */
    private boolean checksWithDroppedPawn(int us, int move) {
        return Move.isDrop(move)
                && Piece.typeCode(Move.piece(move)) == PAWN
                && position.king(us ^ 1) == Move.to(move) + (us == 0 ? -ROW : ROW);
    }

    @Override
    public void undoMove() {
        position.undoMove();
    }

    @Override
    public int pieceAt(int square) {
        return position.pieceAt(square);
    }
}

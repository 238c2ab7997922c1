package sanmai.search.minimax;

import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.movegen.PseudoLegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Bitboards as in Grimbergen's paper: pseudo-legal moves are made, and undone at once if they leave the own king in check.
 * That does not show a drop-pawn mate (uchifuzume), so the generator is asked about pawn drops that give check.
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

    /** A dropped pawn always has a square in front of it. */
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

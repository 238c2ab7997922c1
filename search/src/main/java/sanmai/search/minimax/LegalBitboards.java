package sanmai.search.minimax;

import sanmai.movegen.LegalMoves;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Bitboards with a generator of legal moves, which finds pins and checkers first. */
final class LegalBitboards implements MinimaxBoard {
    private final LegalMoves generator = new LegalMoves();
    private final Position position;

    LegalBitboards(Position position) {
        this.position = position.copy();
    }

    @Override
    public void generate(MoveList list) {
        generator.generate(position, list);
    }

    @Override
    public boolean tryMove(int move) {
        position.doMove(move);
        return true;
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

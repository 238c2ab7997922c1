package sanmai.search.minimax;

import sanmai.movegen.attacktable.AttackTableBoard;
import sanmai.movegen.attacktable.AttackTableMoves;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Attack tables with a generator of legal moves. */
final class LegalAttackTables implements MinimaxBoard {
    private final AttackTableMoves generator = new AttackTableMoves();
    private final AttackTableBoard board;

    LegalAttackTables(Position position) {
        board = AttackTableBoard.of(position);
    }

    @Override
    public void generate(MoveList list) {
        generator.generate(board, list);
    }

    @Override
    public boolean tryMove(int move) {
        board.doMove(move);
        return true;
    }

    @Override
    public void undoMove() {
        board.undoMove();
    }

    @Override
    public int pieceAt(int square) {
        return board.pieceAt(square);
    }
}

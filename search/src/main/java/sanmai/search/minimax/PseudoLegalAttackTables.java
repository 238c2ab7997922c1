package sanmai.search.minimax;

import sanmai.movegen.attacktable.AttackTableBoard;
import sanmai.movegen.attacktable.AttackTableMoves;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Attack tables with a generator of pseudo-legal moves; the tables say whether each is legal before it is made. */
final class PseudoLegalAttackTables implements MinimaxBoard {
    private final AttackTableMoves generator = new AttackTableMoves();
    private final AttackTableBoard board;

    PseudoLegalAttackTables(Position position) {
        board = AttackTableBoard.of(position);
    }

    @Override
    public void generate(MoveList list) {
        generator.generatePseudoLegal(board, list);
    }

    @Override
    public boolean tryMove(int move) {
        if (!generator.isLegal(board, move)) {
            return false;
        }
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

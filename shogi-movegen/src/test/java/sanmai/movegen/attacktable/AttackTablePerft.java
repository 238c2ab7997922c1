package sanmai.movegen.attacktable;

import sanmai.shogi.MoveList;

/** Walks the tree of legal moves of an attack-table board and makes every leaf. Allocates nothing once it is warm. */
final class AttackTablePerft {
    private final AttackTableMoves generator = new AttackTableMoves();
    private final AttackTableBoard board;
    private final MoveList[] lists;
    private final boolean pseudoLegal;

    /**
     * Walks from this position.
     *
     * @param pseudoLegal whether pseudo-legal moves are listed, and each is judged before it is made
     */
    AttackTablePerft(AttackTableBoard board, int maxDepth, boolean pseudoLegal) {
        this.board = board;
        this.pseudoLegal = pseudoLegal;
        lists = new MoveList[maxDepth + 1];
        for (int depth = 0; depth <= maxDepth; depth++) {
            lists[depth] = new MoveList();
        }
    }

    /** The number of leaves {@code depth} plies below the board, which is the same afterwards. */
    long count(int depth) {
        if (depth == 0) {
            return 1;
        }
        MoveList list = lists[depth];
        if (pseudoLegal) {
            generator.generatePseudoLegal(board, list);
        } else {
            generator.generate(board, list);
        }
        long nodes = 0;
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (!pseudoLegal || generator.isLegal(board, move)) {
                board.doMove(move);
                nodes += count(depth - 1);
                board.undoMove();
            }
        }
        return nodes;
    }
}

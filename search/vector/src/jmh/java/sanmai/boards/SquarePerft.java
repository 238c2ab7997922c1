package sanmai.boards;

import sanmai.shogi.MoveList;

/** Perft on sets of one representation, without counting in bulk: the last moves are listed, or made and undone as well. */
final class SquarePerft<S> {
    private final SquareBoard<S> board;
    private final SquareMoves<S> generator;
    private final boolean makesLeaves;
    private final int[][] lists;

    SquarePerft(SquareBoard<S> board, SquareMoves<S> generator, int depth, boolean makesLeaves) {
        this.board = board;
        this.generator = generator;
        this.makesLeaves = makesLeaves;
        lists = new int[depth + 1][MoveList.CAPACITY];
    }

    /** The leaves {@code depth} plies below the position, 1 at least. */
    long count(int depth) {
        int n = generator.generate(board, lists[depth]);
        if (depth > 1) {
            return below(depth, n);
        }
        return makesLeaves ? make(n) : n;
    }

    private long below(int depth, int n) {
        int[] list = lists[depth];
        long leaves = 0;
        for (int i = 0; i < n; i++) {
            board.doMove(list[i]);
            leaves += count(depth - 1);
            board.undoMove(list[i]);
        }
        return leaves;
    }

    private long make(int n) {
        int[] list = lists[1];
        long leaves = 0;
        for (int i = 0; i < n; i++) {
            board.doMove(list[i]);
            leaves++;
            board.undoMove(list[i]);
        }
        return leaves;
    }
}

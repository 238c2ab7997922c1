package sanmai.search.eval.material;

import sanmai.core.Piece;

/** Piece values by piece code. */
record PieceValueTables(int[] board, int[] hand, int[] capture) implements PieceValues {
    @Override
    public int onBoard(int piece) {
        return board[piece];
    }

    @Override
    public int inHand(int piece) {
        return hand[piece];
    }

    @Override
    public int ofCapture(int piece) {
        return capture[piece];
    }

    @Override
    public int ofPromotion(int piece) {
        return board[piece | Piece.PROMOTION] - board[piece];
    }
}

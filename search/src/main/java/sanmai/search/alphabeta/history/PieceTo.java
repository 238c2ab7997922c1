package sanmai.search.alphabeta.history;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Move;

/** Numbers moves by the piece as it stands after the move, and the square where it stands. */
public final class PieceTo {
    /** The number of numbers. */
    static final int COUNT = Piece.LIMIT * Square.COUNT;

    private PieceTo() {}

    /** The number of a move, from 0 to {@value #COUNT} - 1; 0 for {@link Move#NONE} alone. */
    public static int of(int move) {
        return Move.placedPiece(move) * Square.COUNT + Move.to(move);
    }
}

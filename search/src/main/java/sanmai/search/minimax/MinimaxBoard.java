package sanmai.search.minimax;

import sanmai.shogi.MoveList;

/**
 * A board with its move generator, as {@link MinimaxTree} needs them: moves are generated, tried and undone. All
 * implementations lead to the same tree, except for the order of moves.
 *
 * <p>Generating, trying and undoing moves allocates nothing once the longest line has been played. Not safe for use by
 * several threads.
 */
public interface MinimaxBoard {
    /** Replaces the contents of the list by legal or pseudo-legal moves; no legal move is missing. */
    void generate(MoveList list);

    /**
     * Makes a move of the list last generated in this position.
     *
     * @return false if it is illegal; then nothing has changed
     */
    boolean tryMove(int move);

    /** Undoes the last move. */
    void undoMove();

    /** The {@linkplain sanmai.core.Piece code} of the piece on a square; {@link sanmai.core.Piece#NONE} if it is empty. */
    int pieceAt(int square);
}

package sanmai.search.minimax;

import sanmai.shogi.MoveList;

/**
 * A board with its move generator, as {@link MinimaxTree} needs them: moves are listed, tried and taken back. All of them
 * lead to the same tree, but for the order of moves.
 *
 * <p>Trying, taking back and listing moves allocates nothing once the longest line has been played. Not safe for use by
 * several threads.
 */
public interface MinimaxBoard {
    /** Replaces the contents of the list by moves: all legal ones are among them, illegal ones may be. */
    void generate(MoveList list);

    /**
     * Makes a move of the list last generated here.
     *
     * @return false if it is illegal; nothing has changed then
     */
    boolean tryMove(int move);

    /** Takes back the last move made. */
    void undoMove();

    /** The piece on a square as its {@linkplain sanmai.core.Piece code}; {@link sanmai.core.Piece#NONE} if it is empty. */
    int pieceAt(int square);
}

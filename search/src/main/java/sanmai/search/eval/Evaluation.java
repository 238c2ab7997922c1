package sanmai.search.eval;

import sanmai.shogi.Position;

/**
 * Judges positions without searching. It follows one position through its moves, so that it can keep up to date what
 * would be dear to count afresh. Passing ({@link Position#doNullMove}) need not be told.
 *
 * <p>After construction nothing is allocated. Not safe for use by several threads.
 */
public interface Evaluation {
    /** No position is worth more than this, or less than minus this, in hundredths of a pawn. */
    int MAX_SCORE = 20_000;

    /** How many moves can be told of one after the other, from the position that was set. */
    int MAX_MOVES = 512;

    /** Follows another position from now on. */
    void set(Position position);

    /** Hears of a legal move that is about to be made in the position. */
    void push(Position position, int move);

    /** Hears that the last move has been taken back. */
    void pop();

    /** What the position is worth for the side to move, in hundredths of a pawn. */
    int score(Position position);
}

package sanmai.search.eval;

import sanmai.shogi.Position;

/**
 * A static evaluation: judges positions without search. It hears of every move of the search, so that it can be updated
 * incrementally, and lazily: {@link #push} may only note what changes, and {@link #score} work out what is missing.
 *
 * <p>The search does not push null moves ({@link Position#doNullMove}): they change only the side to move, which {@link
 * #score} sees in the position.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public interface Evaluation {
    /** The greatest score; the least is {@code -MAX_SCORE}. */
    int MAX_SCORE = 20_000;

    /** The greatest number of moves that can be pushed and not yet popped. */
    int MAX_MOVES = 512;

    /** Follows this position from now on; the moves pushed before are forgotten. */
    void set(Position position);

    /**
     * Hears of a legal move that is about to be made.
     *
     * @param position the position before the move
     */
    void push(Position position, int move);

    /** Hears that the last move pushed has been taken back. */
    void pop();

    /**
     * The score of the position that was reached by the moves pushed, and perhaps by null moves.
     *
     * @return for the side to move, on the scale of the search's margins: centipawns of the engine's own evaluation
     */
    int score(Position position);

    /** The evaluation in its author's unit, before it is brought to the scale of the search's margins. */
    default int value(Position position) {
        return score(position);
    }
}

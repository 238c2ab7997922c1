package sanmai.search.eval;

import sanmai.shogi.Position;

/**
 * A static evaluation: judges positions without search. It hears of every move of the search, so that it can be updated
 * incrementally, and lazily: {@link #push} may only note what changes, and {@link #score} work out what is missing.
 *
 * <p>Null moves ({@link Position#doNullMove}) are not told. They change nothing but the side to move, and {@link #score}
 * sees that in the position.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public interface Evaluation {
    /** Scores are at most this, and at least minus this. */
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

    /**
     * The same in the unit of the evaluation's author, before it is brought to the scale on which the margins of the search
     * are.
     */
    default int value(Position position) {
        return score(position);
    }
}

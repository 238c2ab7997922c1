package sanmai.search.regret;

import sanmai.shogi.Position;

/** A search that answers one position at a time, each as if it had met no other. One thread calls {@link #answer}. */
public interface PositionSearch extends AutoCloseable {
    /**
     * Searches a position.
     *
     * @param position stays as it is
     * @return the move to play, its score and depth; they mean nothing after {@link #stop}
     */
    Choice answer(Position position);

    /** Ends the search that runs and those that follow. Any thread may call this. */
    void stop();

    /** Releases memory, threads and processes. */
    @Override
    void close();

    /**
     * What a search chooses.
     *
     * @param move a legal move in USI notation, {@link SearchAnswer#WIN} or {@link SearchAnswer#RESIGN}
     * @param score the score for the side to move in centipawns, or a mate, see {@link sanmai.engine.Score}
     * @param depth the depth in plies
     */
    record Choice(String move, int score, int depth) {}
}

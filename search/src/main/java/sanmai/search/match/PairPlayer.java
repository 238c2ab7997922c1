package sanmai.search.match;

import java.util.Optional;

/** Plays pairs of games from the same opening with both colours. */
public interface PairPlayer extends AutoCloseable {
    /** Plays the pair of a number, from 1, which always has the same result; nothing if it was broken off. */
    Optional<GamePair> pair(int number);

    /** Breaks off the pair that is being played, and all later ones. For other threads. */
    void stop();

    /** Closes the players. */
    @Override
    default void close() {}
}

package sanmai.search.match;

import java.util.Optional;

/** Plays pairs of games from the same opening with both colours. */
public interface PairPlayer extends AutoCloseable {
    /** Plays the pair with this number, from 1, which always has the same result; empty if it was stopped. */
    Optional<GamePair> pair(int number);

    /** Stops the pair that is being played, and all later ones. Any thread may call this. */
    void stop();

    /** Closes the players. */
    @Override
    default void close() {}
}

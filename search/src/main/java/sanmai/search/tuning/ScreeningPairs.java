package sanmai.search.tuning;

import java.util.Optional;
import java.util.function.Function;
import sanmai.search.alphabeta.Features;
import sanmai.search.match.GamePair;
import sanmai.search.match.Match;
import sanmai.search.match.PairPlayer;
import sanmai.search.match.Player;

/** Plays the pairs of a {@link Screening}, each with two players of its own. */
public final class ScreeningPairs implements PairPlayer {
    private final Screening screening;
    private final long seed;
    private final Function<Features, Player> players;
    private Match match; // null before the first pair
    private boolean stopped;

    /**
     * The pairs of a design.
     *
     * @param seed decides the openings
     * @param players makes a player that shares no memory with others
     */
    public ScreeningPairs(Screening screening, long seed, Function<Features, Player> players) {
        this.screening = screening;
        this.seed = seed;
        this.players = players;
    }

    @Override
    public Optional<GamePair> pair(int number) {
        Player first = players.apply(screening.features(number, true));
        Player second = players.apply(screening.features(number, false));
        try (Match next = new Match(first, second, seed)) {
            return begin(next) ? next.pair(number) : Optional.empty();
        }
    }

    private synchronized boolean begin(Match next) {
        match = next;
        return !stopped;
    }

    @Override
    public synchronized void stop() {
        stopped = true;
        if (match != null) {
            match.stop();
        }
    }
}

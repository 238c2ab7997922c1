package sanmai.search.tuning;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.match.Match;
import sanmai.search.match.MatchRun;
import sanmai.search.match.MatchScore;
import sanmai.search.match.Player;

/**
 * Plays the games of {@link Spsa}, iteration after iteration: some pairs of games each, of which several are played at
 * the same time. The values after an iteration depend only on the seed and the players, not on the number of threads.
 */
public final class TuningRun {
    private final Spsa spsa;
    private final TuningGames games;
    private final Map<Integer, TunedIteration> known;
    private final Listener listener;

    /**
     * The games of each iteration.
     *
     * @param pairs the number of pairs of games in an iteration, from 1
     * @param seed decides the openings
     * @param players makes a player that shares no memory with others
     */
    public record TuningGames(int pairs, long seed, Function<SearchParameters, Player> players) {}

    /** Hears of the progress. */
    public interface Listener {
        /** An iteration has been played. */
        void played(TunedIteration iteration);

        /** The values were changed after an iteration of this run or of an earlier one. */
        void learnt(TunedIteration iteration);
    }

    /**
     * A run.
     *
     * @param spsa before its first iteration
     * @param games how the games are played
     * @param known iterations of an earlier run with the same arguments
     */
    public TuningRun(Spsa spsa, TuningGames games, List<TunedIteration> known, Listener listener) {
        this.spsa = spsa;
        this.games = games;
        this.known = known.stream().collect(Collectors.toMap(TunedIteration::number, iteration -> iteration));
        this.listener = listener;
    }

    /**
     * Runs to the last iteration. To be called once.
     *
     * @param threads the number of pairs that are played at the same time, from 1
     * @throws InterruptedException if the thread is interrupted; the games of the iteration are lost
     */
    public void run(int threads) throws InterruptedException {
        while (spsa.hasNext()) {
            TunedIteration iteration = known.get(spsa.iteration());
            if (iteration == null) {
                iteration = play(Math.min(threads, games.pairs()));
                listener.played(iteration);
            }
            spsa.learn(iteration.difference());
            listener.learnt(iteration);
        }
    }

    /** The seed of the openings of an iteration; hardly any other iteration has the same, of this seed or of another one. */
    static long openings(long seed, int iteration) {
        return new SplittableRandom(seed * Spsa.ITERATIONS_OF_A_SEED + iteration).nextLong();
    }

    private TunedIteration play(int threads) throws InterruptedException {
        SearchParameters plus = spsa.plus();
        SearchParameters minus = spsa.minus();
        long openings = openings(games.seed(), spsa.iteration());
        MatchRun match = new MatchRun(games.pairs(), Optional.empty(), List.of(), MatchRun.Listener.NONE);
        match.run(
                threads,
                () -> new Match(games.players().apply(plus), games.players().apply(minus), openings));
        MatchScore score = match.score();
        return new TunedIteration(spsa.iteration(), score.won(), score.drawn(), score.lost());
    }
}

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
    private final int pairs;
    private final long seed;
    private final Function<SearchParameters, Player> players;
    private final Map<Integer, TunedIteration> known;
    private final Listener listener;

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
     * @param pairs the number of pairs of games in an iteration, from 1
     * @param seed decides the openings
     * @param players makes a player that shares no memory with others
     * @param known iterations of an earlier run with the same arguments
     */
    public TuningRun(
            Spsa spsa,
            int pairs,
            long seed,
            Function<SearchParameters, Player> players,
            List<TunedIteration> known,
            Listener listener) {
        this.spsa = spsa;
        this.pairs = pairs;
        this.seed = seed;
        this.players = players;
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
                iteration = play(Math.min(threads, pairs));
                listener.played(iteration);
            }
            spsa.learn(iteration.difference());
            listener.learnt(iteration);
        }
    }

    private TunedIteration play(int threads) throws InterruptedException {
        SearchParameters plus = spsa.plus();
        SearchParameters minus = spsa.minus();
        long openings = new SplittableRandom(seed + spsa.iteration()).nextLong();
        MatchRun match = new MatchRun(pairs, Optional.empty(), List.of(), MatchRun.Listener.NONE);
        match.run(threads, () -> new Match(players.apply(plus), players.apply(minus), openings));
        MatchScore score = match.score();
        return new TunedIteration(spsa.iteration(), score.won(), score.drawn(), score.lost());
    }
}

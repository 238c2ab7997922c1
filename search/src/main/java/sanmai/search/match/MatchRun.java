package sanmai.search.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Plays the pairs of a match on several threads. They count in the order of their numbers, so the match ends with the same
 * score on any number of threads, even if an SPRT ends it early.
 */
public final class MatchRun {
    private final int pairs;
    private final Optional<Sprt> test;
    private final Listener listener;
    private final AtomicInteger next = new AtomicInteger(1);
    private final Map<Integer, GamePair> played = new HashMap<>();
    private final List<Match> workers = new ArrayList<>();
    private MatchScore score = MatchScore.NONE;
    private volatile boolean stopped;

    /** Hears of the progress, one call at a time. */
    public interface Listener {
        /** A pair has been played; they come in any order. */
        void played(GamePair pair);

        /** Another pair counts. */
        void counted(MatchScore score);
    }

    /**
     * A match.
     *
     * @param pairs the greatest number of pairs
     * @param test ends the match when it is decided
     * @param alreadyPlayed pairs of an earlier run
     */
    public MatchRun(int pairs, Optional<Sprt> test, List<GamePair> alreadyPlayed, Listener listener) {
        this.pairs = pairs;
        this.test = test;
        this.listener = listener;
        alreadyPlayed.forEach(pair -> played.put(pair.number(), pair));
    }

    /**
     * Plays the pairs that have not been played yet. To be called once.
     *
     * @param threads the number of pairs that are played at the same time, from 1
     * @param maker makes a match for each thread, all with equal players and the same seed
     * @throws InterruptedException if the thread is interrupted; the pairs that were begun are lost
     */
    public void run(int threads, Supplier<Match> maker) throws InterruptedException {
        count();
        for (int i = 0; i < threads && !stopped; i++) {
            workers.add(maker.get());
        }
        if (!stopped) {
            Workers.run(workers, this::play, this::stop);
        }
    }

    /** The score so far. */
    public synchronized MatchScore score() {
        return score;
    }

    private void stop() {
        stopped = true;
        workers.forEach(Match::stop);
    }

    private void play(Match match) {
        while (!stopped) {
            int number = next.getAndIncrement();
            if (number > pairs) {
                return;
            }
            if (!isPlayed(number)) {
                match.pair(number).ifPresent(this::add);
            }
        }
    }

    private synchronized boolean isPlayed(int number) {
        return played.containsKey(number);
    }

    private synchronized void add(GamePair pair) {
        played.put(pair.number(), pair);
        listener.played(pair);
        count();
    }

    /** Counts the pairs before the first that is still being played. */
    private synchronized void count() {
        while (!stopped && score.playedPairs() < pairs && played.containsKey(score.playedPairs() + 1)) {
            score = score.plus(played.get(score.playedPairs() + 1));
            listener.counted(score);
            if (score.playedPairs() == pairs || test.isPresent() && test.get().isDecided(score)) {
                stop();
            }
        }
    }
}

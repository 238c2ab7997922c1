package sanmai.search.match;

import com.google.common.collect.ContiguousSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import sanmai.workers.Workers;

/**
 * Plays the pairs of a match on several threads. They count in the order of their numbers, so the match ends with the same
 * score on any number of threads, even if an SPRT ends it early.
 */
public final class MatchRun {
    private final List<Integer> numbers;
    private final Optional<Sprt> test;
    private final Listener listener;
    private final AtomicInteger next = new AtomicInteger();
    private final Map<Integer, GamePair> played = new HashMap<>();
    private final List<PairPlayer> workers = new ArrayList<>();
    private MatchScore score = MatchScore.NONE;
    private volatile boolean stopped;

    /** Hears of the progress, one call at a time. */
    public interface Listener {
        /** Ignores the progress. */
        Listener NONE = new Listener() {
            @Override
            public void played(GamePair pair) {}

            @Override
            public void counted(MatchScore score) {}
        };

        /** A pair has been played; pairs are reported in any order. */
        void played(GamePair pair);

        /** Another pair counts. */
        void counted(MatchScore score);
    }

    /** A match of pairs from 1 to their greatest number. */
    public MatchRun(int pairs, Optional<Sprt> test, List<GamePair> alreadyPlayed, Listener listener) {
        this(ContiguousSet.closed(1, pairs).asList(), test, alreadyPlayed, listener);
    }

    /**
     * Some pairs of a match.
     *
     * @param numbers the numbers of the pairs, in the order in which they count, none twice
     * @param test ends the match when it is decided
     * @param alreadyPlayed pairs of an earlier run; those with other numbers are ignored
     */
    public MatchRun(List<Integer> numbers, Optional<Sprt> test, List<GamePair> alreadyPlayed, Listener listener) {
        this.numbers = numbers;
        this.test = test;
        this.listener = listener;
        alreadyPlayed.forEach(pair -> played.put(pair.number(), pair));
    }

    /**
     * Plays the pairs that have not been played yet. To be called once.
     *
     * @param threads the number of pairs that are played at the same time, from 1
     * @param maker makes a player of pairs for each thread; they all give the same results, and are closed at the end
     * @throws InterruptedException if the thread is interrupted; the pairs that were begun are lost
     */
    public void run(int threads, Supplier<? extends PairPlayer> maker) throws InterruptedException {
        count();
        try {
            for (int i = 0; i < threads && !stopped; i++) {
                workers.add(maker.get());
            }
            if (!stopped) {
                Workers.run(workers, this::play, this::stop);
            }
        } finally {
            workers.forEach(PairPlayer::close);
        }
    }

    /** Counts the pairs that have been played before, and plays none; true if they end the match. */
    public boolean replay() {
        count();
        return stopped;
    }

    /** The score so far. */
    public synchronized MatchScore score() {
        return score;
    }

    /** The pairs that count so far, in their order. */
    public synchronized List<GamePair> counted() {
        return numbers.subList(0, score.playedPairs()).stream().map(played::get).toList();
    }

    private void stop() {
        stopped = true;
        workers.forEach(PairPlayer::stop);
    }

    private void play(PairPlayer player) {
        while (!stopped) {
            int index = next.getAndIncrement();
            if (index >= numbers.size()) {
                return;
            }
            int number = numbers.get(index);
            if (!isPlayed(number)) {
                player.pair(number).ifPresent(this::add);
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
        while (!stopped && score.playedPairs() < numbers.size() && isPlayed(numbers.get(score.playedPairs()))) {
            score = score.plus(played.get(numbers.get(score.playedPairs())));
            listener.counted(score);
            if (score.playedPairs() == numbers.size()
                    || test.isPresent() && test.get().isDecided(score)) {
                stop();
            }
        }
    }
}

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
 * standing whatever the number of threads, also if a test ends it early.
 */
public final class MatchRun {
    private final int pairs;
    private final Optional<Sprt> test;
    private final Listener listener;
    private final AtomicInteger next = new AtomicInteger(1);
    private final Map<Integer, GamePair> played = new HashMap<>();
    private final List<Match> tables = new ArrayList<>();
    private MatchScore standing = MatchScore.NOTHING;
    private volatile boolean stopped;

    /** Hears how it goes, one call at a time. */
    public interface Listener {
        /** A pair has been played; they come in any order. */
        void played(GamePair pair);

        /** Another pair counts. */
        void counted(MatchScore standing);
    }

    /**
     * A match.
     *
     * @param pairs how many pairs are played at most
     * @param test ends the match when it is decided
     * @param known pairs that have been played before
     */
    public MatchRun(int pairs, Optional<Sprt> test, List<GamePair> known, Listener listener) {
        this.pairs = pairs;
        this.test = test;
        this.listener = listener;
        known.forEach(pair -> played.put(pair.number(), pair));
    }

    /**
     * Plays what has not been played. To be called once.
     *
     * @param threads how many pairs are played at the same time, from 1
     * @param maker makes the tables, one for each thread, all with equal players and the same seed
     * @throws InterruptedException if the thread is interrupted; the pairs that were begun are lost
     */
    public void run(int threads, Supplier<Match> maker) throws InterruptedException {
        count();
        for (int i = 0; i < threads && !stopped; i++) {
            tables.add(maker.get());
        }
        if (!stopped) {
            Workers.run(tables, this::play, this::stop);
        }
    }

    /** How it stands. */
    public synchronized MatchScore standing() {
        return standing;
    }

    private void stop() {
        stopped = true;
        tables.forEach(Match::stop);
    }

    private void play(Match table) {
        while (!stopped) {
            int number = next.getAndIncrement();
            if (number > pairs) {
                return;
            }
            if (!isPlayed(number)) {
                table.pair(number).ifPresent(this::add);
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
        while (!stopped && standing.playedPairs() < pairs && played.containsKey(standing.playedPairs() + 1)) {
            standing = standing.plus(played.get(standing.playedPairs() + 1));
            listener.counted(standing);
            if (standing.playedPairs() == pairs
                    || test.isPresent() && test.get().isDecided(standing)) {
                stop();
            }
        }
    }
}

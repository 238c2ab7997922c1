package sanmai.search.training;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import sanmai.workers.Workers;

/** Plays the games of a seed on several threads until a file has all of them; games that it has are not played again. */
public final class SelfPlayRun {
    private final GameFile file;
    private final List<Integer> numbers;
    private final Listener listener;
    private final AtomicInteger next = new AtomicInteger();
    private final List<SelfPlay> workers = new ArrayList<>();
    private volatile boolean stopped;

    /**
     * A run.
     *
     * @param file gets the games
     * @param numbers the numbers of the games that the file is to have, none twice
     */
    public SelfPlayRun(GameFile file, List<Integer> numbers, Listener listener) {
        this.file = file;
        this.numbers = numbers;
        this.listener = listener;
    }

    /** Hears of each game that has been added to the file, one call at a time. */
    @FunctionalInterface
    public interface Listener {
        /** A game has been played. */
        void played(TrainingGame game);
    }

    /** Breaks off the games that are being played, and begins no others. */
    public void stop() {
        stopped = true;
        workers.forEach(SelfPlay::stop);
    }

    /**
     * Plays the games that the file does not have. To be called once.
     *
     * @param threads the number of games that are played at the same time, from 1
     * @param maker makes the self-play of each thread, which is closed at the end
     * @throws TrainingDataException if the file cannot be written
     * @throws InterruptedException if the thread is interrupted; the games that were begun are lost
     */
    public void run(int threads, Supplier<SelfPlay> maker) throws InterruptedException {
        try {
            for (int i = 0; i < threads; i++) {
                workers.add(maker.get());
            }
            Workers.run(workers, this::play, this::stop);
        } finally {
            workers.forEach(SelfPlay::close);
        }
    }

    private void play(SelfPlay selfPlay) {
        while (!stopped) {
            int index = next.getAndIncrement();
            if (index >= numbers.size()) {
                return;
            }
            int number = numbers.get(index);
            if (!file.has(number)) {
                selfPlay.play(number).ifPresent(this::add);
            }
        }
    }

    private synchronized void add(TrainingGame game) {
        file.add(game);
        listener.played(game);
    }
}

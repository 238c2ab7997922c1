package sanmai.search.training;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Plays the games of a seed on several threads until the file has all of them; those it has are not played again. */
public final class SelfPlayRun {
    private final GameFile file;
    private final int games;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped;

    /** Fills the file with the games of the numbers from 0 below this one. */
    public SelfPlayRun(GameFile file, int games) {
        this.file = file;
        this.games = games;
    }

    /** Hears of each game that has been added to the file, from several threads. */
    @FunctionalInterface
    public interface Listener {
        /** A game has been played. */
        void played(TrainingGame game);
    }

    /** Lets the threads end after the games that they are playing. */
    public void stop() {
        stopped = true;
    }

    /**
     * Plays.
     *
     * @param threads how many games are played at the same time, from 1
     * @param players makes the players, one for each thread
     * @throws GameFileException if the file can take no more
     * @throws InterruptedException if the thread is interrupted; the games that were begun are lost
     */
    public void run(int threads, Supplier<SelfPlay> players, Listener listener) throws InterruptedException {
        ExecutorService executor = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "self-play");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> tables = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                tables.add(executor.submit(() -> play(players.get(), listener)));
            }
            for (Future<?> table : tables) {
                table.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof GameFileException failure) {
                throw failure;
            }
            throw new IllegalStateException("a game failed", e.getCause());
        } finally {
            stop();
            executor.shutdown();
        }
    }

    private void play(SelfPlay player, Listener listener) {
        while (!stopped) {
            int number = next.getAndIncrement();
            if (number >= games) {
                return;
            }
            if (!file.has(number)) {
                TrainingGame game = player.play(number);
                file.add(game);
                listener.played(game);
            }
        }
    }
}

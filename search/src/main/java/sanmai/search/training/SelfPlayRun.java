package sanmai.search.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Plays the games of a seed on several threads until the file has all of them; those it has are not played again. */
public final class SelfPlayRun {
    /** A search asks much more often whether it is to end. */
    private static final long PATIENCE_SECONDS = 3;

    private final GameFile file;
    private final int games;
    private final AtomicInteger next = new AtomicInteger();
    private final List<SelfPlay> players = new ArrayList<>();
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

    /** Breaks off the games that are being played, and begins no others. */
    public void stop() {
        stopped = true;
        players.forEach(SelfPlay::stop);
    }

    /**
     * Plays. To be called once.
     *
     * @param threads how many games are played at the same time, from 1
     * @param maker makes the players, one for each thread
     * @throws TrainingDataException if the file can take no more
     * @throws InterruptedException if the thread is interrupted; the games that were begun are lost
     */
    public void run(int threads, Supplier<SelfPlay> maker, Listener listener) throws InterruptedException {
        for (int i = 0; i < threads; i++) {
            players.add(maker.get());
        }
        ExecutorService executor = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "self-play");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> tables = new ArrayList<>();
            for (SelfPlay player : players) {
                tables.add(executor.submit(() -> play(player, listener)));
            }
            for (Future<?> table : tables) {
                table.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof TrainingDataException failure) {
                throw failure;
            }
            throw new IllegalStateException("a game failed", e.getCause());
        } finally {
            stop();
            end(executor);
        }
    }

    /** Waits for what is being written to the file, even if the thread is interrupted. */
    private static void end(ExecutorService executor) {
        executor.shutdown();
        boolean interrupted = Thread.interrupted();
        try {
            executor.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void play(SelfPlay player, Listener listener) {
        try {
            while (!stopped) {
                int number = next.getAndIncrement();
                if (number >= games) {
                    return;
                }
                if (!file.has(number)) {
                    Optional<TrainingGame> game = player.play(number);
                    game.ifPresent(file::add);
                    game.ifPresent(listener::played);
                }
            }
        } catch (RuntimeException | Error e) {
            stop(); // The other tables need not go on.
            throw e;
        }
    }
}

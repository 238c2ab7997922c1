package sanmai.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/**
 * Lets a long command print what it has when the process is ended, for instance by Ctrl-C: its thread is interrupted, and
 * the process waits until it is through, though not for ever.
 */
public final class ShutdownHook {
    private static final long PATIENCE_SECONDS = 5;

    private final CountDownLatch said = new CountDownLatch(1);
    private final Thread hook;

    private ShutdownHook() {
        Thread speaker = Thread.currentThread();
        hook = new Thread(() -> {
            speaker.interrupt();
            awaitLastWords();
        });
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Runs a command, which ends early and prints what it has when its thread is interrupted. */
    public static int allow(IntSupplier command) {
        ShutdownHook lastWords = new ShutdownHook();
        try {
            return command.getAsInt();
        } finally {
            lastWords.close();
        }
    }

    private void awaitLastWords() {
        try {
            said.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void close() {
        said.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending already; the hook has been at work.
        }
    }
}

package sanmai.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/**
 * Lets a long command print the result so far when the process is ended, for instance by Ctrl-C: a shutdown hook
 * interrupts the thread of the command, and waits some seconds until it has returned.
 */
public final class ShutdownHook {
    private static final long PATIENCE_SECONDS = 5;

    private final CountDownLatch returned = new CountDownLatch(1);
    private final Thread hook;

    private ShutdownHook() {
        Thread command = Thread.currentThread();
        hook = new Thread(() -> {
            command.interrupt();
            awaitReturn();
        });
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Runs a command which ends early, with its result so far, when its thread is interrupted. */
    public static int run(IntSupplier command) {
        ShutdownHook shutdownHook = new ShutdownHook();
        try {
            return command.getAsInt();
        } finally {
            shutdownHook.remove();
        }
    }

    private void awaitReturn() {
        try {
            returned.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void remove() {
        returned.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending, and the hook has run.
        }
    }
}

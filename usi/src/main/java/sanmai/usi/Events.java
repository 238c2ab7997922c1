package sanmai.usi;

import java.io.Reader;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import sanmai.usi.protocol.LineReader;
import sanmai.usi.protocol.UsiCommand;
import sanmai.usi.protocol.UsiParser;

/** What happens around a session, in one queue: a thread hears the GUI, and each work has a thread of its own. */
final class Events {
    /** No more than these wait to be handled; a GUI that sends more lines has to wait. */
    private static final int MOST = 4096;

    private final BlockingQueue<Event> queue = new LinkedBlockingQueue<>(MOST);

    /**
     * Hears lines from now on, until their end.
     *
     * @param atTheEnd is run by the thread that hears, at {@code quit} or the end of the lines
     */
    void listen(Reader in, Runnable atTheEnd) {
        startThread("usi-reader", () -> read(new LineReader(in), atTheEnd));
    }

    private void read(LineReader lines, Runnable atTheEnd) {
        Optional<String> line = lines.next();
        while (line.isPresent()) {
            long now = System.nanoTime(); // The clock has been running since the line came.
            UsiCommand command = UsiParser.parse(line.get());
            if (command instanceof UsiCommand.Quit) {
                atTheEnd.run();
            }
            put(new Event.Heard(command, now));
            line = lines.next();
        }
        atTheEnd.run();
        put(new Event.HungUp());
    }

    /** Has a work done. */
    void perform(Work work) {
        startThread("usi-work", () -> put(new Event.Done(work, failure(work))));
    }

    private static Optional<Throwable> failure(Work work) {
        try {
            work.run();
            return Optional.empty();
        } catch (RuntimeException | Error e) {
            return Optional.of(e);
        }
    }

    private static void startThread(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.start();
    }

    private void put(Event event) {
        try {
            queue.put(event);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // Somebody ends the process.
        }
    }

    /** The next event; empty if there is none for so many nanoseconds. */
    Optional<Event> await(long nanos) {
        try {
            return Optional.ofNullable(queue.poll(nanos, TimeUnit.NANOSECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of(new Event.HungUp());
        }
    }
}

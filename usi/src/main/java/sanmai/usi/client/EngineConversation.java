package sanmai.usi.client;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import sanmai.engine.EngineException;
import sanmai.process.LastLines;
import sanmai.process.ProcessLines;

/** An engine's process: lines go in, lines come out, and its end is noticed. Any thread may send; one hears. */
final class EngineConversation {
    private static final long MOMENT_MILLIS = 2000;

    /** What is heard besides lines; compared by identity. */
    private static final String END = new String("end");

    private static final String STOPPED = new String("stopped");

    private final String program;
    private final Process process;
    private final ProcessLines output;
    private final ProcessLines errors;
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final LastLines outputLines = new LastLines();
    private final LastLines errorLines = new LastLines();

    /**
     * Starts the process.
     *
     * @throws EngineException if it cannot be started
     */
    EngineConversation(List<String> command) {
        File file = new File(command.get(0));
        program = file.getName();
        ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(command));
        if (file.getParentFile() != null && file.exists()) {
            builder.directory(file.getAbsoluteFile().getParentFile());
            builder.command().set(0, file.getAbsolutePath());
        }
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new EngineException(program + " cannot be started: " + e.getMessage(), List.of());
        }
        output = new ProcessLines(process.getInputStream(), this::hear, () -> heard.add(END));
        errors = new ProcessLines(process.getErrorStream(), errorLines::add, () -> {});
    }

    private void hear(String line) {
        outputLines.add(line);
        heard.add(line);
    }

    /** Sends a line. */
    synchronized void send(String line) {
        try {
            OutputStream in = process.getOutputStream();
            in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            // It no longer reads, so its output is about to end, and will have the reason.
        }
    }

    /** Sends {@code stop}, and lets the thread that hears know. */
    void sendStop() {
        send("stop");
        heard.add(STOPPED);
    }

    /** Whether this was heard because of {@link #sendStop}. */
    @SuppressWarnings("StringEquality")
    static boolean isStop(String heard) {
        return heard == STOPPED;
    }

    /**
     * Waits for the next line.
     *
     * @param deadline when to give up, a time of {@link System#nanoTime}; empty for never
     * @param doing what the engine is doing, for the message if it ends
     * @return the line; empty if the time is up
     * @throws EngineException if the engine ends
     */
    @SuppressWarnings("StringEquality")
    Optional<String> next(Optional<Long> deadline, String doing) throws InterruptedException {
        String line = deadline.isEmpty()
                ? heard.take()
                : heard.poll(Math.max(0, deadline.get() - System.nanoTime()), TimeUnit.NANOSECONDS);
        if (line == END) {
            heard.add(END); // So that who asks again gets the same answer.
            throw failure(end() + " " + doing);
        }
        return Optional.ofNullable(line);
    }

    /** Waits for a line that is this word alone; other lines are for the listener. */
    void await(String word, Duration patience, Consumer<String> listener) throws InterruptedException {
        Optional<Long> deadline = Optional.of(System.nanoTime() + patience.toNanos());
        while (true) {
            String line = next(deadline, "before it said " + word)
                    .orElseThrow(() -> failure("has not said " + word + " for " + seconds(patience)));
            if (line.equals(word)) {
                return;
            }
            listener.accept(line);
        }
    }

    static String seconds(Duration patience) {
        return patience.toMillis() / 1000.0 + " s";
    }

    private String end() throws InterruptedException {
        return process.waitFor(MOMENT_MILLIS, TimeUnit.MILLISECONDS)
                ? "ended with exit code " + process.exitValue()
                : "closed its output";
    }

    /** Ends the process because of what happened, which is returned to be thrown. */
    EngineException failure(String reason) {
        process.destroyForcibly();
        try {
            errors.awaitEnd(MOMENT_MILLIS);
            output.awaitEnd(MOMENT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        List<String> last = errorLines.last();
        return new EngineException(program + " " + reason, last.isEmpty() ? outputLines.last() : last);
    }

    /** Asks the process to end, and ends it if it does not. */
    void quit() {
        send("quit");
        try {
            process.getOutputStream().close();
            process.waitFor(MOMENT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            // It has ended already.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
        }
    }

    @Override
    public String toString() {
        return program;
    }
}

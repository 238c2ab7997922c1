package sanmai.usi.client;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import sanmai.engine.EngineException;
import sanmai.process.LastLines;
import sanmai.process.ProcessLines;

/**
 * The process of an engine: sends and receives lines, and notices the end of the process. Any thread may send; one
 * thread receives.
 */
final class EngineConversation {
    /** The beginning of the line that answers {@code go}. */
    static final String ANSWER = "bestmove ";

    /** The beginning of the line that answers {@code go mate}. */
    static final String MATE_ANSWER = "checkmate";

    private static final long MOMENT_MILLIS = 2000;

    private final Process process;
    private final Duration patience;
    private final UsiListener listener;
    private final ProcessLines output;
    private final ProcessLines errors;
    private final WantedLines wanted = new WantedLines();
    private final LastLines outputLines = new LastLines();
    private final LastLines errorLines = new LastLines();
    private volatile String name;
    private volatile boolean answersTwice;
    private @Nullable String failure; // why it cannot be used any more

    private EngineConversation(String program, Process process, Duration patience, UsiListener listener) {
        this.listener = listener;
        name = program;
        this.process = process;
        this.patience = patience;
        output = new ProcessLines(process.getInputStream(), this::hear, wanted::end);
        errors = new ProcessLines(process.getErrorStream(), this::hearError, () -> {});
    }

    /**
     * Starts the process.
     *
     * @throws EngineException if it cannot be started
     */
    static EngineConversation start(UsiSettings settings, UsiListener listener) {
        List<String> command = settings.command();
        File file = new File(command.get(0));
        ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(command));
        if (file.getParentFile() != null && file.exists()) {
            builder.directory(file.getAbsoluteFile().getParentFile());
            builder.command().set(0, file.getAbsolutePath());
        }
        Process process;
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new EngineException(file.getName() + " cannot be started: " + e.getMessage(), List.of());
        }
        try {
            return new EngineConversation(file.getName(), process, settings.patience(), listener);
        } catch (OutOfMemoryError e) { // The system starts no thread that would read.
            process.destroyForcibly();
            throw e;
        }
    }

    private void tell(Consumer<String> hearing, String line) {
        try {
            hearing.accept(line);
        } catch (Throwable e) { // Else no thread would read the engine's lines any more.
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
        }
    }

    private void hearError(String line) {
        tell(listener::complained, line);
        errorLines.add(line);
    }

    private void hear(String line) {
        tell(listener::received, line);
        outputLines.add(line);
        if (!wanted.add(line) && isAnswer(line)) {
            answersTwice = true;
        }
    }

    private static boolean isAnswer(String line) {
        return line.startsWith(ANSWER) || line.startsWith(MATE_ANSWER);
    }

    /** Sends a line. */
    synchronized void send(String line) {
        tell(listener::sent, line);
        try {
            OutputStream in = process.getOutputStream();
            in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            // The engine no longer reads. Its output will end soon, and show the reason.
        }
    }

    /**
     * Starts to accept lines, up to and including the first of this kind.
     *
     * @throws EngineException if the engine has failed before
     */
    void listen(Predicate<String> last) {
        if (failure != null) {
            throw failure(failure);
        }
        wanted.open(last);
    }

    /** Whether the last line that is wanted has not come yet. */
    boolean isListening() {
        return wanted.isOpen();
    }

    /** Makes {@link #next} return at once. */
    void wake() {
        wanted.wake();
    }

    /** Whether the engine has answered without a {@code go}. */
    boolean answersTwice() {
        return answersTwice;
    }

    /**
     * Waits for the next line that is wanted.
     *
     * @param nanos the longest time to wait
     * @param doing what the engine is doing, for the message if it ends
     * @return the line; empty if the time is up, or after {@link #wake}
     * @throws EngineException if the engine ends
     */
    Optional<String> next(long nanos, String doing) throws InterruptedException {
        Optional<String> line = wanted.poll(nanos);
        if (line.isEmpty() && wanted.isOver()) {
            throw failure(end() + " " + doing);
        }
        return line;
    }

    /** Sends a line and waits for the word that answers it; the listener gets the lines in between. */
    void ask(String question, String word, Consumer<String> listener) throws InterruptedException {
        listen(word::equals);
        send(question);
        await(word, System.nanoTime(), listener);
    }

    /**
     * As {@link #ask}, but an interrupted thread waits too and stays interrupted, so that the engine can be used
     * further.
     */
    void askUninterruptibly(String question, String word) {
        listen(word::equals);
        send(question);
        long start = System.nanoTime();
        boolean isInterrupted = false;
        try {
            while (true) {
                try {
                    await(word, start, line -> {});
                    return;
                } catch (InterruptedException e) {
                    isInterrupted = true;
                }
            }
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void await(String word, long start, Consumer<String> listener) throws InterruptedException {
        while (true) {
            long left = nanos(patience) - (System.nanoTime() - start);
            if (left <= 0 && isListening()) {
                throw failure("has not said " + word + " for " + seconds(patience));
            }
            Optional<String> line = next(left, "before it said " + word);
            if (line.isPresent() && line.get().equals(word)) {
                return;
            }
            if (line.isPresent() && isAnswer(line.get())) {
                answersTwice = true;
            }
            line.ifPresent(listener);
        }
    }

    /** A time in nanoseconds; the greatest number if it is longer. */
    static long nanos(Duration time) {
        return time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0 ? time.toNanos() : Long.MAX_VALUE;
    }

    /** A time in milliseconds; that of the greatest number of nanoseconds if it is longer. */
    static long millis(Duration time) {
        return TimeUnit.NANOSECONDS.toMillis(nanos(time));
    }

    static String seconds(Duration patience) {
        return millis(patience) / 1000.0 + " s";
    }

    private String end() throws InterruptedException {
        return process.waitFor(MOMENT_MILLIS, TimeUnit.MILLISECONDS)
                ? "ended with exit code " + process.exitValue()
                : "closed its output";
    }

    /** Ends the process for this reason, and returns the exception to be thrown now and at every later use. */
    EngineException failure(String reason) {
        failure = reason;
        wanted.close();
        destroy();
        try {
            errors.awaitEnd(MOMENT_MILLIS);
            output.awaitEnd(MOMENT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        closeStreams();
        List<String> last = errorLines.last();
        return new EngineException(name + " " + reason, last.isEmpty() ? outputLines.last() : last);
    }

    /** Asks the process to end, and ends it if it does not. */
    void quit() {
        wanted.close();
        List<ProcessHandle> started = started();
        send("quit");
        try {
            process.getOutputStream().close();
            process.waitFor(MOMENT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            // It has ended already.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            started.forEach(ProcessHandle::destroyForcibly);
            kill();
        }
    }

    /** Ends the process at once. */
    void kill() {
        destroy();
        closeStreams();
    }

    /** Ends the process and those that it has started: they would keep its output open. */
    private void destroy() {
        started().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** What the engine has started. After its end another process may have its number, and these would be that one's. */
    private List<ProcessHandle> started() {
        return process.isAlive() ? process.descendants().toList() : List.of();
    }

    private void closeStreams() {
        try {
            process.getOutputStream().close();
            process.getInputStream().close();
            process.getErrorStream().close();
        } catch (IOException e) {
            // The streams are not needed any more.
        }
    }

    /** The name that the engine gives itself; before that, the name of its program. */
    String name() {
        return name;
    }

    void setName(String said) {
        name = said;
    }

    @Override
    public String toString() {
        return name;
    }
}

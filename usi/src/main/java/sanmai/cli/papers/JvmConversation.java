package sanmai.cli.papers;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import sanmai.process.LastLines;
import sanmai.process.ProcessLines;

/**
 * A main class that runs in a JVM of its own, with the class path and the flags of this one, and says a result, or answers
 * questions: each is a line on its stdin, each answer a line on its stdout that begins with a word agreed on. Anything else
 * printed there, by the JVM for instance, is no answer. A JVM that answers questions should end when its stdin does.
 *
 * <p>After a failure there are no more answers. Not safe for use by several threads.
 */
public final class JvmConversation implements AutoCloseable {
    private static final long MOMENT_MILLIS = 2000;

    private final String beginning;
    private final Process process;
    private final ProcessLines output;
    private final ProcessLines errors;

    /** The answers in their order; an empty one stands for the end of the output. */
    private final BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>();

    private final LastLines outputLines = new LastLines();
    private final LastLines errorLines = new LastLines();

    /**
     * Starts the other JVM.
     *
     * @param mainClass what to run
     * @param flags options for its JVM beside those of this one
     * @param arguments what its main method gets
     * @param beginning how the lines with answers begin
     * @throws ChildJvmException if it cannot be started
     */
    public JvmConversation(Class<?> mainClass, List<String> flags, List<String> arguments, String beginning)
            throws ChildJvmException {
        this.beginning = beginning;
        try {
            process = ChildJvm.of(mainClass, flags, arguments).start();
        } catch (IOException e) {
            throw new ChildJvmException("it cannot be started: " + e.getMessage(), List.of());
        }
        output = new ProcessLines(process.getInputStream(), this::hear, () -> answers.add(Optional.empty()));
        errors = new ProcessLines(process.getErrorStream(), errorLines::add, () -> {});
    }

    private void hear(String line) {
        if (line.startsWith(beginning)) {
            answers.add(Optional.of(line.substring(beginning.length()).strip()));
        }
        outputLines.add(line);
    }

    /**
     * Asks a question and waits for the answer, which is returned without its beginning.
     *
     * @param question one line, without its end
     * @param patience the time after which the other JVM counts as hung
     * @throws ChildJvmException if the other JVM ends, hangs, or says more than it is asked
     * @throws InterruptedException if this thread was interrupted, or the other JVM was by the user's Ctrl-C
     */
    public String ask(String question, Duration patience) throws ChildJvmException, InterruptedException {
        if (answers.peek() != null && answers.peek().isPresent()) {
            throw failure("said something without being asked");
        }
        try {
            OutputStream in = process.getOutputStream();
            in.write((question + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            // It no longer reads, so its output is about to end, and will have the reason.
        }
        return answer(patience);
    }

    /** Waits for an answer, as {@link #ask} does, without asking: for a JVM that says its result by itself. */
    public String answer(Duration patience) throws ChildJvmException, InterruptedException {
        Optional<String> answer = answers.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
        if (answer == null) {
            throw failure("has not answered for " + seconds(patience) + " s");
        }
        if (answer.isEmpty()) {
            throw end();
        }
        return answer.get();
    }

    private static String seconds(Duration patience) {
        return Long.toString(patience.toSeconds());
    }

    private ChildJvmException end() throws InterruptedException {
        answers.add(Optional.empty()); // Further questions get the same answer.
        if (!process.waitFor(MOMENT_MILLIS, TimeUnit.MILLISECONDS)) {
            return failure("closed its output");
        }
        int exitCode = process.exitValue();
        if (ChildJvm.wasInterrupted(exitCode)) {
            throw new InterruptedException("the other JVM was interrupted");
        }
        return failure("ended with exit code " + exitCode);
    }

    /**
     * Ends the other JVM, for instance because of an answer that cannot be read.
     *
     * @param reason what happened
     * @return what to throw
     */
    public ChildJvmException failure(String reason) throws InterruptedException {
        process.destroyForcibly();
        output.awaitEnd(MOMENT_MILLIS);
        errors.awaitEnd(MOMENT_MILLIS);
        return new ChildJvmException(reason, lastLines());
    }

    private List<String> lastLines() {
        List<String> lines = errorLines.last();
        return lines.isEmpty() ? outputLines.last() : lines;
    }

    /** Ends the other JVM. */
    @Override
    public void close() {
        process.destroyForcibly();
    }
}

package sanmai.cli.play;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import sanmai.cli.console.UserError;
import sanmai.files.FileProblems;
import sanmai.workers.DaemonThreads;

/**
 * Lines from a pipe, or from a terminal that edits them itself. They are read on a thread of their own, since a read cannot be
 * interrupted.
 */
public final class PlainLines implements LineDialogue {
    private final LinkedBlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private volatile String problem = ""; // why nothing more can be read, if that is not the end
    private final PrintWriter out;
    private final boolean showsPrompts;
    private boolean hasEnded;

    /**
     * Reads lines from {@code in} and shows text on {@code out}.
     *
     * @param showsPrompts whether prompts are shown, as to a user at a terminal
     */
    public PlainLines(BufferedReader in, PrintWriter out, boolean showsPrompts) {
        this.out = out;
        this.showsPrompts = showsPrompts;
        new DaemonThreads("play-input").start(() -> {
            try {
                in.lines().forEach(line -> lines.add(Optional.of(line)));
            } catch (UncheckedIOException e) {
                problem = FileProblems.reason(e.getCause());
            } finally {
                lines.add(Optional.empty());
            }
        });
    }

    @Override
    public Optional<String> read(String prompt, Function<String, List<String>> completions)
            throws InterruptedException {
        if (showsPrompts) {
            out.print(prompt);
            out.flush();
        }
        Optional<String> line = hasEnded ? Optional.empty() : lines.take();
        hasEnded = line.isEmpty();
        if (hasEnded && !problem.isEmpty()) {
            throw new UserError("stdin: " + problem);
        }
        return line;
    }

    @Override
    public void show(String text) {
        out.println(text);
        out.flush();
    }

    @Override
    public void close() {
        out.flush();
    }
}

package sanmai.cli.papers.minimax;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import sanmai.cli.console.ExitCodes;
import sanmai.search.minimax.MoveGenerator;
import sanmai.workers.DaemonThreads;

/**
 * The program in a worker of {@code sanmai minimax}: searches trees on one generator, whose name is its argument, and on
 * the slider scheme of its JVM. Each line on stdin is a question, each answer a line on stdout. It ends with its stdin,
 * even in the middle of a tree, so that nothing is left of a run that was killed.
 */
public final class MinimaxChild {
    /** How the lines with answers begin. */
    public static final String BEGINNING = "sanmai-minimax-tree ";

    private final BlockingQueue<String> questions = new LinkedBlockingQueue<>();

    private MinimaxChild() {}

    /** Answers questions until there are no more. */
    public static void main(String[] arguments) throws InterruptedException {
        try {
            MoveGenerator generator = MoveGenerator.byName(arguments[0]).orElseThrow(IllegalArgumentException::new);
            new MinimaxChild().answer(new TreeWorker(generator));
        } catch (RuntimeException | Error e) {
            System.err.println("internal error: " + e);
            System.exit(ExitCodes.INTERNAL_ERROR);
        }
    }

    private void answer(TreeWorker worker) throws InterruptedException {
        new DaemonThreads("questions").start(this::read);
        while (true) {
            System.out.println(BEGINNING + worker.answer(questions.take()));
        }
    }

    private void read() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (Optional<String> line = line(in); line.isPresent(); line = line(in)) {
                questions.add(line.get());
            }
        } catch (IOException e) {
            // Treated as the end of the input.
        }
        Runtime.getRuntime().halt(ExitCodes.OK);
    }

    private static Optional<String> line(BufferedReader in) throws IOException {
        return Optional.ofNullable(in.readLine());
    }
}

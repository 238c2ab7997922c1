package sanmai.cli.papers.minimax;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import sanmai.cli.papers.ChildJvmException;
import sanmai.cli.papers.JvmConversation;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.report.Json;

/** A JVM for each combination, from its warm-up to the end of the run. Not safe for use by several threads. */
public final class WorkerJvms implements TreeRun.TreeSearcher, AutoCloseable {
    private static final Duration WARM_UP_PATIENCE = Duration.ofMinutes(10);

    private final Map<Combination, JvmConversation> workers = new HashMap<>();
    private final Class<?> program;
    private final String beginning;
    private final int warmUpMillis;
    private final IntFunction<Duration> patience;

    /**
     * Workers to be started when they are needed.
     *
     * @param program the main class of a worker: its argument is the name of a generator, and it answers the questions
     *     on stdin as a {@link TreeWorker} does
     * @param beginning how the lines with answers begin
     * @param warmUpMillis the warm-up of each, in ms of CPU time
     * @param patience the time for a tree of a depth after which a worker counts as hung
     */
    public WorkerJvms(Class<?> program, String beginning, int warmUpMillis, IntFunction<Duration> patience) {
        this.program = program;
        this.beginning = beginning;
        this.warmUpMillis = warmUpMillis;
        this.patience = patience;
    }

    @Override
    public void prepare(Combination combination) throws ChildJvmException, InterruptedException {
        JvmConversation worker = new JvmConversation(
                program, combination.flags(SliderSchemes.PROPERTY), List.of(combination.generator()), beginning);
        workers.put(combination, worker);
        Duration time = WARM_UP_PATIENCE.plusMillis(warmUpMillis);
        String answer = worker.ask(TreeWorker.warmUpQuestion(warmUpMillis), time);
        if (!TreeWorker.isWarm(answer)) {
            throw worker.failure("gave no answer: \"" + answer + "\"");
        }
    }

    @Override
    public TreeFigures search(Combination combination, int plies, TreePosition task)
            throws ChildJvmException, InterruptedException {
        String question = TreeWorker.treeQuestion(plies, task.sfen());
        JvmConversation worker = workers.get(combination);
        String answer = worker.ask(question, patience.apply(plies));
        try {
            return Json.read(answer, TreeFigures.class).validated();
        } catch (IllegalArgumentException e) {
            throw worker.failure("gave no answer: " + e.getMessage());
        }
    }

    /** Ends all workers. */
    @Override
    public void close() {
        workers.values().forEach(JvmConversation::close);
    }
}

package sanmai.cli.papers.minimax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sanmai.cli.papers.ChildJvmException;
import sanmai.cli.papers.MachineLoad;

/**
 * Has the trees searched, interleaved: the first position by every combination, then the second by every combination, and
 * so on, each time beginning with another one. So a machine that becomes slower or faster treats all alike. All
 * positions at one depth come before those at the next.
 *
 * <p>The run ends where two combinations find different trees: their times cannot be compared then.
 */
public final class TreeRun {
    /** Searches trees, each combination in a JVM of its own. */
    public interface TreeSearcher {
        /**
         * Prepares a combination.
         *
         * @throws ChildJvmException if its JVM ends or hangs
         * @throws IllegalArgumentException if what it says is no answer
         * @throws InterruptedException if the user interrupts the run
         */
        void prepare(Combination combination) throws ChildJvmException, InterruptedException;

        /**
         * Has a combination search a tree.
         *
         * @throws ChildJvmException if its JVM ends or hangs
         * @throws IllegalArgumentException if what it says is no answer
         * @throws InterruptedException if the user interrupts the run
         */
        TreeFigures search(Combination combination, int plies, TreePosition task)
                throws ChildJvmException, InterruptedException;

        /** How busy the machine is at this moment; null if that is not known. */
        default @Nullable MachineLoad load() {
            return MachineLoad.now();
        }
    }

    /** Hears how the run proceeds. */
    public interface Listener {
        /** A combination is made ready; {@code done} of the total are. */
        void prepares(Combination combination, int done, int total);

        /** A tree begins; {@code done} of the missing trees of this depth are done. */
        void begins(int plies, Combination combination, int done, int total);

        /** A tree has been searched. */
        void searched(TreeSample sample);

        /** The worker of a combination has failed; the others go on. */
        void failed(TreeFailure failure);
    }

    private final List<TreePosition> tasks;
    private final List<Integer> plies;
    private final List<Combination> combinations;
    private final SampleSet samples = new SampleSet(List.of());
    private final List<TreeFailure> failures = new ArrayList<>();
    private Optional<TreeDifference> difference = Optional.empty();

    /**
     * Prepares a run.
     *
     * @param tasks the positions
     * @param plies the depths
     * @param combinations the combinations that search
     * @param known samples of earlier runs; those that this run does not ask for are ignored
     */
    public TreeRun(
            List<TreePosition> tasks, List<Integer> plies, List<Combination> combinations, List<TreeSample> known) {
        this.tasks = List.copyOf(tasks);
        this.plies = List.copyOf(plies);
        this.combinations = List.copyOf(combinations);
        Set<Integer> positions = new LinkedHashSet<>();
        tasks.forEach(task -> positions.add(task.position()));
        known.stream()
                .filter(sample -> positions.contains(sample.position())
                        && plies.contains(sample.plies())
                        && combinations.contains(sample.combination()))
                .forEach(samples::add);
    }

    /**
     * Searches the missing trees.
     *
     * @throws InterruptedException if the user interrupts the run; the samples so far are kept
     */
    public void run(TreeSearcher searcher, Listener listener) throws InterruptedException {
        for (int depth : plies) {
            for (TreePosition task : tasks) {
                compare(depth, task);
            }
        }
        if (difference.isEmpty()) {
            prepare(searcher, listener);
        }
        for (int depth : plies) {
            search(depth, searcher, listener);
        }
    }

    private void prepare(TreeSearcher searcher, Listener listener) throws InterruptedException {
        List<Combination> wanted = combinations.stream()
                .filter(combination -> plies.stream().anyMatch(depth -> missing(depth, List.of(combination)) > 0))
                .toList();
        for (int i = 0; i < wanted.size(); i++) {
            Combination combination = wanted.get(i);
            stopIfInterrupted();
            listener.prepares(combination, i, wanted.size());
            attempt(combination, "warming up", listener, () -> searcher.prepare(combination));
        }
    }

    private void search(int depth, TreeSearcher searcher, Listener listener) throws InterruptedException {
        int total = missing(depth, combinations);
        int done = 0;
        for (int i = 0; i < tasks.size() && difference.isEmpty(); i++) {
            TreePosition task = tasks.get(i);
            for (int turn = 0; turn < combinations.size(); turn++) {
                Combination combination = combinations.get((i + turn) % combinations.size());
                if (!samples.has(depth, task.position(), combination)) {
                    if (!hasFailed(combination)) {
                        stopIfInterrupted();
                        listener.begins(depth, combination, done, total);
                        search(depth, task, combination, searcher, listener);
                    }
                    done++;
                }
            }
            compare(depth, task);
        }
    }

    private void search(int depth, TreePosition task, Combination combination, TreeSearcher searcher, Listener listener)
            throws InterruptedException {
        String where = "position " + task.position() + ", " + task.name() + ", " + Plies.words(depth);
        attempt(combination, where, listener, () -> {
            TreeSample sample = new TreeSample(
                    task.position(),
                    task.name(),
                    depth,
                    combination.generator(),
                    combination.sliders(),
                    searcher.search(combination, depth, task).validated(),
                    searcher.load());
            samples.add(sample);
            listener.searched(sample);
        });
    }

    /** Something that a worker does. */
    private interface Work {
        void doIt() throws ChildJvmException, InterruptedException;
    }

    private void attempt(Combination combination, String where, Listener listener, Work work)
            throws InterruptedException {
        try {
            work.doIt();
        } catch (ChildJvmException e) {
            fail(new TreeFailure(combination, where, e.getMessage(), e.lastWords()), listener);
        } catch (IllegalArgumentException e) {
            fail(new TreeFailure(combination, where, "gave no answer: " + e.getMessage(), List.of()), listener);
        }
    }

    private void fail(TreeFailure failure, Listener listener) {
        failures.add(failure);
        listener.failed(failure);
    }

    private boolean hasFailed(Combination combination) {
        return failures.stream().anyMatch(failure -> failure.combination().equals(combination));
    }

    private void compare(int depth, TreePosition task) {
        if (difference.isEmpty()) {
            difference = TreeDifference.among(samples.of(depth, task.position(), combinations));
        }
    }

    private int missing(int depth, List<Combination> who) {
        int missing = 0;
        for (TreePosition task : tasks) {
            for (Combination combination : who) {
                missing += samples.has(depth, task.position(), combination) ? 0 : 1;
            }
        }
        return missing;
    }

    private static void stopIfInterrupted() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** All samples so far. */
    public List<TreeSample> samples() {
        return samples.all();
    }

    /** The combinations whose workers have failed so far. */
    public List<TreeFailure> failures() {
        return Collections.unmodifiableList(failures);
    }

    /** Where two combinations found different trees, if they did. */
    public Optional<TreeDifference> difference() {
        return difference;
    }
}

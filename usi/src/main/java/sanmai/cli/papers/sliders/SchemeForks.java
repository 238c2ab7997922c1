package sanmai.cli.papers.sliders;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sanmai.cli.papers.ChildJvmException;

/**
 * Has the forks of all schemes run, interleaved: the first of every scheme, then the second of every scheme, and so on.
 * So a machine that becomes slower or faster treats all schemes alike.
 */
public final class SchemeForks {
    /** Runs one fork. */
    @FunctionalInterface
    public interface Runner {
        /**
         * Measures a scheme in a JVM of its own.
         *
         * @throws ChildJvmException if there is no result
         * @throws IllegalArgumentException if its output is no result
         * @throws InterruptedException if the user interrupts the run
         */
        SchemeSample run(String scheme, int fork) throws ChildJvmException, InterruptedException;
    }

    /** Hears how the forks proceed. */
    public interface Listener {
        /** A fork begins; {@code done} of the total are done. */
        void begins(String scheme, int fork, int done, int total);

        /** A fork has a result. */
        void measured(SchemeSample sample);

        /** A fork has no result; the others go on. */
        void failed(SchemeFailure failure);
    }

    private final List<String> schemes;
    private final int forks;
    private final List<SchemeSample> samples = new ArrayList<>();
    private final List<SchemeFailure> failures = new ArrayList<>();

    /**
     * Prepares the forks of some schemes.
     *
     * @param schemes the names of the schemes
     * @param forks the number of forks of each scheme, from 1
     * @param known samples of earlier runs; those that this run does not ask for are ignored
     */
    public SchemeForks(List<String> schemes, int forks, List<SchemeSample> known) {
        this.schemes = List.copyOf(schemes);
        this.forks = forks;
        known.stream()
                .filter(sample -> schemes.contains(sample.scheme()) && sample.fork() <= forks)
                .forEach(samples::add);
    }

    /**
     * Runs the missing forks.
     *
     * @throws InterruptedException if the user interrupts the run; the samples so far are kept
     */
    public void run(Runner runner, Listener listener) throws InterruptedException {
        int done = samples.size();
        for (int fork = 1; fork <= forks; fork++) {
            for (String scheme : schemes) {
                if (isMissing(scheme, fork)) {
                    if (Thread.interrupted()) {
                        throw new InterruptedException();
                    }
                    listener.begins(scheme, fork, done, schemes.size() * forks);
                    run(scheme, fork, runner, listener);
                    done++;
                }
            }
        }
    }

    private boolean isMissing(String scheme, int fork) {
        return samples.stream().noneMatch(sample -> sample.scheme().equals(scheme) && sample.fork() == fork);
    }

    private void run(String scheme, int fork, Runner runner, Listener listener) throws InterruptedException {
        try {
            SchemeSample sample = runner.run(scheme, fork);
            if (!sample.scheme().equals(scheme) || sample.fork() != fork) {
                throw new IllegalArgumentException("measured " + sample.scheme() + " as fork " + sample.fork());
            }
            samples.add(sample);
            listener.measured(sample);
        } catch (ChildJvmException e) {
            fail(new SchemeFailure(scheme, fork, e.getMessage(), e.lastWords()), listener);
        } catch (IllegalArgumentException e) {
            fail(new SchemeFailure(scheme, fork, "gave no result: " + e.getMessage(), List.of()), listener);
        }
    }

    private void fail(SchemeFailure failure, Listener listener) {
        failures.add(failure);
        listener.failed(failure);
    }

    /** All samples so far. */
    public List<SchemeSample> samples() {
        return Collections.unmodifiableList(samples);
    }

    /** The forks without a result so far. */
    public List<SchemeFailure> failures() {
        return Collections.unmodifiableList(failures);
    }
}

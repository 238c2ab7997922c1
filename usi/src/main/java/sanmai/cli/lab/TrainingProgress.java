package sanmai.cli.lab;

import java.util.Locale;
import sanmai.cli.console.Console;
import sanmai.search.training.EpochErrors;
import sanmai.search.training.NetTrainer;

/** Prints the progress of a training. */
final class TrainingProgress implements NetTrainer.Listener {
    private final Console console;
    private final boolean hasValidation;
    private final long start = System.nanoTime();
    private long first = -1;
    private long last;

    TrainingProgress(Console console, boolean hasValidation) {
        this.console = console;
        this.hasValidation = hasValidation;
    }

    @Override
    public void epoch(int epoch, EpochErrors errors) {
        console.print(String.format(Locale.ROOT, "epoch %d  error %.5f  validation ", epoch, errors.training())
                + (hasValidation ? String.format(Locale.ROOT, "%.5f", errors.validation()) : "-"));
    }

    @Override
    public void positions(long done, long all) {
        first = first < 0 ? done : first;
        last = done;
        console.progress(done, all);
    }

    /** The positions learnt from in a second of this run, without the first batch. */
    long speed() {
        double seconds = (System.nanoTime() - start) / 1e9;
        return Math.round((last - first) / seconds);
    }
}

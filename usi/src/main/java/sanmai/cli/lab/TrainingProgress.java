package sanmai.cli.lab;

import java.util.Locale;
import java.util.OptionalLong;
import sanmai.cli.console.Console;
import sanmai.search.training.NetTrainer;

/** Prints the progress of a training. */
final class TrainingProgress implements NetTrainer.Listener {
    private final Console console;
    private final boolean hasValidation;
    private long start;
    private long first = -1;
    private long last = -1;

    TrainingProgress(Console console, boolean hasValidation) {
        this.console = console;
        this.hasValidation = hasValidation;
    }

    @Override
    public void epoch(int epoch, double training, double validation) {
        console.print(String.format(Locale.ROOT, "epoch %d  error %.5f  validation ", epoch, training)
                + (hasValidation ? String.format(Locale.ROOT, "%.5f", validation) : "-"));
    }

    @Override
    public void positions(long done, long all) {
        if (first < 0) {
            first = done;
            start = System.nanoTime();
        }
        last = done;
        console.progress(done, all);
    }

    /** The positions learnt from in a second of this run, without the first batch; empty if there was no other. */
    OptionalLong speed() {
        double seconds = (System.nanoTime() - start) / 1e9;
        return last > first ? OptionalLong.of(Math.round((last - first) / seconds)) : OptionalLong.empty();
    }
}

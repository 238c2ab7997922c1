package sanmai.cli.papers.minimax;

import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import sanmai.report.Quartiles;

/**
 * The CPU time saved against a baseline, over the positions that both have searched.
 *
 * @param positions the number of these positions
 * @param percent the savings in the sum of all times, as in the paper: large trees count for more
 * @param perPosition the quartiles of the savings of single positions, in percent
 */
record Savings(int positions, double percent, Quartiles perPosition) {
    /** The savings of one against the other, by position; empty if they have no position in common that took time. */
    static Optional<Savings> of(Map<Integer, TreeSample> baseline, Map<Integer, TreeSample> samples) {
        DoubleStream.Builder single = DoubleStream.builder();
        long theirs = 0;
        long ours = 0;
        for (Map.Entry<Integer, TreeSample> entry : samples.entrySet()) {
            TreeSample base = baseline.get(entry.getKey());
            if (base != null && base.figures().cpuNanos() > 0) {
                single.add(percent(base, entry.getValue()));
                theirs += base.figures().cpuNanos();
                ours += entry.getValue().figures().cpuNanos();
            }
        }
        double[] all = single.build().toArray();
        return all.length == 0
                ? Optional.empty()
                : Optional.of(new Savings(all.length, percent(theirs, ours), Quartiles.of(all)));
    }

    private static double percent(TreeSample baseline, TreeSample sample) {
        return percent(baseline.figures().cpuNanos(), sample.figures().cpuNanos());
    }

    /** What is saved of a time, in percent; negative if the other one is longer. */
    static double percent(double baseline, double time) {
        return 100 * (1 - time / baseline);
    }
}

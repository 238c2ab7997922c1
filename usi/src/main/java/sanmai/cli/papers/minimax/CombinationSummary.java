package sanmai.cli.papers.minimax;

import java.util.Collection;
import java.util.Optional;
import sanmai.report.Quartiles;

/**
 * The sums over the trees that one combination has searched to one depth.
 *
 * @param combination the combination
 * @param positions the number of trees
 * @param cpuSeconds CPU time for all of them, in s
 * @param megaNodesPerSecond million nodes in a second of CPU time; 0 if that was too short to tell
 * @param perPosition the quartiles of the speeds of single positions, in million nodes a second; empty if all times
 *     were too short to tell
 * @param savings against the attack tables; empty for these themselves, and if no position has been searched by both
 */
record CombinationSummary(
        Combination combination,
        int positions,
        double cpuSeconds,
        double megaNodesPerSecond,
        Optional<Quartiles> perPosition,
        Optional<Savings> savings) {
    private static final double NANOS = 1e9;

    static CombinationSummary of(Combination combination, Collection<TreeSample> samples, Optional<Savings> savings) {
        long nodes = 0;
        long cpu = 0;
        for (TreeSample sample : samples) {
            nodes += sample.figures().nodes();
            cpu += sample.figures().cpuNanos();
        }
        return new CombinationSummary(
                combination, samples.size(), cpu / NANOS, cpu == 0 ? 0 : nodes * 1e3 / cpu, speeds(samples), savings);
    }

    private static Optional<Quartiles> speeds(Collection<TreeSample> samples) {
        double[] speeds = samples.stream()
                .map(TreeSample::figures)
                .filter(figures -> figures.cpuNanos() > 0 && figures.nodes() > 0)
                .mapToDouble(figures -> figures.nodes() * 1e3 / figures.cpuNanos())
                .toArray();
        return speeds.length == 0 ? Optional.empty() : Optional.of(Quartiles.of(speeds));
    }
}

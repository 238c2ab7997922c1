package sanmai.cli.papers.minimax;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sanmai.cli.papers.ChildJvm;
import sanmai.cli.papers.MachineLoad;
import sanmai.journal.Conditions;
import sanmai.report.Chart;
import sanmai.report.Json;
import sanmai.report.Report;
import sanmai.report.Units;

/**
 * All results of a run.
 *
 * @param conditions under which the trees were searched
 * @param positions the number of positions that were asked for
 * @param plies the depths that were asked for
 * @param combinations the combinations that were asked for
 * @param samples the trees that have been searched
 * @param failures the combinations whose workers failed
 * @param difference where two combinations found different trees, if they did
 * @param interrupted whether the user interrupted the run
 */
public record TreeResults(
        Conditions conditions,
        int positions,
        List<Integer> plies,
        List<Combination> combinations,
        List<TreeSample> samples,
        List<TreeFailure> failures,
        Optional<TreeDifference> difference,
        boolean interrupted)
        implements Report {
    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if the conditions have no numbers where they should
     */
    public TreeResults {
        conditions.number(TreeSample.WARM_UP);
        conditions.number(TreeSample.POSITIONS);
        plies = List.copyOf(plies);
        combinations = List.copyOf(combinations);
        samples = List.copyOf(samples);
        failures = List.copyOf(failures);
    }

    /** The document in JSON. */
    private record Page(
            Conditions conditions,
            boolean complete,
            boolean interrupted,
            @Nullable TreeDifference difference,
            List<TreeFailure> failures,
            List<TreeSample> samples) {}

    @Override
    public List<String> text() {
        return TreeText.lines(this);
    }

    @Override
    public String csv() {
        return TreeCsv.text(this);
    }

    @Override
    public String json() {
        return Json.page(new Page(conditions, areComplete(), interrupted, difference.orElse(null), failures, samples));
    }

    @Override
    public List<? extends Chart> charts() {
        return TreeCharts.of(this);
    }

    /** Whether all trees are the same and no worker failed. */
    public boolean areRight() {
        return failures.isEmpty() && difference.isEmpty();
    }

    @Override
    public List<String> howMeasured() {
        String warmUp = Units.decimals(conditions.number(TreeSample.WARM_UP) / 1e3, 1) + " s";
        int there = conditions.number(TreeSample.POSITIONS);
        String all = positions == there ? "all " : "";
        return List.of(
                (interrupted ? "interrupted; " : "") + "JDK " + conditions.text(ChildJvm.JAVA) + "; " + all + positions
                        + (all.isEmpty() ? " of " + there : "") + " positions",
                "one fork (JVM) for each generator and scheme, warmed up for " + warmUp
                        + ", so how much forks differ is not known",
                MachineLoad.words(samples.stream().map(TreeSample::load).toList()));
    }

    /** Whether every tree that was asked for has been searched. */
    boolean areComplete() {
        return samples.size() == (long) positions * plies.size() * combinations.size();
    }

    /** The figures of each depth of which there is a tree. */
    List<DepthSummary> depths() {
        SampleSet set = new SampleSet(samples);
        return plies.stream()
                .map(depth -> DepthSummary.of(depth, combinations, set))
                .filter(summary -> !summary.rows().isEmpty())
                .toList();
    }
}

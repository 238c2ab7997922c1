package sanmai.experiment.minimax;

import java.util.List;
import java.util.Optional;

/**
 * All results of a run.
 *
 * @param conditions under which the trees were searched
 * @param positions the number of positions that were asked for
 * @param plies the depths that were asked for
 * @param combinations the combinations that were asked for
 * @param samples the trees that have been searched
 * @param failures the combinations that gave up
 * @param difference where two combinations found different trees, if they did
 * @param interrupted whether the user interrupted the run
 */
public record TreeResults(
        TreeConditions conditions,
        int positions,
        List<Integer> plies,
        List<Combination> combinations,
        List<TreeSample> samples,
        List<TreeFailure> failures,
        Optional<TreeDifference> difference,
        boolean interrupted) {
    public TreeResults {
        plies = List.copyOf(plies);
        combinations = List.copyOf(combinations);
        samples = List.copyOf(samples);
        failures = List.copyOf(failures);
    }

    /** Whether all trees are the same and no worker failed. */
    public boolean areRight() {
        return failures.isEmpty() && difference.isEmpty();
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

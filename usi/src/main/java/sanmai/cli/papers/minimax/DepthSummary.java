package sanmai.cli.papers.minimax;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import sanmai.search.minimax.MoveGenerator;

/**
 * The sums over the trees of one depth.
 *
 * @param plies the depth
 * @param positions the number of positions that all combinations below have searched
 * @param nodes the nodes of their trees, the same for all combinations
 * @param leaves the leaves of their trees
 * @param rows the combinations that have searched anything, in the order of the run
 */
record DepthSummary(int plies, int positions, long nodes, long leaves, List<CombinationSummary> rows) {
    static DepthSummary of(int plies, List<Combination> combinations, SampleSet samples) {
        Optional<Combination> baseline = combinations.stream()
                .filter(combination -> combination.generator().equals(MoveGenerator.ATTACK_TABLE.toString()))
                .findFirst();
        SortedMap<Integer, TreeSample> baseSamples =
                baseline.map(combination -> samples.of(plies, combination)).orElse(new TreeMap<>());
        List<CombinationSummary> rows = new ArrayList<>();
        Set<Integer> common = null;
        Collection<TreeSample> some = List.of();
        for (Combination combination : combinations) {
            SortedMap<Integer, TreeSample> its = samples.of(plies, combination);
            if (!its.isEmpty()) {
                boolean isBaseline = baseline.filter(combination::equals).isPresent();
                Optional<Savings> savings = isBaseline ? Optional.empty() : Savings.of(baseSamples, its);
                rows.add(CombinationSummary.of(combination, its.values(), savings));
                common = common == null ? new TreeSet<>(its.keySet()) : common;
                common.retainAll(its.keySet());
                some = its.values();
            }
        }
        long nodes = 0;
        long leaves = 0;
        for (TreeSample sample : some) {
            if (common.contains(sample.position())) {
                nodes += sample.figures().nodes();
                leaves += sample.figures().leaves();
            }
        }
        return new DepthSummary(plies, common == null ? 0 : common.size(), nodes, leaves, rows);
    }

    /** Whether all combinations have searched the same positions. */
    boolean isEven() {
        return rows.stream().allMatch(row -> row.positions() == positions);
    }
}

package sanmai.cli.papers.minimax;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sanmai.journal.Conditions;
import sanmai.journal.JournalContents;
import sanmai.search.minimax.MoveGenerator;

/**
 * Joins the journals of parts of a run into the results that one run would have had. Results of other conditions, trees
 * that are there twice and trees that are missing are refused: a table of those would compare what cannot be compared.
 */
public final class TreeMerge {
    private TreeMerge() {}

    /**
     * The results in these files, at least one.
     *
     * @throws sanmai.journal.JournalException if a file cannot be read or holds something else
     * @throws IllegalArgumentException if they do not belong together; the message says why
     */
    public static TreeResults of(List<Path> files) {
        JournalContents<TreeSample> contents = TreeSample.FORMAT.join(files);
        List<TreeSample> samples = contents.entries();
        if (samples.isEmpty()) {
            throw new IllegalArgumentException("there are no trees in " + files.get(0));
        }
        List<Combination> combinations = samples.stream()
                .map(TreeSample::combination)
                .distinct()
                .sorted(Comparator.comparingInt(TreeMerge::rank))
                .toList();
        SampleSet set = new SampleSet(samples);
        SortedMap<Integer, Integer> greatest = greatestPositions(samples, contents.conditions());
        Optional<TreeDifference> difference = Optional.empty();
        for (Map.Entry<Integer, Integer> depth : greatest.entrySet()) {
            for (int position = 1; position <= depth.getValue() && difference.isEmpty(); position++) {
                difference = TreeDifference.among(set.of(depth.getKey(), position, combinations));
            }
        }
        if (difference.isEmpty()) { // A run ends where trees differ.
            requireAll(greatest, combinations, set);
        }
        int positions =
                greatest.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
        List<Integer> plies = List.copyOf(greatest.keySet());
        return new TreeResults(
                contents.conditions(), positions, plies, combinations, samples, List.of(), difference, false);
    }

    private static void requireAll(
            SortedMap<Integer, Integer> greatest, List<Combination> combinations, SampleSet set) {
        long missing = 0;
        String first = "";
        for (Map.Entry<Integer, Integer> depth : greatest.entrySet()) {
            for (int position = 1; position <= depth.getValue(); position++) {
                for (Combination combination : combinations) {
                    if (!set.has(depth.getKey(), position, combination) && missing++ == 0) {
                        first = "position " + position + ", " + Plies.words(depth.getKey()) + ", " + combination;
                    }
                }
            }
        }
        if (missing > 0) {
            throw new IllegalArgumentException(missing + " trees are missing, the first: " + first);
        }
    }

    private static int rank(Combination combination) {
        return MoveGenerator.byName(combination.generator())
                .map(MoveGenerator::ordinal)
                .orElse(MoveGenerator.values().length);
    }

    /** The number of positions that there should be, by depth. */
    private static SortedMap<Integer, Integer> greatestPositions(List<TreeSample> samples, Conditions conditions) {
        int collected = conditions.number(TreeSample.POSITIONS);
        SortedMap<Integer, Integer> greatest = new TreeMap<>();
        for (TreeSample sample : samples) {
            sample.requireWithin(collected);
            greatest.merge(sample.plies(), sample.position(), Math::max);
        }
        return greatest;
    }
}

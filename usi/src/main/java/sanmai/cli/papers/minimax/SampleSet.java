package sanmai.cli.papers.minimax;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Samples by depth, position and combination. */
final class SampleSet {
    /**
     * The key of a sample: no two samples have the same.
     *
     * @param plies the depth
     * @param position the number of the position
     * @param combination the combination
     */
    private record Key(int plies, int position, Combination combination) {
        static Key of(TreeSample sample) {
            return new Key(sample.plies(), sample.position(), sample.combination());
        }
    }

    private final Map<Key, TreeSample> samples = new LinkedHashMap<>();

    SampleSet(Collection<TreeSample> samples) {
        samples.forEach(this::add);
    }

    /**
     * Adds a sample.
     *
     * @throws IllegalArgumentException if there is a sample of the same tree and combination
     */
    void add(TreeSample sample) {
        if (samples.putIfAbsent(Key.of(sample), sample) != null) {
            throw new IllegalArgumentException(sample.which() + ": is there already");
        }
    }

    boolean has(int plies, int position, Combination combination) {
        return samples.containsKey(new Key(plies, position, combination));
    }

    /** The samples of one position and depth, in the order of the combinations. */
    List<TreeSample> of(int plies, int position, List<Combination> combinations) {
        List<TreeSample> found = new ArrayList<>();
        for (Combination combination : combinations) {
            TreeSample sample = samples.get(new Key(plies, position, combination));
            if (sample != null) {
                found.add(sample);
            }
        }
        return found;
    }

    /** The samples of one combination and depth by position. */
    SortedMap<Integer, TreeSample> of(int plies, Combination combination) {
        SortedMap<Integer, TreeSample> found = new TreeMap<>();
        for (TreeSample sample : samples.values()) {
            if (sample.plies() == plies && sample.combination().equals(combination)) {
                found.put(sample.position(), sample);
            }
        }
        return found;
    }

    /** All of them, in the order in which they came. */
    List<TreeSample> all() {
        return List.copyOf(samples.values());
    }
}

package sanmai.cli.papers.minimax;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A position below which not all combinations found the same tree, so that one of them at least is wrong.
 *
 * @param position the number of the position, from 1
 * @param plies the depth of the trees
 * @param message names the position and says which combinations found what
 */
public record TreeDifference(int position, int plies, String message) {
    /** The difference between samples of one position and depth, if there is one. */
    static Optional<TreeDifference> among(List<TreeSample> samples) {
        Map<String, List<String>> byTree = new LinkedHashMap<>();
        for (TreeSample sample : samples) {
            byTree.computeIfAbsent(sample.figures().tree(), key -> new ArrayList<>())
                    .add(sample.combination().toString());
        }
        if (byTree.size() <= 1) {
            return Optional.empty();
        }
        TreeSample first = samples.get(0);
        String found = byTree.entrySet().stream()
                .map(entry -> String.join(", ", entry.getValue()) + ": " + entry.getKey())
                .collect(Collectors.joining("; "));
        return Optional.of(new TreeDifference(
                first.position(),
                first.plies(),
                "different trees below position " + first.position() + " (" + first.name() + "), "
                        + Plies.words(first.plies()) + ": " + found));
    }
}

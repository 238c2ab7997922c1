package sanmai.analysis;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/**
 * Places of a record that follow each other and are searched together, the last one first.
 *
 * @param tree the record
 * @param nodes the places, by ascending plies; cannot be changed
 * @param following the next place of the line, which is searched before them to fill the hash table; empty if the line
 *     ends
 * @param before a hash in hexadecimal of the start and of the moves to the first place
 */
public record Stretch(RecordTree tree, List<RecordNode> nodes, Optional<RecordNode> following, String before) {
    /** The number of plies of a stretch that is not the last one of its line. */
    public static final int LENGTH = 20;

    /** Copies the list. */
    public Stretch {
        nodes = List.copyOf(nodes);
    }

    /**
     * The stretches of a record, those of the main line first, in the order in which they are worked on.
     *
     * @param branches whether variations are searched too
     */
    public static List<Stretch> of(RecordTree tree, boolean branches) {
        List<Stretch> stretches = new ArrayList<>();
        List<HashedLine> lines = new ArrayList<>(List.of(HashedLine.main(tree)));
        for (int i = 0; i < lines.size(); i++) {
            stretches.addAll(split(tree, lines.get(i)));
            if (branches) {
                lines.addAll(lines.get(i).variations());
            }
        }
        return stretches;
    }

    private static List<Stretch> split(RecordTree tree, HashedLine line) {
        List<RecordNode> nodes = line.nodes();
        List<Stretch> stretches = new ArrayList<>();
        for (int from = 0; from < nodes.size(); from += LENGTH) {
            int to = Math.min(from + LENGTH, nodes.size());
            Optional<RecordNode> following = to < nodes.size() ? Optional.of(nodes.get(to)) : Optional.empty();
            stretches.add(new Stretch(tree, nodes.subList(from, to), following, line.hash(from)));
        }
        return Lists.reverse(stretches);
    }

    /**
     * All that the search depends on: {@link #before}, and the moves from the first place to the last position
     * searched, in USI.
     */
    public String line() {
        Stream<RecordNode> moved = Stream.concat(nodes.stream().skip(1), following.stream());
        return Stream.concat(Stream.of(before), moved.map(node -> node.move().toString()))
                .collect(Collectors.joining(" "));
    }

    /** The name of the stretch: its result has the same {@linkplain SearchedStretch#name() name}. */
    public String name() {
        return new SearchedStretch(line(), nodes.get(0).ply(), List.of()).name();
    }

    /**
     * Checks a result that was read from a file.
     *
     * @throws IllegalArgumentException if it is not a result of this stretch; the message says why
     */
    public void validate(SearchedStretch found) {
        if (found.positions().size() != nodes.size()) {
            throw new IllegalArgumentException(
                    found.positions().size() + " positions instead of " + nodes.size() + ": " + name());
        }
        RecordCursor cursor = new RecordCursor(tree);
        for (int i = 0; i < nodes.size(); i++) {
            cursor.goTo(nodes.get(i));
            found.positions().get(i).validate(cursor.position());
        }
    }
}

package sanmai.analysis;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sanmai.notation.RecordCursor;
import sanmai.notation.RecordNode;
import sanmai.notation.RecordTree;
import sanmai.notation.Sfen;
import sanmai.shogi.Move;

/**
 * Places of a record that follow each other and are searched together, the last one first.
 *
 * @param tree the record
 * @param nodes the places, by ascending plies; cannot be changed
 * @param following the place behind them on the same line, which is searched before them for what it leaves in the hash
 *     table; empty if the line ends
 */
public record Stretch(RecordTree tree, List<RecordNode> nodes, Optional<RecordNode> following) {
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
        List<RecordNode> lines = new ArrayList<>(List.of(tree.root()));
        for (int i = 0; i < lines.size(); i++) {
            List<RecordNode> line = line(lines.get(i), i == 0);
            stretches.addAll(split(tree, line));
            if (branches) {
                line.forEach(node -> lines.addAll(variations(node, line)));
            }
        }
        return stretches;
    }

    /** The places from a node on. The main line ends where the game ended; behind that there are only variations. */
    private static List<RecordNode> line(RecordNode first, boolean isMainLine) {
        List<RecordNode> line = new ArrayList<>();
        Optional<RecordNode> next = Optional.of(first);
        while (next.isPresent()) {
            RecordNode node = next.get();
            line.add(node);
            boolean goesOn = isMainLine ? node.goesOn() : node.hasChildren();
            next = goesOn ? Optional.of(node.children().get(0)) : Optional.empty();
        }
        return line;
    }

    private static List<RecordNode> variations(RecordNode node, List<RecordNode> line) {
        return node.children().stream().filter(child -> !line.contains(child)).toList();
    }

    private static List<Stretch> split(RecordTree tree, List<RecordNode> line) {
        List<Stretch> stretches = new ArrayList<>();
        for (int from = 0; from < line.size(); from += LENGTH) {
            int to = Math.min(from + LENGTH, line.size());
            Optional<RecordNode> following = to < line.size() ? Optional.of(line.get(to)) : Optional.empty();
            stretches.add(new Stretch(tree, line.subList(from, to), following));
        }
        return Lists.reverse(stretches);
    }

    /** The start and the moves to the last position searched, as USI has them: all that the search depends on. */
    public String line() {
        RecordNode last = following.orElse(nodes.get(nodes.size() - 1));
        List<String> moves = new ArrayList<>();
        for (RecordNode node = last;
                node.parent().isPresent();
                node = node.parent().get()) {
            moves.add(0, Move.usi(node.move()));
        }
        String start = "sfen " + Sfen.of(tree.start());
        return moves.isEmpty() ? start : start + " moves " + String.join(" ", moves);
    }

    /** Which stretch it is: its result has the same {@linkplain SearchedStretch#name() name}. */
    public String name() {
        return new SearchedStretch(line(), nodes.get(0).ply(), List.of()).name();
    }

    /**
     * Checks a result that was read from a file.
     *
     * @throws IllegalArgumentException if it is not one of this stretch; the message says why
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

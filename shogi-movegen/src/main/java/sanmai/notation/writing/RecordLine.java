package sanmai.notation.writing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/**
 * A line of a record as formats without brackets write it: the main line or a variation, without what branches off.
 *
 * @param from the node that the line begins behind
 * @param moves the nodes of its moves; none if the line is a mere end
 * @param ending the node where the line ends; empty if the record does not say how
 */
public record RecordLine(RecordNode from, List<RecordNode> moves, Optional<RecordNode> ending) {
    /**
     * The lines of a record: the main line, then the variations, those that branch off last first. A reader of variations
     * looks for their first move on the line before them.
     */
    public static List<RecordLine> of(RecordTree tree) {
        List<RecordLine> lines = new ArrayList<>();
        Deque<RecordLine> rest = new ArrayDeque<>();
        lines.add(complete(new RecordLine(tree.root(), List.of(), Optional.empty()), rest));
        while (!rest.isEmpty()) {
            RecordLine next = rest.pop();
            lines.add(next.moves.isEmpty() ? next : complete(next, rest));
        }
        return lines;
    }

    /** Goes on to the end of a line, and puts what branches off before everything else that follows. */
    private static RecordLine complete(RecordLine begun, Deque<RecordLine> rest) {
        List<RecordNode> moves = new ArrayList<>(begun.moves);
        RecordNode node = moves.isEmpty() ? begun.from : moves.get(0);
        pushVariations(node, rest);
        while (node.goesOn()) {
            node = node.children().get(0);
            moves.add(node);
            pushVariations(node, rest);
        }
        return new RecordLine(begun.from, moves, Optional.of(node).filter(last -> last.end() != GameEnd.UNKNOWN));
    }

    private static void pushVariations(RecordNode node, Deque<RecordLine> rest) {
        List<RecordNode> children = node.children();
        if (node.goesOn() && node.end() != GameEnd.UNKNOWN) {
            rest.push(new RecordLine(node, List.of(), Optional.of(node)));
        }
        int first = node.goesOn() ? 1 : 0;
        for (int i = children.size() - 1; i >= first; i--) {
            rest.push(new RecordLine(node, List.of(children.get(i)), Optional.empty()));
        }
    }
}

package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/**
 * Solutions in Japanese: each variation is a line of text, and the variations that branch off it follow, indented
 * further.
 */
final class SolutionText {
    private static final String INDENTATION = "  ";

    private final RecordCursor cursor;
    private final List<String> lines = new ArrayList<>();

    private SolutionText(RecordTree tree) {
        cursor = new RecordCursor(tree);
    }

    /** The variations of a record, each with the number of its first move; the main line is left out. */
    static List<String> variations(RecordTree tree) {
        SolutionText text = new SolutionText(tree);
        text.addVariations(tree.root(), INDENTATION);
        return text.lines;
    }

    private void addVariations(RecordNode from, String indentation) {
        for (RecordNode node = from; node.hasChildren(); node = node.children().get(0)) {
            for (RecordNode variation :
                    node.children().subList(1, node.children().size())) {
                lines.add(indentation + variation.ply() + ": " + line(variation));
                addVariations(variation, indentation + INDENTATION);
            }
        }
    }

    private String line(RecordNode first) {
        cursor.goTo(first.parent().orElseThrow());
        StringBuilder text = new StringBuilder(write(first));
        RecordNode node = first;
        while (node.hasChildren()) {
            node = node.children().get(0);
            text.append(' ').append(write(node));
        }
        return node.comment().isEmpty() ? text.toString() : text + " (" + node.comment() + ")";
    }

    /** Writes the move that leads to a child of the cursor's node, and goes there. */
    private String write(RecordNode node) {
        String move = JapaneseMove.write(cursor.position(), node.move().code());
        cursor.play(node.move());
        return move;
    }
}

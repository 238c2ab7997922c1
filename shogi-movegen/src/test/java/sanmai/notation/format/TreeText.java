package sanmai.notation.format;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import sanmai.core.Color;
import sanmai.notation.Sfen;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/** Everything about a record, node by node, to compare records. */
public final class TreeText {
    private TreeText() {}

    public static String of(RecordTree tree) {
        return of(tree, true);
    }

    /** The same for formats that have no times. */
    public static String withoutTimes(RecordTree tree) {
        return of(tree, false);
    }

    private static String of(RecordTree tree, boolean times) {
        StringBuilder all = new StringBuilder(Sfen.of(tree.start()) + tree.headers());
        all.append(tree.player(Color.BLACK)).append('/').append(tree.player(Color.WHITE));
        Deque<RecordNode> nodes = new ArrayDeque<>(List.of(tree.root()));
        while (!nodes.isEmpty()) {
            RecordNode node = nodes.pop();
            all.append('\n').append(node).append(times ? node.time() + " " + node.endTime() : "");
            all.append(node.comment()).append('|').append(node.bookmark());
            all.append(node.end()).append(node.endWords()).append(node.endIsVariation());
            all.append(node.children());
            node.children().forEach(nodes::push);
        }
        return all.toString();
    }
}

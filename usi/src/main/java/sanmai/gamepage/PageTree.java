package sanmai.gamepage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sanmai.notation.evaluation.EvaluationComment;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Move;

/** Collects the places of a record: first the game, then the variations, without recursion however deep they are nested. */
final class PageTree {
    private final RecordTree tree;
    private final RecordCursor cursor;
    private final Map<RecordNode, Integer> numbers = new HashMap<>();

    /** The first nodes of the variations that are still to be collected. */
    private final Deque<RecordNode> heads = new ArrayDeque<>();

    PageTree(RecordTree tree) {
        this.tree = tree;
        cursor = new RecordCursor(tree);
    }

    RecordCursor cursor() {
        return cursor;
    }

    /** How the line ended where the cursor stands. */
    @Nullable
    PageEnd end() {
        return PageEnd.of(tree, cursor.node(), cursor.position().turn());
    }

    /** Makes the places from the cursor's node to the end of its line. */
    List<PagePlace> line(Supplier<PagePlace> place) {
        List<PagePlace> places = new ArrayList<>();
        do {
            RecordNode node = cursor.node();
            numbers.put(node, numbers.size());
            int first = node.goesOn() ? 1 : 0;
            List<RecordNode> children = node.children();
            heads.addAll(children.subList(Math.min(first, children.size()), children.size()));
            places.add(place.get());
        } while (cursor.node().goesOn() && cursor.forward());
        return places;
    }

    /** The variations of the lines that were made before, and their variations. */
    List<PageVariation> variations() {
        List<PageVariation> variations = new ArrayList<>();
        while (!heads.isEmpty()) {
            RecordNode head = heads.remove();
            RecordNode from = head.parent().orElseThrow();
            boolean isEngineLine = isEngineLine(from, head);
            cursor.goTo(head);
            List<PagePlace> places = line(() -> PagePlace.ofVariation(this));
            variations.add(new PageVariation(numbers.get(from), isEngineLine, places));
        }
        return variations;
    }

    private boolean isEngineLine(RecordNode from, RecordNode head) {
        List<Move> moves = new ArrayList<>(List.of(head.move()));
        for (RecordNode node = head; node.goesOn(); ) {
            node = node.children().get(0);
            moves.add(node.move());
        }
        cursor.goTo(from);
        return EvaluationComment.of(cursor).evaluations().stream()
                .anyMatch(evaluation -> startsWith(evaluation.line(), moves));
    }

    private static boolean startsWith(List<Move> line, List<Move> moves) {
        return line.size() >= moves.size() && line.subList(0, moves.size()).equals(moves);
    }
}

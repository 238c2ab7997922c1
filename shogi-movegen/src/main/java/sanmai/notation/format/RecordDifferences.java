package sanmai.notation.format;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.notation.Sfen;
import sanmai.notation.format.RecordLoss.Kind;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Move;
import sanmai.shogi.PositionSetup;

/** Finds what of a record is missing in a copy of it. */
final class RecordDifferences {
    /** Two nodes of the same place. */
    private record Pair(RecordNode node, RecordNode copy) {}

    private final List<RecordLoss> losses = new ArrayList<>();

    private RecordDifferences() {}

    /** What is missing in a copy, or different there. */
    static List<RecordLoss> between(RecordTree tree, RecordTree copy) {
        RecordDifferences differences = new RecordDifferences();
        differences.compareHeads(tree, copy);
        differences.compareNodes(tree, copy);
        return differences.losses;
    }

    private void add(Kind kind, int ply, String text) {
        losses.add(new RecordLoss(kind, ply, text));
    }

    private void compareHeads(RecordTree tree, RecordTree copy) {
        for (Color color : Color.values()) {
            if (!tree.player(color).equals(copy.player(color))) {
                add(Kind.PLAYER, 0, tree.player(color));
            }
        }
        for (Map.Entry<String, String> header : tree.headers().entrySet()) {
            if (!header.getValue().equals(copy.headers().get(header.getKey()))) {
                add(Kind.HEADER, 0, header.getKey() + "：" + header.getValue());
            }
        }
        if (!numbered(tree.start()).equals(numbered(copy.start()))) {
            add(Kind.START, 0, Sfen.of(tree.start()));
        } else if (tree.start().moveNumber() != copy.start().moveNumber()) {
            add(Kind.MOVE_NUMBER, 0, Integer.toString(tree.start().moveNumber()));
        }
    }

    private static PositionSetup numbered(PositionSetup setup) {
        return setup.toBuilder().moveNumber(1).build();
    }

    private void compareNodes(RecordTree tree, RecordTree copy) {
        Deque<Pair> rest = new ArrayDeque<>(List.of(new Pair(tree.root(), copy.root())));
        while (!rest.isEmpty()) {
            Pair pair = rest.pop();
            compareNode(pair.node, pair.copy);
            List<RecordNode> children = pair.node.children();
            for (int i = children.size() - 1; i >= 0; i--) {
                pushChild(pair, i, rest);
            }
        }
    }

    private void compareNode(RecordNode node, RecordNode copy) {
        compareTime(node.time(), copy.time(), node.ply());
        compareComment(node.comment(), copy.comment(), node.ply());
        if (!node.illegalMove().equals(copy.illegalMove())) {
            add(
                    Kind.ILLEGAL_MOVE,
                    node.ply() + 1,
                    node.illegalMove().map(Move::toString).orElse(""));
        }
        if (!node.bookmark().equals(copy.bookmark())) {
            add(Kind.BOOKMARK, node.ply(), node.bookmark());
        }
        boolean sameEnd = node.end() == copy.end()
                && node.endWords().equals(copy.endWords())
                && node.endIsVariation() == copy.endIsVariation();
        if (!sameEnd) {
            add(Kind.END, node.ply(), node.endWords().isEmpty() ? node.end().name() : node.endWords());
        } else {
            compareTime(node.endTime(), copy.endTime(), node.ply());
            compareComment(node.endComment(), copy.endComment(), node.ply());
        }
    }

    private void compareComment(String comment, String copy, int ply) {
        if (!comment.equals(copy)) {
            add(Kind.COMMENT, ply, comment);
        }
    }

    private void compareTime(Optional<Duration> time, Optional<Duration> copy, int ply) {
        if (!time.equals(copy)) {
            boolean onlyFraction = time.map(Duration::toSeconds).equals(copy.map(Duration::toSeconds));
            add(
                    onlyFraction ? Kind.FRACTION : Kind.TIME,
                    ply,
                    time.map(RecordDifferences::seconds).orElse(""));
        }
    }

    private static String seconds(Duration time) {
        return BigDecimal.valueOf(time.toNanos(), 9).stripTrailingZeros().toPlainString() + " s";
    }

    private void pushChild(Pair pair, int index, Deque<Pair> rest) {
        RecordNode child = pair.node.children().get(index);
        Optional<RecordNode> same = pair.copy.children().stream()
                .filter(other -> other.move().equals(child.move()))
                .findFirst();
        boolean isLine = index == 0 && pair.node.goesOn();
        if (same.isEmpty()) {
            add(isLine ? Kind.MOVE : Kind.VARIATION, child.ply(), child.move().toString());
        } else {
            rest.push(new Pair(child, same.get()));
        }
    }
}

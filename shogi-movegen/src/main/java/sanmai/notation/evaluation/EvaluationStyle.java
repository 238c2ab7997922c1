package sanmai.notation.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sanmai.notation.format.RecordLoss;
import sanmai.notation.format.RecordLoss.Kind;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Position;

/**
 * How programs put evaluations into the comments of records. All are seen from Black, and their lines begin at the place of
 * the comment.
 */
public enum EvaluationStyle {
    /**
     * Lines such as {@code #評価値=30}, {@code #詰み=先手勝ち:15手}, {@code #読み筋=▲７六歩△３四歩}, {@code #深さ=8}, {@code
     * #ノード数=1234} and {@code #エンジン=名前}. It holds everything.
     */
    SHOGIHOME(EvaluationStyle::shogiHome),
    /**
     * One line, {@code *解析 深さ 8 ノード数 1234 評価値 30 読み筋 ▲７六歩(77) △３四歩(33)}. It cannot
     * hold the engine; writing in this style drops it.
     */
    SHOGIGUI(EvaluationStyle::shogiGui),
    /**
     * One line, {@code * 30 +7776FU -3334FU #1234}, the nodes as in version 3 of CSA. It cannot hold the engine, the
     * depth and the length of a mate, whose value is 30000 or more; writing in this style drops them.
     */
    FLOODGATE(EvaluationStyle::floodgate);

    private final BiFunction<NodeEvaluation, Position, String> writer;

    EvaluationStyle(BiFunction<NodeEvaluation, Position, String> writer) {
        this.writer = writer;
    }

    /**
     * The lines of a comment that say an evaluation.
     *
     * @param position the place, with the history of the record; it is as before afterwards
     */
    public String write(NodeEvaluation evaluation, Position position) {
        return writer.apply(evaluation, position);
    }

    /** Adds an evaluation to the comment of the place where the cursor stands. */
    public void add(NodeEvaluation evaluation, RecordCursor cursor) {
        String comment = cursor.node().comment();
        cursor.node().setComment(joined(Stream.of(comment), written(List.of(evaluation), cursor)));
    }

    /**
     * Puts evaluations at the beginning of the comment of the place where the cursor stands. They replace evaluations of
     * the same engines; those of other engines stay.
     */
    public void put(List<NodeEvaluation> evaluations, RecordCursor cursor) {
        EvaluationComment comment = EvaluationComment.of(cursor.node().comment(), cursor.position());
        Set<String> engines = evaluations.stream().map(NodeEvaluation::engine).collect(Collectors.toSet());
        List<String> others = comment.found().stream()
                .filter(old -> !engines.contains(old.evaluation().engine()))
                .map(FoundEvaluation::text)
                .toList();
        boolean replaces = others.size() < comment.found().size();
        Stream<String> rest = replaces
                ? Stream.concat(others.stream(), Stream.of(comment.rest()))
                : Stream.of(cursor.node().comment());
        cursor.node().setComment(joined(written(evaluations, cursor), rest));
    }

    private Stream<String> written(List<NodeEvaluation> evaluations, RecordCursor cursor) {
        return evaluations.stream().map(evaluation -> write(evaluation, cursor.position()));
    }

    private static String joined(Stream<String> first, Stream<String> second) {
        return Stream.concat(first, second).filter(part -> !part.isEmpty()).collect(Collectors.joining("\n"));
    }

    /**
     * Puts all evaluations in the comments of a record into this style. They come before the rest of each comment. An
     * evaluation that could not be read to its end stays as it is.
     *
     * @return the evaluations that are not read back as they were
     */
    public List<RecordLoss> rewrite(RecordTree tree) {
        List<RecordLoss> losses = new ArrayList<>();
        if (!tree.isPlayable()) {
            return losses;
        }
        RecordCursor cursor = new RecordCursor(tree);
        int index = 0;
        // Down to the first child that was not visited, else back and on to the next one.
        rewrite(cursor, losses);
        List<Integer> path = new ArrayList<>();
        while (index >= 0) {
            if (cursor.forward(index)) {
                rewrite(cursor, losses);
                path.add(index);
                index = 0;
            } else if (cursor.back()) {
                index = path.remove(path.size() - 1) + 1;
            } else {
                index = -1;
            }
        }
        return losses;
    }

    private void rewrite(RecordCursor cursor, List<RecordLoss> losses) {
        RecordNode node = cursor.node();
        node.setComment(rewritten(node.comment(), cursor, losses));
        node.setEndComment(rewritten(node.endComment(), cursor, losses));
    }

    private String rewritten(String text, RecordCursor cursor, List<RecordLoss> losses) {
        EvaluationComment comment = EvaluationComment.of(text, cursor.position());
        if (comment.found().stream().noneMatch(FoundEvaluation::isRead)) {
            return text;
        }
        Stream<String> evaluations =
                comment.found().stream().map(found -> found.isRead() ? rewritten(found, cursor, losses) : found.text());
        return joined(evaluations, Stream.of(comment.rest()));
    }

    private String rewritten(FoundEvaluation found, RecordCursor cursor, List<RecordLoss> losses) {
        String text = write(found.evaluation(), cursor.position());
        List<NodeEvaluation> copy =
                EvaluationComment.of(text, cursor.position()).evaluations();
        if (found.saysMore() || !copy.equals(List.of(found.evaluation()))) {
            losses.add(new RecordLoss(Kind.COMMENT, cursor.node().ply(), found.text()));
        }
        return text;
    }

    private static String shogiHome(NodeEvaluation evaluation, Position position) {
        List<String> lines = new ArrayList<>();
        if (evaluation.isMate()) {
            String length = evaluation.hasMateLength() ? ":" + Math.abs(evaluation.value()) + "手" : "";
            lines.add("#詰み=" + (evaluation.value() > 0 ? "先手勝ち" : "後手勝ち") + length);
        } else {
            lines.add("#評価値=" + evaluation.value());
        }
        if (!evaluation.line().isEmpty()) {
            lines.add("#読み筋=" + EvaluationLine.japanese(evaluation.line(), position));
        }
        evaluation.depth().ifPresent(depth -> lines.add("#深さ=" + depth));
        evaluation.nodes().ifPresent(nodes -> lines.add("#ノード数=" + nodes));
        if (!evaluation.engine().isEmpty()) {
            lines.add("#エンジン=" + evaluation.engine());
        }
        return String.join("\n", lines);
    }

    private static String shogiGui(NodeEvaluation evaluation, Position position) {
        StringBuilder line = new StringBuilder("*解析");
        evaluation.depth().ifPresent(depth -> line.append(" 深さ ").append(depth));
        evaluation.nodes().ifPresent(nodes -> line.append(" ノード数 ").append(nodes));
        line.append(" 評価値 ");
        if (evaluation.isMate()) {
            line.append(evaluation.value() > 0 ? "+詰" : "-詰");
            line.append(evaluation.hasMateLength() ? " " + Math.abs(evaluation.value()) : "");
        } else {
            line.append(evaluation.value());
        }
        if (!evaluation.line().isEmpty()) {
            line.append(" 読み筋 ").append(EvaluationLine.kif(evaluation.line(), position));
        }
        return line.toString();
    }

    private static String floodgate(NodeEvaluation evaluation, Position position) {
        int most = NodeEvaluation.SOME_MATE; // This and beyond is a mate.
        int mate = evaluation.value() > 0 ? most : -most;
        StringBuilder line = new StringBuilder("* ")
                .append(evaluation.isMate() ? mate : Math.max(1 - most, Math.min(evaluation.value(), most - 1)));
        if (!evaluation.line().isEmpty()) {
            line.append(' ').append(EvaluationLine.csa(evaluation.line(), position));
        }
        evaluation.nodes().ifPresent(nodes -> line.append(" #").append(nodes));
        return line.toString();
    }
}

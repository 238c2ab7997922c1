package sanmai.notation.evaluation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Color;
import sanmai.shogi.Position;

/** The evaluation in a line of a comment by ShogiGUI. */
final class ShogiGuiEvaluation {
    private static final Pattern WHOLE = Pattern.compile("(?s)\\*\\s?(?:対局|解析|検討)\\s.*評価値\\s.*");
    private static final Pattern VALUE = Pattern.compile("評価値\\s+([+-]?)(詰)?\\s*([+-]?[0-9]*)");
    private static final Pattern DEPTH = Pattern.compile("深さ\\s+([0-9]+)");
    private static final Pattern NODES = Pattern.compile("ノード数\\s+([0-9]+)");
    private static final Pattern MOVES = Pattern.compile("(?s)読み筋\\s+(.*)");
    private static final int INT_DIGITS = 9;
    private static final int LONG_DIGITS = 18;

    /** What an evaluation holds of a line. */
    private static final Pattern HELD = Pattern.compile(
            "(?s)^\\*\\s?(対局|解析|検討)|(深さ|ノード数)\\s+[0-9]+(?!\\S)|" + VALUE.pattern() + "|" + MOVES.pattern());

    private ShogiGuiEvaluation() {}

    /** The evaluation in a line of a comment on a position; empty if the line is of another kind. */
    static Optional<FoundEvaluation> read(String line, Position position) {
        if (!WHOLE.matcher(line).matches()) {
            return Optional.empty();
        }
        Matcher depth = DEPTH.matcher(line);
        Matcher nodes = NODES.matcher(line);
        boolean hasDepth = depth.find();
        boolean hasNodes = nodes.find();
        if (hasDepth && depth.group(1).length() > INT_DIGITS
                || hasNodes && nodes.group(1).length() > LONG_DIGITS) {
            return Optional.empty(); // Part of it would be lost.
        }
        Matcher words = VALUE.matcher(line);
        Optional<NodeEvaluation> evaluation =
                words.find() ? value(words.group(1), words.group(2) != null, words.group(3)) : Optional.empty();
        return evaluation.map(read -> {
            NodeEvaluation deep = hasDepth ? read.withDepth(Integer.parseInt(depth.group(1))) : read;
            NodeEvaluation counted = hasNodes ? deep.withNodes(Long.parseLong(nodes.group(1))) : deep;
            Matcher moves = MOVES.matcher(line);
            EvaluationLine.Reading pv = EvaluationLine.readJapanese(moves.find() ? moves.group(1) : "", position);
            boolean saysMore = !HELD.matcher(line).replaceAll("").isBlank();
            return new FoundEvaluation(counted.withLine(pv.moves()), line, pv.isWhole(), saysMore);
        });
    }

    private static Optional<NodeEvaluation> value(String sign, boolean mates, String digits) {
        String number = sign + digits;
        if (mates) {
            Color winner = number.startsWith("-") ? Color.WHITE : Color.BLACK;
            String plies = number.replaceAll("[+-]", "");
            return Optional.of(
                    plies.matches("[1-9][0-9]{0,3}")
                            ? NodeEvaluation.mate(winner, Integer.parseInt(plies))
                            : NodeEvaluation.mate(winner));
        }
        return EvaluationNumber.centipawns(number);
    }
}

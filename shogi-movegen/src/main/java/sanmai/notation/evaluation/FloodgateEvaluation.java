package sanmai.notation.evaluation;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Color;
import sanmai.shogi.Position;

/** The evaluation in a line of a comment as the server floodgate asks for it: centipawns and moves of CSA. */
final class FloodgateEvaluation {
    private static final Pattern LINE = Pattern.compile(
            "\\*\\s*([+-]?[0-9]{1,9})(\\.[0-9]+)?((?:\\s+[+-][0-9]{4}[A-Z]{2})*+)(?:\\s+#([0-9]{1,18}))?\\s*");

    private FloodgateEvaluation() {}

    /** The evaluation in a line of a comment on a position; empty if the line is of another kind. */
    static Optional<FoundEvaluation> read(String line, Position position) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int value = Integer.parseInt(matcher.group(1));
        NodeEvaluation evaluation = Math.abs(value) >= NodeEvaluation.SOME_MATE
                ? NodeEvaluation.mate(value > 0 ? Color.BLACK : Color.WHITE)
                : NodeEvaluation.centipawns(value);
        EvaluationLine.Reading moves = EvaluationLine.readCsa(matcher.group(3), position);
        NodeEvaluation lined = evaluation.withLine(moves.moves());
        String nodes = matcher.group(4);
        NodeEvaluation counted = nodes == null ? lined : lined.withNodes(Long.parseLong(nodes));
        boolean isRead = moves.isWhole() && !EvaluationNumber.hasFraction(Objects.toString(matcher.group(2), ""));
        return Optional.of(new FoundEvaluation(counted, line, isRead, Math.abs(value) > NodeEvaluation.SOME_MATE));
    }
}

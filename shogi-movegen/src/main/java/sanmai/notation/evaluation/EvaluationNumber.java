package sanmai.notation.evaluation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The number of an evaluation, as the comments of all programs have it. */
final class EvaluationNumber {
    private static final Pattern NUMBER = Pattern.compile("([+-]?[0-9]{1,9})(\\.[0-9]*)?");

    private EvaluationNumber() {}

    /** An evaluation in centipawns, without the fraction of one; empty if the text is no such number. */
    static Optional<NodeEvaluation> centipawns(String text) {
        Matcher number = NUMBER.matcher(text);
        return number.matches()
                ? Optional.of(NodeEvaluation.centipawns(Integer.parseInt(number.group(1))))
                : Optional.empty();
    }

    /** Whether a text has a fraction of a centipawn, which an evaluation does not hold. */
    static boolean hasFraction(String text) {
        return text.matches("(?s).*\\.0*[1-9].*");
    }
}

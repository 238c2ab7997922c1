package sanmai.notation.jkf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;

/**
 * A value of a JSON text and where it stands. A missing member, or a member of a value that is no object, is a value
 * without content at the place of that value, so that deeper members can be asked for.
 *
 * @param content a {@link Map}, a {@link List}, a {@link String}, which stands for numbers too, a {@link Boolean}, or {@link
 *     #NOTHING}
 * @param line its line, from 1
 * @param column where it begins in that line, from 1
 */
record JsonValue(Object content, int line, int column) {
    /** What null and missing values have as their content. */
    static final Object NOTHING = Optional.empty();

    /** Whether there is a value. */
    boolean isPresent() {
        return content != NOTHING;
    }

    /** The members of an object, by their names in the order of the text; none if it is no object. */
    @SuppressWarnings("unchecked")
    Map<String, JsonValue> members() {
        return content instanceof Map ? (Map<String, JsonValue>) content : Map.of();
    }

    /** The elements of an array; none if it is no array. */
    @SuppressWarnings("unchecked")
    List<JsonValue> elements() {
        return content instanceof List ? (List<JsonValue>) content : List.of();
    }

    /** A member of an object. */
    JsonValue get(String name) {
        return members().getOrDefault(name, new JsonValue(NOTHING, line, column));
    }

    /** An element of an array. */
    JsonValue get(int index) {
        List<JsonValue> elements = elements();
        return index < elements.size() ? elements.get(index) : new JsonValue(NOTHING, line, column);
    }

    /** A string, or a number as it is written. */
    Optional<String> text() {
        return content instanceof String text ? Optional.of(text) : Optional.empty();
    }

    /** A number between these two. */
    OptionalInt number(int min, int max) {
        Optional<String> digits = text().filter(text -> text.matches("-?[0-9]{1,9}(\\.0+)?"));
        int number = digits.map(text -> Integer.parseInt(text.replaceAll("\\..*", "")))
                .orElse(min);
        return digits.isPresent() && number >= min && number <= max ? OptionalInt.of(number) : OptionalInt.empty();
    }

    /** Whether it is the boolean true. */
    boolean isTrue() {
        return Boolean.TRUE.equals(content);
    }

    /** Whether the value begins behind a problem. */
    boolean isBehind(RecordProblem problem) {
        return line > problem.line() || line == problem.line() && column > problem.column();
    }

    /** The empty text at the place of the value, about a move with this number or about none (0). */
    TextSpan span(int ply) {
        return new TextSpan("", line, column, ply);
    }

    /** A problem with the value. */
    RecordException error(Reason reason, int ply, String explanation) {
        return span(ply).error(reason, explanation);
    }
}

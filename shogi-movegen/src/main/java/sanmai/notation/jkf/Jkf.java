package sanmai.notation.jkf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sanmai.notation.reading.FormatLines;
import sanmai.notation.reading.TextLines;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.notation.record.RecordTree;

/**
 * Records in JKF, the JSON Kifu Format: an object with a {@code header}, an {@code initial} position and {@code moves} with
 * {@code time}, {@code comments}, {@code forks} (variations) and {@code special} ends.
 *
 * <p>Reading is liberal: a text may have several records, one after the other or in an array, pieces may be told apart by
 * {@code relative} words where {@code from} is missing, and a text that was cut off has the moves before the cut.
 */
public final class Jkf {
    /** By which lines JKF is known. */
    public static final FormatLines LINES = FormatLines.of("\\{\\s*($|\"|\\})|\\[\\s*($|\\{)");

    private Jkf() {}

    /** Writes a record on one line, with all that JKF can say: no bookmarks, and times in whole seconds, rounded down. */
    public static String write(RecordTree record) {
        return new JkfWriter(record).write();
    }

    /** Reads all records of a text, at least one. */
    public static List<ParsedRecord> read(String text) {
        JsonText json = new JsonText(text);
        List<ParsedRecord> readings = new ArrayList<>();
        for (JsonValue value : json.values()) {
            List<JsonValue> records = value.elements().isEmpty() ? List.of(value) : value.elements();
            records.forEach(record -> readings.add(new JkfReader().read(record)));
        }
        json.problem().ifPresent(problem -> addToLast(problem, readings));
        return readings.isEmpty()
                ? ParsedRecord.onlyProblem(new TextLines(text)
                        .end()
                        .error(Reason.EMPTY, "there is no game in it")
                        .problem())
                : List.copyOf(readings);
    }

    private static void addToLast(RecordProblem problem, List<ParsedRecord> readings) {
        if (readings.isEmpty()) {
            readings.add(new ParsedRecord(Optional.empty(), List.of(problem)));
        } else {
            int last = readings.size() - 1;
            readings.set(last, readings.get(last).with(problem));
        }
    }
}

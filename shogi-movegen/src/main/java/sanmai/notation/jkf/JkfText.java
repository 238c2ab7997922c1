package sanmai.notation.jkf;

import java.util.ArrayList;
import java.util.List;
import sanmai.notation.reading.GameReader;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem;

/** Gathers the lines of a JSON text, and reads its records. A record on one line is read as soon as the line ends. */
final class JkfText implements GameReader {
    private final StringBuilder text = new StringBuilder();
    private int before = -1;
    private boolean hasValue;

    @Override
    public boolean read(TextSpan line) {
        before = before < 0 ? line.line() - 1 : before;
        String stripped = line.text().strip();
        boolean isWhole =
                !hasValue && stripped.startsWith("{") && stripped.endsWith("}") && stripped.contains("\"moves\":");
        hasValue |= !stripped.isEmpty();
        text.append(line.text()).append('\n');
        return isWhole;
    }

    @Override
    public List<ParsedRecord> finish(TextSpan end) {
        JsonText json = new JsonText(text.toString(), Math.max(before, 0));
        List<ParsedRecord> records = new ArrayList<>();
        for (JsonValue value : json.values()) {
            List<JsonValue> elements = value.elements().isEmpty() ? List.of(value) : value.elements();
            elements.forEach(element -> records.add(new JkfReader().read(element)));
        }
        json.problem().ifPresent(problem -> addToLast(problem, records));
        return records;
    }

    private static void addToLast(RecordProblem problem, List<ParsedRecord> records) {
        if (records.isEmpty()) {
            records.add(ParsedRecord.onlyProblem(problem));
        } else {
            int last = records.size() - 1;
            records.set(last, records.get(last).with(problem));
        }
    }
}

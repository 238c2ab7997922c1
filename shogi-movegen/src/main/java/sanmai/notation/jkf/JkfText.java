package sanmai.notation.jkf;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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
        List<JsonValue> roots = json.values().stream()
                .flatMap(value -> value.elements().isEmpty() ? Stream.of(value) : value.elements().stream())
                .toList();
        List<RecordProblem> problems = json.problems();
        if (roots.isEmpty()) {
            return problems.stream().limit(1).map(ParsedRecord::onlyProblem).toList();
        }
        List<ParsedRecord> records = new ArrayList<>();
        int told = 0;
        for (int i = 0; i < roots.size(); i++) {
            int first = told;
            boolean isLast = i + 1 == roots.size();
            while (told < problems.size() && (isLast || roots.get(i + 1).isBehind(problems.get(told)))) {
                told++;
            }
            records.add(new JkfReader().read(roots.get(i)).with(problems.subList(first, told)));
        }
        return records;
    }
}

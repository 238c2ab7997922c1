package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import sanmai.report.CsvText;
import sanmai.report.Json;
import sanmai.report.Report;

/**
 * The answers to several problems, or to one that was checked.
 *
 * @param answers in the order of the problems
 */
public record TsumeReport(List<TsumeAnswer> answers) implements Report {
    private static final List<String> MORE_COLUMNS =
            List.of("name", "verdict", "unique", "stated", "every_move", "findings", "tried", "variations");

    /** Keeps a copy of the list. */
    public TsumeReport {
        answers = List.copyOf(answers);
    }

    /** A line of JSON. */
    private record Row(
            String name, MateAnswer solution, TsumeCheck check, List<String> variations, boolean hasAllVariations) {}

    /** The columns of {@link #csv}: those of the answer to one position, and more. */
    public static List<String> columns() {
        List<String> columns = new ArrayList<>(MateAnswer.columns());
        columns.addAll(MORE_COLUMNS);
        return columns;
    }

    @Override
    public List<String> text() {
        List<String> lines = new ArrayList<>();
        answers.forEach(answer -> lines.addAll(answer.text()));
        return lines;
    }

    @Override
    public String csv() {
        return CsvText.of(columns(), answers.stream().map(TsumeReport::cells).toList());
    }

    private static List<String> cells(TsumeAnswer answer) {
        List<String> cells = new ArrayList<>(answer.answer().cells());
        cells.add(answer.problem().name());
        cells.add(answer.check().map(TsumeCheck::verdict).orElse(""));
        cells.add(answer.check().map(TsumeCheck::unique).orElse(""));
        cells.add(number(answer.problem().statedPlies().orElse(TsumeCheck.NONE)));
        cells.add(number(answer.check().map(TsumeCheck::everyMove).orElse(TsumeCheck.NONE)));
        cells.add(String.join("; ", answer.check().map(TsumeCheck::findings).orElse(List.of())));
        cells.add(String.join("; ", answer.check().map(TsumeCheck::tried).orElse(List.of())));
        cells.add(String.join("; ", variations(answer)));
        return cells;
    }

    private static List<String> variations(TsumeAnswer answer) {
        return answer.tree().map(SolutionText::variations).orElse(List.of());
    }

    private static String number(int number) {
        return number == TsumeCheck.NONE ? "" : Integer.toString(number);
    }

    @Override
    public String json() {
        return Json.page(answers.stream()
                .map(answer -> new Row(
                        answer.problem().name(),
                        answer.answer(),
                        answer.check().orElse(null),
                        variations(answer),
                        answer.tree().isPresent() && answer.isTreeComplete()))
                .toList());
    }
}

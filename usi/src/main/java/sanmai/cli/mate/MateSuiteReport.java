package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import sanmai.report.CsvText;
import sanmai.report.Json;
import sanmai.report.Report;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;
import sanmai.report.Units;

/**
 * The report of a suite of mate problems.
 *
 * @param rows the classes of problems, by length
 */
public record MateSuiteReport(List<MateSuiteRow> rows) implements Report {
    private static final List<String> HEADING =
            List.of("plies", "problems", "solved", "median_ms", "worst_ms", "worst", "unsolved");

    public MateSuiteReport {
        rows = List.copyOf(rows);
    }

    /** Whether every problem was solved. */
    public boolean allSolved() {
        return rows.stream().allMatch(row -> row.unsolved().isEmpty());
    }

    @Override
    public List<String> text() {
        List<Column> columns = List.of(
                Column.number("plies"),
                Column.number("problems"),
                Column.number("solved"),
                Column.number("median ms"),
                Column.number("worst ms"),
                Column.text("slowest", 34));
        List<String> lines = new ArrayList<>(
                new TextTable(columns, rows.stream().map(MateSuiteReport::cells).toList()).lines());
        rows.forEach(row -> lines.addAll(row.unsolved()));
        int all = rows.stream().mapToInt(MateSuiteRow::problems).sum();
        int solved = rows.stream().mapToInt(MateSuiteRow::solved).sum();
        lines.add(solved + " solved, " + (all - solved) + " not");
        return lines;
    }

    private static List<String> cells(MateSuiteRow row) {
        return List.of(
                row.plies(),
                Integer.toString(row.problems()),
                Integer.toString(row.solved()),
                Units.decimals(row.medianMillis(), 1),
                Units.decimals(row.worstMillis(), 1),
                row.worst());
    }

    @Override
    public String csv() {
        List<List<String>> lines = new ArrayList<>();
        for (MateSuiteRow row : rows) {
            List<String> line = new ArrayList<>(cells(row));
            line.add(String.join("; ", row.unsolved()));
            lines.add(line);
        }
        return CsvText.of(HEADING, lines);
    }

    @Override
    public String json() {
        return Json.page(rows);
    }
}

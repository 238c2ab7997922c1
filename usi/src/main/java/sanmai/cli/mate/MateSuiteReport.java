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
public record MateSuiteReport(List<Row> rows) implements Report {
    private static final List<String> HEADING =
            List.of("plies", "problems", "solved", "median_ms", "worst_ms", "worst", "unsolved");

    /**
     * The results of the problems of one length.
     *
     * @param plies the length as the suite writes it; "no" for problems without a mate
     * @param problems the number of problems
     * @param solved the number of right answers: a line of that length, or no mate
     * @param medianMillis the median of the times, in ms
     * @param worstMillis the longest time, in ms
     * @param worst the name of the problem that took longest
     * @param unsolved the names of the other problems, with what the solver answered
     */
    public record Row(
            String plies,
            int problems,
            int solved,
            double medianMillis,
            double worstMillis,
            String worst,
            List<String> unsolved) {
        public Row {
            unsolved = List.copyOf(unsolved);
        }
    }

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
        int all = rows.stream().mapToInt(Row::problems).sum();
        int solved = rows.stream().mapToInt(Row::solved).sum();
        lines.add(solved + " solved, " + (all - solved) + " not");
        return lines;
    }

    private static List<String> cells(Row row) {
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
        for (Row row : rows) {
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

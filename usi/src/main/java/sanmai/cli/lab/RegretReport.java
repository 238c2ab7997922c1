package sanmai.cli.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;
import sanmai.report.Units;
import sanmai.search.regret.Regrets;

/** What the moves of searches lose, as a table: a row for each search in their order, the judge last. */
final class RegretReport {
    private static final int NAME_LIMIT = 44;

    private RegretReport() {}

    /** The lines of the table; none before there is a position. */
    static List<String> lines(Regrets regrets) {
        if (regrets.positions() == 0) {
            return List.of();
        }
        List<Regrets.Row> rows = regrets.rows();
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            cells.add(cells(rows.get(i), i == 0, i == rows.size() - 1));
        }
        return new TextTable(
                        List.of(
                                Column.text("search", NAME_LIMIT),
                                Column.number("regret"),
                                Column.number("error"),
                                Column.number("more"),
                                Column.number("error"),
                                Column.number("blunders"),
                                Column.number("depth")),
                        cells)
                .lines();
    }

    private static List<String> cells(Regrets.Row row, boolean isFirst, boolean isJudge) {
        return List.of(
                (isJudge ? "judge: " : "") + row.search(),
                Units.decimals(row.regret(), 4),
                Units.decimals(row.error(), 4),
                isFirst ? "" : String.format(Locale.ROOT, "%+.4f", row.difference()),
                isFirst ? "" : Units.decimals(row.differenceError(), 4),
                String.valueOf(row.blunders()),
                Units.decimals(row.depth(), 1));
    }
}

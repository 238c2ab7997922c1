package sanmai.cli.lab;

import java.util.ArrayList;
import java.util.List;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;
import sanmai.report.Units;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.tuning.Spsa;

/** The values of a tuning beside those before it, as a table. */
final class TuneReport {
    private static final int NAME_LIMIT = 40;

    private static final List<Column> COLUMNS = List.of(
            Column.text("parameter", NAME_LIMIT),
            Column.number("now"),
            Column.number("tuned"),
            Column.number("least"),
            Column.number("most"));

    private TuneReport() {}

    /** The lines of the table. */
    static List<String> lines(Spsa spsa) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < spsa.parameters().size(); i++) {
            SearchParameter parameter = spsa.parameters().get(i);
            rows.add(List.of(
                    parameter.name(),
                    Integer.toString(parameter.value),
                    Units.decimals(spsa.value(i), 1),
                    Integer.toString(parameter.min),
                    Integer.toString(parameter.max)));
        }
        return new TextTable(COLUMNS, rows).lines();
    }
}

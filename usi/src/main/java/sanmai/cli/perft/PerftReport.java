package sanmai.cli.perft;

import java.util.List;
import java.util.Map;
import sanmai.report.CsvText;
import sanmai.report.Json;
import sanmai.report.Report;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;

/**
 * A table of perft with details.
 *
 * @param sfen the position
 * @param complete whether it is of whole trees, and not of some parts
 * @param nanos the time, in ns
 * @param rows the depths, from the shallowest
 */
public record PerftReport(String sfen, boolean complete, long nanos, List<DetailRow> rows) implements Report {
    private static final List<String> HEADING = List.of(
            "depth",
            "nodes",
            "captures",
            "promotions",
            "drops",
            "checks",
            "double_checks",
            "mates",
            "refused_drop_pawn_mates");

    /** The last heading is as narrow as its numbers in most tables. */
    private static final List<Column> COLUMNS = List.of(
            Column.number("depth"),
            Column.number("nodes"),
            Column.number("captures"),
            Column.number("promotions"),
            Column.number("drops"),
            Column.number("checks"),
            Column.number("double"),
            Column.number("mates"),
            Column.number("refused"));

    /** The report in JSON. */
    private record Page(String sfen, boolean complete, long nanos, List<Map<String, Number>> rows) {}

    /** Keeps a copy of the list. */
    public PerftReport {
        rows = List.copyOf(rows);
    }

    private List<List<String>> cells() {
        return rows.stream().map(DetailRow::cells).toList();
    }

    @Override
    public List<String> text() {
        return new TextTable(COLUMNS, cells()).lines();
    }

    @Override
    public String csv() {
        return CsvText.of(HEADING, cells());
    }

    @Override
    public String json() {
        return Json.page(new Page(
                sfen, complete, nanos, rows.stream().map(DetailRow::byName).toList()));
    }
}

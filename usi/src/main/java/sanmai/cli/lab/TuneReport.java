package sanmai.cli.lab;

import java.util.ArrayList;
import java.util.List;
import sanmai.report.PathChart;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;
import sanmai.report.Units;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.tuning.Spsa;

/** How the values of a tuning have moved, as a table and as a chart. */
final class TuneReport {
    private static final int NAME_LIMIT = 40;

    private final Spsa spsa;
    private final List<List<Double>> shares = new ArrayList<>();

    /** Before the first iteration. */
    TuneReport(Spsa spsa) {
        this.spsa = spsa;
        spsa.parameters().forEach(parameter -> shares.add(new ArrayList<>()));
        add();
    }

    /** Adds the present values. */
    void add() {
        for (int i = 0; i < shares.size(); i++) {
            SearchParameter parameter = spsa.parameters().get(i);
            shares.get(i).add((spsa.value(i) - parameter.min) / (parameter.max - parameter.min));
        }
    }

    /** The lines of the table. */
    List<String> lines() {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < shares.size(); i++) {
            SearchParameter parameter = spsa.parameters().get(i);
            rows.add(List.of(
                    parameter.name(),
                    Integer.toString(parameter.value),
                    end(i),
                    Integer.toString(parameter.min),
                    Integer.toString(parameter.max)));
        }
        return new TextTable(
                        List.of(
                                Column.text("parameter", NAME_LIMIT),
                                Column.number("now"),
                                Column.number("tuned"),
                                Column.number("least"),
                                Column.number("most")),
                        rows)
                .lines();
    }

    private String end(int index) {
        return Units.decimals(spsa.value(index), 1);
    }

    /** The chart; none before there is a step. */
    List<PathChart> charts() {
        if (shares.get(0).size() < 2) {
            return List.of();
        }
        List<PathChart.Path> paths = new ArrayList<>();
        for (int i = 0; i < shares.size(); i++) {
            paths.add(new PathChart.Path(spsa.parameters().get(i).name(), shares.get(i), end(i)));
        }
        return List.of(new PathChart("Search parameters, each in its range", "iterations", paths));
    }
}

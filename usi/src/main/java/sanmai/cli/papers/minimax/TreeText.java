package sanmai.cli.papers.minimax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sanmai.cli.papers.ChildJvm;
import sanmai.report.Quartiles;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;
import sanmai.report.Units;
import sanmai.report.Wrapping;

/** The results for people: a table for each depth, beside the paper's, and how to read that. */
final class TreeText {
    private static final String NONE = "-";
    private static final int WIDTH = 80;

    private final TreeResults results;

    private TreeText(TreeResults results) {
        this.results = results;
    }

    /** The results in lines of at most 80 characters, as long as names and flags are not very long. */
    static List<String> lines(TreeResults results) {
        return new TreeText(results).lines();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        List<DepthSummary> depths = results.depths();
        for (DepthSummary depth : depths) {
            lines.add(heading(depth));
            lines.add("");
            lines.addAll(table(depth).lines());
            lines.add("");
        }
        results.failures().forEach(failure -> lines.addAll(Wrapping.lines("failed: " + failure, WIDTH)));
        results.howMeasured().forEach(line -> lines.addAll(Wrapping.lines(line, WIDTH)));
        lines.addAll(Wrapping.lines("flags: " + results.conditions().text(ChildJvm.FLAGS), WIDTH));
        if (!depths.isEmpty()) {
            lines.addAll(howToRead(depths));
        }
        results.difference().ifPresent(difference -> lines.addAll(Wrapping.lines(difference.message(), WIDTH)));
        lines.add(lastLine());
        return lines;
    }

    private static String heading(DepthSummary depth) {
        return String.format(
                Locale.ROOT,
                "%s, %d %s%s: %,d nodes, %,d leaves",
                Plies.words(depth.plies()),
                depth.positions(),
                depth.positions() == 1 ? "position" : "positions",
                depth.isEven() ? "" : " searched by all",
                depth.nodes(),
                depth.leaves());
    }

    private static TextTable table(DepthSummary depth) {
        List<Column> columns = List.of(
                Column.text("generator, sliders", 23),
                Column.number("trees"),
                Column.number("CPU time"),
                Column.number("Mnodes/s"),
                Column.number("saved"),
                Column.number("quartiles"));
        List<List<String>> rows = new ArrayList<>();
        depth.rows().forEach(row -> rows.add(row(row)));
        PaperColumn.of(depth.plies()).ifPresent(paper -> {
            rows.add(paperRow("paper: attack tables", paper.attackTableSeconds(), NONE));
            rows.add(paperRow("paper: bitboards", paper.bitboardSeconds(), percent(paper.percent())));
        });
        return new TextTable(columns, rows);
    }

    private static List<String> row(CombinationSummary row) {
        List<String> cells = new ArrayList<>(List.of(
                name(row.combination()),
                Integer.toString(row.positions()),
                Units.seconds(row.cpuSeconds()),
                row.megaNodesPerSecond() == 0 ? NONE : Units.decimals(row.megaNodesPerSecond(), 2)));
        cells.addAll(row.savings()
                .map(savings -> List.of(
                        percent(savings.percent()), savings.positions() == 1 ? NONE : quartiles(savings.perPosition())))
                .orElse(List.of(NONE, NONE)));
        return cells;
    }

    private static String quartiles(Quartiles quartiles) {
        return Units.decimals(quartiles.lower(), 1) + "/" + Units.decimals(quartiles.median(), 1) + "/"
                + percent(quartiles.upper());
    }

    private static String name(Combination combination) {
        String sliders = combination.sliders();
        return sliders.equals(NONE) ? combination.generator() : combination.generator() + ", " + sliders;
    }

    private static List<String> paperRow(String name, double seconds, String saved) {
        return List.of(
                name, Integer.toString(PaperColumn.POSITIONS), Units.decimals(seconds, 0) + " s", NONE, saved, NONE);
    }

    private static String percent(double percent) {
        return Units.decimals(percent, 1) + "%";
    }

    private static List<String> howToRead(List<DepthSummary> depths) {
        List<String> lines = new ArrayList<>(List.of(
                "",
                "How to read this",
                "  nodes     moves made, at all plies; leaves: positions at the full depth, worth",
                "            their material",
                "  CPU time  CPU time of the searching thread for all trees of the row",
                "  saved     of the CPU time of attack-table, in the sum over all positions that",
                "            both have searched, as in the paper; quartiles: of the single",
                "            positions, large and small alike, the median between the others"));
        for (DepthSummary depth : depths) {
            PaperColumn.of(depth.plies())
                    .ifPresent(paper -> lines.add("  paper     its table 1 prints " + paper.printedPercent() + "% for "
                            + paper.plies() + " plies; its times make " + percent(paper.percent())));
        }
        if (depths.stream().allMatch(DepthSummary::isEven)) {
            lines.add("Every row searched the same trees.");
        }
        lines.add("Ratios travel to other machines, times do not.");
        lines.add("");
        return lines;
    }

    private String lastLine() {
        int trees = results.samples().size();
        String alike = trees == 0 ? "" : ", all trees alike";
        String what = trees + " trees searched, " + results.failures().size() + " workers failed"
                + (results.difference().isEmpty() ? alike : ", TREES DIFFER");
        return results.interrupted() ? "interrupted; " + what : what;
    }
}

package sanmai.cli.papers.minimax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sanmai.cli.papers.ChildJvm;
import sanmai.report.BarChart;
import sanmai.report.BarChart.Bar;
import sanmai.report.BarChart.Series;
import sanmai.report.Quartiles;

/**
 * The results as bars: speed, and time relative to attack tables beside the paper's. Bars are of the sums over all positions,
 * error bars go from the lower to the upper quartile of single positions.
 */
final class TreeCharts {
    private final TreeResults results;
    private final List<DepthSummary> depths;

    /** The combinations that have figures at every depth; only these are drawn. */
    private final List<Combination> combinations;

    private TreeCharts(TreeResults results) {
        this.results = results;
        depths = results.depths();
        combinations = results.combinations().stream()
                .filter(combination -> depths.stream()
                        .allMatch(depth -> row(depth, combination)
                                .filter(row -> row.megaNodesPerSecond() > 0)
                                .isPresent()))
                .toList();
    }

    /** The charts; none without results to draw. */
    static List<BarChart> of(TreeResults results) {
        return new TreeCharts(results).charts();
    }

    private List<BarChart> charts() {
        List<BarChart> charts = new ArrayList<>();
        if (!depths.isEmpty() && !combinations.isEmpty()) {
            charts.add(speed());
            relativeTime().ifPresent(charts::add);
        }
        return charts;
    }

    private BarChart speed() {
        return new BarChart(
                "Minimax trees, JDK " + results.conditions().text(ChildJvm.JAVA),
                "million nodes in a second of CPU time" + quartiles() + " (longer is better)",
                combinations.stream().map(Combination::toString).toList(),
                series(depth -> combinations.stream()
                        .map(combination -> speed(row(depth, combination).orElseThrow()))
                        .toList()),
                1);
    }

    /** Of the combinations that can be compared with the baseline, and took some time; empty if there is none. */
    private Optional<BarChart> relativeTime() {
        List<Combination> others = combinations.stream()
                .filter(combination -> depths.stream()
                        .allMatch(depth -> row(depth, combination)
                                .flatMap(CombinationSummary::savings)
                                .filter(savings -> savings.percent() < 100
                                        && savings.perPosition().upper() < 100)
                                .isPresent()))
                .toList();
        if (others.isEmpty()) {
            return Optional.empty();
        }
        boolean withPaper =
                depths.stream().allMatch(depth -> PaperColumn.of(depth.plies()).isPresent());
        List<String> groups =
                new ArrayList<>(others.stream().map(Combination::toString).toList());
        if (withPaper) {
            groups.add("the paper's bitboards");
        }
        return Optional.of(new BarChart(
                "Time for the same trees",
                "% of the CPU time of attack-table" + quartiles() + " (shorter is better)",
                groups,
                series(depth -> {
                    List<Bar> bars = new ArrayList<>();
                    others.forEach(combination -> bars.add(timeLeft(row(depth, combination)
                            .flatMap(CombinationSummary::savings)
                            .orElseThrow())));
                    if (withPaper) {
                        bars.add(Bar.of(100
                                - PaperColumn.of(depth.plies()).orElseThrow().percent()));
                    }
                    return bars;
                }),
                1));
    }

    /** The quartiles of a single position show no spread. */
    private String quartiles() {
        return results.positions() > 1 ? ", error bars: quartiles of positions" : ", one position";
    }

    /** The combination must have trees that were long enough for the clock. */
    private static Bar speed(CombinationSummary row) {
        Quartiles quartiles = row.perPosition().orElseThrow();
        return new Bar(row.megaNodesPerSecond(), quartiles.lower(), quartiles.upper());
    }

    private static Bar timeLeft(Savings savings) {
        return new Bar(
                100 - savings.percent(),
                100 - savings.perPosition().upper(),
                100 - savings.perPosition().lower());
    }

    private List<Series> series(Function<DepthSummary, List<Bar>> bars) {
        return depths.stream()
                .map(depth -> new Series(
                        Plies.words(depth.plies()) + ", " + depth.positions() + " positions", bars.apply(depth)))
                .toList();
    }

    private static Optional<CombinationSummary> row(DepthSummary depth, Combination combination) {
        return depth.rows().stream()
                .filter(row -> row.combination().equals(combination))
                .findFirst();
    }
}

package sanmai.experiment.minimax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import sanmai.report.chart.BarChart;
import sanmai.report.chart.BarChart.Series;

/** The results as bars: speed, and time relative to attack tables beside the paper's. */
final class TreeCharts {
    private final TreeResults results;
    private final List<DepthSummary> depths;

    /** Those that have figures at every depth; a chart has no room for others. */
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
                "Minimax trees, JDK " + results.conditions().jdk(),
                "million nodes in a second of CPU time (longer is better)",
                combinations.stream().map(Combination::toString).toList(),
                series(depth -> values(depth, CombinationSummary::megaNodesPerSecond)),
                1);
    }

    /** Only with a baseline, and with a bar of some length for everybody. */
    private Optional<BarChart> relativeTime() {
        List<Combination> others = combinations.stream()
                .filter(combination -> depths.stream()
                        .allMatch(depth -> row(depth, combination)
                                .flatMap(CombinationSummary::savings)
                                .filter(savings -> savings.percent() < 100)
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
                "% of the CPU time of attack-table (shorter is better)",
                groups,
                series(depth -> {
                    List<Double> values = new ArrayList<>();
                    others.forEach(combination -> values.add(100
                            - row(depth, combination)
                                    .flatMap(CombinationSummary::savings)
                                    .orElseThrow()
                                    .percent()));
                    if (withPaper) {
                        values.add(100
                                - PaperColumn.of(depth.plies()).orElseThrow().percent());
                    }
                    return values;
                }),
                1));
    }

    /** Reads the lengths of the bars for a depth. */
    private interface Reader {
        List<Double> read(DepthSummary depth);
    }

    private List<Series> series(Reader reader) {
        return depths.stream()
                .map(depth -> new Series(
                        Plies.words(depth.plies()) + ", " + depth.positions() + " positions", reader.read(depth)))
                .toList();
    }

    private List<Double> values(DepthSummary depth, ToDoubleFunction<CombinationSummary> figure) {
        return combinations.stream()
                .map(combination -> figure.applyAsDouble(row(depth, combination).orElseThrow()))
                .toList();
    }

    private static Optional<CombinationSummary> row(DepthSummary depth, Combination combination) {
        return depth.rows().stream()
                .filter(row -> row.combination().equals(combination))
                .findFirst();
    }
}

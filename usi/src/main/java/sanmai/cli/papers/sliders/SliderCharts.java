package sanmai.cli.papers.sliders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import sanmai.cli.papers.ChildJvm;
import sanmai.report.BarChart;
import sanmai.report.BarChart.Bar;
import sanmai.report.BarChart.Series;
import sanmai.report.Spread;

/** The results in pictures. */
final class SliderCharts {
    private SliderCharts() {}

    /**
     * The time for an attack set, the quickest on top, and the speed of perft, the fastest on top; none without samples. Error
     * bars go from the least to the greatest of the forks.
     */
    static List<BarChart> of(SliderResults results) {
        if (results.measured().isEmpty()) {
            return List.of();
        }
        Map<String, Metric> pieces = new LinkedHashMap<>();
        pieces.put("rook", Metric.ROOK);
        pieces.put("bishop", Metric.BISHOP);
        pieces.put("lance", Metric.LANCE);
        Map<String, Metric> positions = new LinkedHashMap<>();
        positions.put("closed position", Metric.CLOSED);
        positions.put("middle game", Metric.MIDDLE);
        positions.put("open position", Metric.OPEN);
        String jdk = "JDK " + results.conditions().text(ChildJvm.JAVA);
        BarChart times = chart(
                results,
                "Time for one attack set, " + jdk,
                "ns of CPU time, " + spread(results) + " (shorter is better)",
                pieces,
                results::spread,
                Order.ASCENDING);
        BarChart rates = chart(
                results,
                "Speed of perft, " + jdk,
                "relative to " + results.baseline().orElseThrow() + ", " + spread(results) + " (longer is better)",
                positions,
                results::ratio,
                Order.DESCENDING);
        return List.of(times, rates);
    }

    /** Which schemes stand on top, and how exact the numbers beside their bars are. */
    private enum Order {
        ASCENDING(1, 1),
        DESCENDING(-1, 2);

        private final int sign;
        private final int decimals;

        Order(int sign, int decimals) {
            this.sign = sign;
            this.decimals = decimals;
        }
    }

    /** A chart sorted by the product of a group's bars, since it is ratios that count. */
    private static BarChart chart(
            SliderResults results,
            String title,
            String axis,
            Map<String, Metric> figures,
            BiFunction<String, Metric, Spread> reader,
            Order order) {
        ToDoubleFunction<String> rank = scheme -> order.sign
                * figures.values().stream()
                        .mapToDouble(
                                figure -> Math.log(reader.apply(scheme, figure).median()))
                        .sum();
        List<String> schemes = results.measured().stream()
                .map(ComparedScheme::name)
                .sorted(Comparator.comparingDouble(rank))
                .toList();
        List<Series> series = new ArrayList<>();
        figures.forEach((name, figure) -> series.add(new Series(
                name,
                schemes.stream()
                        .map(scheme -> bar(reader.apply(scheme, figure)))
                        .toList())));
        return new BarChart(title, axis, schemes, series, order.decimals);
    }

    private static String spread(SliderResults results) {
        return results.forksInWords() + (results.isSpreadKnown() ? ", error bars: least and greatest" : "");
    }

    private static Bar bar(Spread spread) {
        return new Bar(spread.median(), spread.least(), spread.greatest());
    }
}

package sanmai.cli.lab;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sanmai.report.PathChart;
import sanmai.report.Units;
import sanmai.search.training.EpochErrors;

/** How the errors of a training have fallen, as a chart: both in the same range. */
final class TrainingChart {
    private static final int DECIMALS = 4;

    private TrainingChart() {}

    /** The chart; none of fewer than two epochs. */
    static List<PathChart> of(List<EpochErrors> epochs) {
        if (epochs.size() < 2) {
            return List.of();
        }
        Map<String, List<Double>> errors = new LinkedHashMap<>();
        errors.put("training", epochs.stream().map(EpochErrors::training).toList());
        if (epochs.get(0).validation() > 0) {
            errors.put(
                    "validation", epochs.stream().map(EpochErrors::validation).toList());
        }
        DoubleSummaryStatistics all = errors.values().stream()
                .flatMap(List::stream)
                .mapToDouble(Double::doubleValue)
                .summaryStatistics();
        String range =
                "from " + Units.decimals(all.getMin(), DECIMALS) + " to " + Units.decimals(all.getMax(), DECIMALS);
        List<PathChart.Path> paths = new ArrayList<>();
        errors.forEach((name, values) -> paths.add(path(name, values, all)));
        return List.of(new PathChart("Error of the win rate, " + range, "epochs after the first", paths));
    }

    private static PathChart.Path path(String name, List<Double> errors, DoubleSummaryStatistics all) {
        double range = all.getMax() > all.getMin() ? all.getMax() - all.getMin() : 1;
        return new PathChart.Path(
                name,
                errors.stream().map(error -> (error - all.getMin()) / range).toList(),
                Units.decimals(errors.get(errors.size() - 1), DECIMALS));
    }
}

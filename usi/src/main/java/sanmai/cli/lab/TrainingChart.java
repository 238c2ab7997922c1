package sanmai.cli.lab;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
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
        boolean hasValidation = epochs.get(0).validation() > 0;
        double[] all = epochs.stream()
                .flatMap(each ->
                        hasValidation ? Stream.of(each.training(), each.validation()) : Stream.of(each.training()))
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        double least = all[0];
        double most = all[all.length - 1];
        PathChart.Path training = path("training", epochs, EpochErrors::training, least, most);
        PathChart.Path validation = path("validation", epochs, EpochErrors::validation, least, most);
        return List.of(new PathChart(
                "Error of the win rate, from " + Units.decimals(least, DECIMALS) + " to "
                        + Units.decimals(most, DECIMALS),
                "epochs after the first",
                hasValidation ? List.of(training, validation) : List.of(training)));
    }

    private static PathChart.Path path(
            String name, List<EpochErrors> epochs, ToDoubleFunction<EpochErrors> error, double least, double most) {
        double range = most > least ? most - least : 1;
        return new PathChart.Path(
                name,
                epochs.stream()
                        .map(each -> (error.applyAsDouble(each) - least) / range)
                        .toList(),
                Units.decimals(error.applyAsDouble(epochs.get(epochs.size() - 1)), DECIMALS));
    }
}

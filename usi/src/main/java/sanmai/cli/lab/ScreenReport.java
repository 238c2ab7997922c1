package sanmai.cli.lab;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import sanmai.report.IntervalChart;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;
import sanmai.report.Units;
import sanmai.search.tuning.FactorEffects;
import sanmai.search.tuning.Screening;

/** What the factors of a screening are worth, as a table and as a chart: the best first. */
final class ScreenReport {
    private static final int NAME_LIMIT = 44;

    private final Screening screening;
    private final FactorEffects effects;

    ScreenReport(Screening screening, FactorEffects effects) {
        this.screening = screening;
        this.effects = effects;
    }

    /** The lines of the table; none before there is a pair. */
    List<String> lines() {
        if (effects.pairs() == 0) {
            return List.of();
        }
        String error = "± " + Units.decimals(effects.error(), 0);
        List<List<String>> rows = ranking()
                .mapToObj(i -> List.of(name(i), signed(effects.elo(i)), error))
                .toList();
        return new TextTable(
                        List.of(Column.text("factor", NAME_LIMIT), Column.number("Elo"), Column.number("95%")), rows)
                .lines();
    }

    private IntStream ranking() {
        return IntStream.range(0, screening.factors().size())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -effects.elo(i)))
                .mapToInt(Integer::intValue);
    }

    private String name(int index) {
        return screening.factors().get(index).toString();
    }

    private static String signed(double elo) {
        String text = Units.decimals(elo, 0);
        return text.startsWith("-") ? text : "+" + text;
    }

    /** The chart; none before there is a pair. */
    List<IntervalChart> charts() {
        if (effects.pairs() == 0) {
            return List.of();
        }
        double error = effects.error();
        List<IntervalChart.Point> points = ranking()
                .mapToObj(i -> new IntervalChart.Point(
                        name(i), effects.elo(i), effects.elo(i) - error, effects.elo(i) + error))
                .toList();
        return List.of(new IntervalChart(
                "What the factors of the search are worth", "Elo, with 95% confidence intervals", points, 0));
    }
}

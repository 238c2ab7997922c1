package sanmai.cli.papers.sliders;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import sanmai.cli.papers.ChildJvm;
import sanmai.report.CsvText;
import sanmai.report.Spread;

/**
 * The results for spreadsheets: a row for each fork, and for each scheme of several forks three rows with the median, least
 * and greatest of its figures. Forks without a result and absent schemes have rows with a note.
 */
final class SliderCsv {
    private final SliderResults results;

    private SliderCsv(SliderResults results) {
        this.results = results;
    }

    /** The results in CSV. */
    static String text(SliderResults results) {
        return new SliderCsv(results).text();
    }

    private String text() {
        List<String> heading = new ArrayList<>(List.of("row", "scheme", "fork", "jdk", "kept"));
        Metric.ALL.forEach(figure -> heading.add(figure.name()));
        Metric.RATES.forEach(figure -> heading.add(ratioName(figure)));
        heading.addAll(List.of("correct", "note"));
        List<List<String>> rows = new ArrayList<>();
        for (ComparedScheme candidate : results.candidates()) {
            String name = candidate.name();
            if (!candidate.isAvailable()) {
                rows.add(note("absent", name, "", candidate.absence()));
            }
            results.samplesOf(name).forEach(sample -> rows.add(row(sample)));
            results.failures().stream()
                    .filter(failure -> failure.scheme().equals(name))
                    .forEach(failure -> rows.add(note("failed", name, "" + failure.fork(), failure.reason())));
            if (results.samplesOf(name).size() > 1) {
                rows.add(summary("median", candidate, Spread::median));
                rows.add(summary("least", candidate, Spread::least));
                rows.add(summary("greatest", candidate, Spread::greatest));
            }
        }
        return CsvText.of(heading, rows);
    }

    /** What the column with the ratio of a rate is called. */
    private static String ratioName(Metric figure) {
        return figure.name().replace("_mega_leaves_per_s", "_ratio");
    }

    private List<String> row(SchemeSample sample) {
        List<String> row = new ArrayList<>(start("fork", sample.scheme(), "" + sample.fork(), sample.maps()));
        Metric.ALL.forEach(figure -> row.add(number(figure.of().applyAsDouble(sample))));
        Metric.RATES.forEach(figure -> row.add(number(results.ratio(sample, figure))));
        row.addAll(List.of(results.isRight(sample) ? "yes" : "no", ""));
        return row;
    }

    private List<String> summary(String kind, ComparedScheme candidate, ToDoubleFunction<Spread> part) {
        String name = candidate.name();
        List<String> row = new ArrayList<>(
                start(kind, name, "", results.samplesOf(name).get(0).maps()));
        Metric.ALL.forEach(figure -> row.add(number(part.applyAsDouble(results.spread(name, figure)))));
        Metric.RATES.forEach(figure -> row.add(number(part.applyAsDouble(results.ratio(name, figure)))));
        row.addAll(List.of(results.verdict(candidate).toLowerCase(Locale.ROOT), ""));
        return row;
    }

    private List<String> note(String kind, String scheme, String fork, String note) {
        List<String> row = new ArrayList<>(start(kind, scheme, fork, List.of()));
        row.addAll(Collections.nCopies(Metric.ALL.size() + Metric.RATES.size() + 1, ""));
        row.add(note);
        return row;
    }

    private List<String> start(String kind, String scheme, String fork, List<String> maps) {
        return List.of(
                kind,
                scheme,
                fork,
                results.conditions().text(ChildJvm.JAVA),
                maps.isEmpty() ? "" : MapNames.describe(maps));
    }

    private static String number(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? Long.toString((long) number)
                : Double.toString(number);
    }
}

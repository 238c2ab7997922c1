package sanmai.cli.papers.sliders;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sanmai.journal.Conditions;
import sanmai.report.Json;
import sanmai.report.Spread;

/** The results for programs: conditions, a summary of each scheme, all samples, and what went wrong. */
final class SliderJson {
    /**
     * A scheme in the document.
     *
     * @param name its name
     * @param source its source
     * @param key what a key of it is
     * @param kept what every move has to change, or null if it was not measured
     * @param correct "yes" or "no", or why there is no answer
     * @param absence why this JVM cannot run it, or null
     * @param figures median, least and greatest of each figure over the forks, by name
     */
    record Summary(
            String name,
            String source,
            String key,
            @Nullable String kept,
            String correct,
            @Nullable String absence,
            Map<String, Spread> figures) {}

    /**
     * The document.
     *
     * @param conditions under which was measured
     * @param forks the number of forks that each scheme should have
     * @param interrupted whether the user interrupted the run
     * @param baseline the scheme that ratios are relative to, or null
     * @param schemes the summaries
     * @param samples what the forks found out
     * @param failures the forks without a result
     */
    record Document(
            Conditions conditions,
            int forks,
            boolean interrupted,
            @Nullable String baseline,
            List<Summary> schemes,
            List<SchemeSample> samples,
            List<SchemeFailure> failures) {}

    private SliderJson() {}

    /** The results in JSON. */
    static String text(SliderResults results) {
        List<Summary> summaries = new ArrayList<>();
        for (ComparedScheme candidate : results.candidates()) {
            List<SchemeSample> samples = results.samplesOf(candidate.name());
            summaries.add(new Summary(
                    candidate.name(),
                    candidate.source(),
                    candidate.key(),
                    samples.isEmpty() ? null : MapNames.describe(samples.get(0).maps()),
                    results.verdict(candidate),
                    candidate.isAvailable() ? null : candidate.absence(),
                    samples.isEmpty() ? Map.of() : figures(results, candidate.name())));
        }
        return Json.page(new Document(
                results.conditions(),
                results.forks(),
                results.interrupted(),
                results.baseline().orElse(null),
                summaries,
                results.samples(),
                results.failures()));
    }

    private static Map<String, Spread> figures(SliderResults results, String scheme) {
        Map<String, Spread> figures = new LinkedHashMap<>();
        Metric.ALL.forEach(figure -> figures.put(figure.name(), results.spread(scheme, figure)));
        Metric.RATES.forEach(figure -> figures.put(SliderCsv.ratioName(figure), results.ratio(scheme, figure)));
        return figures;
    }
}

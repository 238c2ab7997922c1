package sanmai.cli.papers.sliders;

import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import sanmai.cli.papers.ChildJvm;
import sanmai.cli.papers.MachineLoad;
import sanmai.journal.Conditions;
import sanmai.report.Chart;
import sanmai.report.Json;
import sanmai.report.Report;
import sanmai.report.Spread;

/**
 * All results of a comparison.
 *
 * @param candidates the schemes, also those that could not be measured
 * @param conditions under which they were measured
 * @param forks the number of forks that each should have
 * @param samples the samples of the forks
 * @param failures the forks without a result
 * @param interrupted whether the user interrupted the run
 */
public record SliderResults(
        List<ComparedScheme> candidates,
        Conditions conditions,
        int forks,
        List<SchemeSample> samples,
        List<SchemeFailure> failures,
        boolean interrupted)
        implements Report {
    private static final String USUAL_BASELINE = "rotated";
    private static final String ORACLE = "ray-walk";

    public SliderResults {
        candidates = List.copyOf(candidates);
        samples = List.copyOf(samples);
        failures = List.copyOf(failures);
    }

    @Override
    public List<String> text() {
        return SliderText.lines(this);
    }

    @Override
    public String csv() {
        return SliderCsv.text(this);
    }

    @Override
    public String json() {
        return Json.page(this);
    }

    @Override
    public List<? extends Chart> charts() {
        return SliderCharts.of(this);
    }

    /** Whether every fork gave a result, and the right answers. */
    public boolean areRight() {
        return failures.isEmpty() && samples.stream().allMatch(this::isRight);
    }

    /** Whether a fork gave the right answers, and those of the ray walk if that took part. */
    boolean isRight(SchemeSample sample) {
        return sample.isRight()
                && samplesOf(ORACLE).stream()
                        .allMatch(oracle -> oracle.checksum().equals(sample.checksum()));
    }

    /** The candidates that have samples. */
    List<ComparedScheme> measured() {
        return candidates.stream()
                .filter(candidate -> !samplesOf(candidate.name()).isEmpty())
                .toList();
    }

    List<SchemeSample> samplesOf(String scheme) {
        return samples.stream()
                .filter(sample -> sample.scheme().equals(scheme))
                .sorted(Comparator.comparingInt(SchemeSample::fork))
                .toList();
    }

    /** The scheme that the speed of perft is relative to: the paper's, or the first that was measured. */
    Optional<String> baseline() {
        return samplesOf(USUAL_BASELINE).isEmpty()
                ? measured().stream().map(ComparedScheme::name).findFirst()
                : Optional.of(USUAL_BASELINE);
    }

    Spread spread(String scheme, Metric figure) {
        return Spread.of(samplesOf(scheme), figure.of());
    }

    /** The figure in relation to the baseline's, which is taken fork by fork: these were neighbours in time. */
    Spread ratio(String scheme, Metric figure) {
        return Spread.of(samplesOf(scheme), sample -> ratio(sample, figure));
    }

    double ratio(SchemeSample sample, Metric figure) {
        String baseline = baseline().orElseThrow();
        double reference = samplesOf(baseline).stream()
                .filter(other -> other.fork() == sample.fork())
                .mapToDouble(figure.of())
                .findFirst()
                .orElseGet(() -> spread(baseline, figure).median());
        return figure.of().applyAsDouble(sample) / reference;
    }

    /** How a figure of a scheme comes from its forks, in words: from one fork, or as the median of several. */
    String forksInWords() {
        IntSummaryStatistics counts = measured().stream()
                .mapToInt(scheme -> samplesOf(scheme.name()).size())
                .summaryStatistics();
        if (counts.getMax() == 1) {
            return "one fork";
        }
        String most = counts.getMax() + " forks";
        return counts.getMin() == counts.getMax()
                ? "median of " + most
                : "median of up to " + most + " (some schemes have " + counts.getMin() + ")";
    }

    @Override
    public List<String> howMeasured() {
        String plan = conditions.text(SchemeSample.PLAN);
        String run = (interrupted ? "an interrupted " : "a ") + plan + " run";
        String spread = measured().isEmpty()
                ? "no fork has a result"
                : "figures: " + forksInWords()
                        + (isSpreadKnown() ? ", interleaved" : ", so how much forks differ is not known");
        return List.of(
                "JDK " + conditions.text(ChildJvm.JAVA) + "; " + run + ": in each fork the median of "
                        + MeasurementPlan.of(plan).rounds() + " rounds",
                spread,
                MachineLoad.words(samples.stream().map(SchemeSample::load).toList()));
    }

    /** Whether some scheme has more than one fork. */
    boolean isSpreadKnown() {
        return measured().stream().anyMatch(scheme -> samplesOf(scheme.name()).size() > 1);
    }

    /** Whether the answers of a scheme are right: "yes" or "no", or why there are none. */
    String verdict(ComparedScheme candidate) {
        if (!candidate.isAvailable()) {
            return "absent";
        }
        List<SchemeSample> own = samplesOf(candidate.name());
        if (own.isEmpty()) {
            boolean failed =
                    failures.stream().anyMatch(failure -> failure.scheme().equals(candidate.name()));
            return failed ? "failed" : "not run";
        }
        return own.stream().allMatch(this::isRight) ? "yes" : "NO";
    }
}

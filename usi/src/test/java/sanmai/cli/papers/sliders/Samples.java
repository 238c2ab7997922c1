package sanmai.cli.papers.sliders;

import java.util.List;
import sanmai.cli.papers.MachineLoad;
import sanmai.journal.Conditions;

/** Invented samples. */
final class Samples {
    static final Conditions CONDITIONS =
            SchemeSample.FORMAT.conditions("0.1", "17.0.1", "-Xmx1g", MeasurementPlan.QUICK);

    static final List<ComparedScheme> CANDIDATES = List.of(
            new ComparedScheme("ray-walk", "-", "run lengths", ""),
            new ComparedScheme("rotated", "a paper", "a pattern", ""),
            new ComparedScheme("magic", "another, longer paper", "a product", ""),
            new ComparedScheme("pext", "a manual", "bits", "it needs Java 19"));

    private Samples() {}

    /** A sample whose times are about this many ns, and its rates about this many leaves. */
    static SchemeSample of(String scheme, int fork, double nanos, double rate) {
        return withChecksum(scheme, fork, nanos, rate, "cafe");
    }

    static SchemeSample withChecksum(String scheme, int fork, double nanos, double rate, String checksum) {
        return new SchemeSample(
                scheme,
                fork,
                12.25,
                2048,
                List.of("RANK_ORDER"),
                new PerSlider(nanos, nanos + 1, nanos / 2, 7 * nanos),
                new PerSlider(0, 24, 0, 24),
                checksum,
                "cafe",
                new PerftRate(30, 30, rate),
                new PerftRate(30, 30, rate * 2),
                new PerftRate(30, 30, rate / 2),
                new MachineLoad(1 + fork / 10.0, 2));
    }

    static SliderResults results(List<SchemeSample> samples, List<SchemeFailure> failures) {
        return new SliderResults(CANDIDATES, CONDITIONS, 3, samples, failures, false);
    }

    /** Three forks each of three schemes; "magic" is a tenth faster than "rotated", more or less. */
    static SliderResults complete() {
        return results(
                List.of(
                        of("ray-walk", 1, 60, 50),
                        of("rotated", 1, 8, 100),
                        of("magic", 1, 7, 110),
                        of("ray-walk", 2, 61, 51),
                        of("rotated", 2, 9, 200),
                        of("magic", 2, 6, 240),
                        of("ray-walk", 3, 62, 52),
                        of("rotated", 3, 10, 100),
                        of("magic", 3, 8, 105)),
                List.of());
    }
}

package sanmai.cli.papers.sliders;

import sanmai.report.Json;

/**
 * The program in a fork of {@code sanmai sliders}: measures the slider scheme of its JVM and prints one line. Its arguments
 * are the number of the fork and the name of the plan.
 */
public final class SlidersChild {
    /** How the line with the result begins. */
    public static final String BEGINNING = "sanmai-slider-sample ";

    private SlidersChild() {}

    /** Measures and prints. */
    public static void main(String[] arguments) {
        SchemeSample sample =
                SchemeMeasurement.run(Integer.parseInt(arguments[0]), MeasurementPlan.valueOf(arguments[1]));
        System.out.println();
        System.out.println(BEGINNING + Json.line(sample));
    }
}

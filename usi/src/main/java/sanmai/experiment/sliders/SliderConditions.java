package sanmai.experiment.sliders;

import java.util.List;

/**
 * What all samples of a comparison depend on.
 *
 * @param experiment the name of the experiment, so that its files are not taken for those of another one
 * @param jdk the version of Java
 * @param flags the flags of the JVM
 * @param plan how long each fork measures
 */
public record SliderConditions(String experiment, String jdk, List<String> flags, MeasurementPlan plan) {
    private static final String EXPERIMENT = "sanmai sliders";

    /** The conditions in forks of this JVM. */
    public static SliderConditions here(List<String> flags, MeasurementPlan plan) {
        return new SliderConditions(EXPERIMENT, Runtime.version().toString(), List.copyOf(flags), plan);
    }
}

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
public record Conditions(String experiment, String jdk, List<String> flags, Plan plan) {
    private static final String EXPERIMENT = "sanmai sliders";

    /** The conditions in forks of this JVM. */
    public static Conditions here(List<String> flags, Plan plan) {
        return new Conditions(EXPERIMENT, Runtime.version().toString(), List.copyOf(flags), plan);
    }
}

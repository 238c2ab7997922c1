package sanmai.cli.papers.sliders;

import java.util.List;
import sanmai.files.ConditionDifferences;
import sanmai.journal.RunConditions;
import sanmai.journal.RunOf;

/**
 * What all samples of a comparison depend on.
 *
 * @param experiment the name of the experiment, so that its files are not taken for those of another one
 * @param jdk the version of Java
 * @param flags the flags of the JVM
 * @param plan the times of the measurement
 */
@RunOf(SliderConditions.EXPERIMENT)
public record SliderConditions(String experiment, String jdk, List<String> flags, MeasurementPlan plan)
        implements RunConditions<SliderConditions> {
    static final String EXPERIMENT = "sanmai sliders";

    /** The conditions in forks of this JVM. */
    public static SliderConditions here(List<String> flags, MeasurementPlan plan) {
        return new SliderConditions(EXPERIMENT, Runtime.version().toString(), List.copyOf(flags), plan);
    }

    @Override
    public void compare(SliderConditions other, ConditionDifferences differences) {
        differences
                .in("the version of Java", jdk, other.jdk)
                .in("the list of JVM flags", flags, other.flags)
                .in("the plan", plan, other.plan);
    }
}

package sanmai.experiment.perft;

import sanmai.experiment.journal.ConditionDifferences;

/**
 * What counted. The number of threads and the memory for hashing are not part of it: they change neither counts nor what
 * the time of a part means.
 *
 * @param version the version of the program
 * @param sliders the slider scheme
 */
public record BuildInfo(String version, String sliders) {
    boolean isComplete() {
        return version != null && sliders != null;
    }

    ConditionDifferences differencesFrom(BuildInfo other) {
        return new ConditionDifferences()
                .in("version", version, other.version)
                .in("slider scheme", sliders, other.sliders);
    }
}

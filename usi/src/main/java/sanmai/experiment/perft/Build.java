package sanmai.experiment.perft;

import sanmai.experiment.journal.Differences;

/**
 * What counted. The number of threads and the memory for hashing are not part of it: they change neither counts nor what
 * the time of a part means.
 *
 * @param version the version of the program
 * @param sliders the slider scheme
 */
public record Build(String version, String sliders) {
    boolean isComplete() {
        return version != null && sliders != null;
    }

    Differences differencesFrom(Build other) {
        return new Differences().in("version", version, other.version).in("slider scheme", sliders, other.sliders);
    }
}

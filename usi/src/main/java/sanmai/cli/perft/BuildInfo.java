package sanmai.cli.perft;

import sanmai.files.ConditionDifferences;

/**
 * The program that counts. The number of threads and the memory for hashing are not part of it: they change neither counts
 * nor the meaning of the time of a part.
 *
 * @param version the version of the program
 * @param sliders the slider scheme
 */
public record BuildInfo(String version, String sliders) {
    void compare(BuildInfo other, ConditionDifferences differences) {
        differences.in("the version of Sanmai", version, other.version).in("--sliders", sliders, other.sliders);
    }
}

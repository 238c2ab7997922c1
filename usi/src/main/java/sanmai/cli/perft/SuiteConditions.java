package sanmai.cli.perft;

import java.util.stream.Stream;
import sanmai.files.ConditionDifferences;
import sanmai.journal.Fingerprint;
import sanmai.journal.RunConditions;
import sanmai.journal.RunOf;
import sanmai.report.Json;

/**
 * What the results of all lines of some suites depend on.
 *
 * @param experiment the name of the experiment, so that its files are not taken for those of another one
 * @param build what counts
 * @param maxNodes lines with greater counts are skipped
 * @param skipped the number of those lines
 * @param lines the number of lines without them
 * @param linesHash SHA-256 of these in their order, in hexadecimal
 */
@RunOf(SuiteConditions.EXPERIMENT)
public record SuiteConditions(
        String experiment, BuildInfo build, long maxNodes, int skipped, int lines, String linesHash)
        implements RunConditions<SuiteConditions> {
    static final String EXPERIMENT = "sanmai verify";

    /** The conditions of a check here. */
    public static SuiteConditions of(BuildInfo build, SuiteLines lines) {
        return new SuiteConditions(
                EXPERIMENT,
                build,
                lines.maxNodes(),
                lines.skipped(),
                lines.lines().size(),
                hash(lines.lines().stream()));
    }

    static String hash(Stream<SuiteLine> lines) {
        return Fingerprint.of(lines.map(Json::line));
    }

    @Override
    public void validate() {
        if (skipped < 0 || lines < 0) {
            throw new IllegalArgumentException("not the conditions of a run of " + EXPERIMENT);
        }
    }

    @Override
    public void compare(SuiteConditions other, ConditionDifferences differences) {
        build.compare(other.build, differences);
        differences
                .in("--max-nodes", maxNodes, other.maxNodes)
                .in("the number of skipped lines", skipped, other.skipped)
                .in("the number of lines", lines, other.lines)
                .inContents("the lines of the suites", linesHash, other.linesHash);
    }
}

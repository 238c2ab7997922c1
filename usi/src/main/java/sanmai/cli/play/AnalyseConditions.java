package sanmai.cli.play;

import java.time.Duration;
import sanmai.analysis.SearchedStretch;
import sanmai.cli.option.Version;
import sanmai.engine.AnalysisLimits;
import sanmai.files.ConditionDifferences;
import sanmai.journal.JournalFormat;
import sanmai.journal.RunConditions;
import sanmai.journal.RunOf;
import sanmai.search.Limits;

/**
 * What all analyses in a file depend on, besides the games, which each names itself: the first line of the file.
 *
 * @param experiment the name of the experiment, so that its files are not taken for those of another one
 * @param version the version of the program
 * @param evaluation what judges positions
 * @param nodes the nodes of a position; 0 for any number
 * @param seconds the seconds of a position; 0 for any time
 * @param depth the depth in plies; 0 for any
 * @param multiPv the number of lines
 * @param hash the megabytes of each thread's hash table
 */
@RunOf(AnalyseConditions.EXPERIMENT)
public record AnalyseConditions(
        String experiment,
        String version,
        String evaluation,
        long nodes,
        double seconds,
        int depth,
        int multiPv,
        int hash)
        implements RunConditions<AnalyseConditions> {
    /** Files of analyses. */
    public static final JournalFormat<AnalyseConditions, SearchedStretch> FORMAT =
            new JournalFormat<>(AnalyseConditions.class, SearchedStretch.class, AnalyseConditions::nameOf);

    static final String EXPERIMENT = "sanmai analyse";
    private static final double NANOS = 1e9;

    static AnalyseConditions of(String evaluation, AnalysisLimits limits, int hash) {
        return new AnalyseConditions(
                EXPERIMENT,
                Version.text(),
                evaluation,
                limits.hasNodes() ? limits.nodes() : 0,
                limits.time().map(Duration::toNanos).orElse(0L) / NANOS,
                limits.depth() < Limits.MAX_DEPTH ? limits.depth() : 0,
                limits.multiPv(),
                hash);
    }

    @Override
    public void compare(AnalyseConditions other, ConditionDifferences differences) {
        differences
                .in("the version of Sanmai", version, other.version)
                .in("the evaluation", evaluation, other.evaluation)
                .in("--nodes", nodes, other.nodes)
                .in("--time", seconds, other.seconds)
                .in("--depth", depth, other.depth)
                .in("--multipv", multiPv, other.multiPv)
                .in("--hash", hash, other.hash);
    }

    private static String nameOf(SearchedStretch stretch) {
        if (stretch.from() < 0 || stretch.positions().isEmpty()) {
            throw new IllegalArgumentException("not the analysis of a part of a game");
        }
        return stretch.name();
    }
}

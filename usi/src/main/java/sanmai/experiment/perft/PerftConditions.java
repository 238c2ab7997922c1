package sanmai.experiment.perft;

import java.util.List;
import sanmai.experiment.journal.RunConditions;
import sanmai.movegen.perft.LastPly;

/**
 * What the counts of all parts of a tree depend on.
 *
 * @param experiment the name of the experiment, so that its files are not taken for those of another one
 * @param build what counts
 * @param sfen the position
 * @param depth the depth, from 0
 * @param leaves what is done with the last ply
 */
public record PerftConditions(String experiment, BuildInfo build, String sfen, int depth, LastPly leaves)
        implements RunConditions<PerftConditions> {
    private static final String EXPERIMENT = "sanmai perft";

    /** The conditions of a count here. */
    public static PerftConditions of(BuildInfo build, String sfen, int depth, LastPly leaves) {
        return new PerftConditions(EXPERIMENT, build, sfen, depth, leaves);
    }

    @Override
    public void validate() {
        if (!EXPERIMENT.equals(experiment)
                || build == null
                || !build.isComplete()
                || sfen == null
                || depth < 0
                || leaves == null) {
            throw new IllegalArgumentException("not the conditions of a run of " + EXPERIMENT);
        }
    }

    @Override
    public List<String> differencesFrom(PerftConditions other) {
        return build.differencesFrom(other.build)
                .in("position", sfen, other.sfen)
                .in("depth", depth, other.depth)
                .in("leaves", leaves, other.leaves)
                .words();
    }
}

package sanmai.cli.perft;

import java.util.Locale;
import sanmai.files.ConditionDifferences;
import sanmai.journal.RunConditions;
import sanmai.journal.RunOf;
import sanmai.movegen.perft.LastPly;
import sanmai.movegen.perft.PerftSettings;

/**
 * What the counts of all parts of a tree depend on.
 *
 * @param experiment the name of the experiment, so that its files are not taken for those of another one
 * @param build what counts
 * @param sfen the position
 * @param depth the depth, from 0
 * @param leaves what is done with the last ply
 * @param details whether leaves are counted by what their last moves do
 * @param hashSeed the seed of other keys for the hash table; 0 for the usual ones. It changes no count, but a count that is
 *     repeated by other keys must not go on from that by the usual ones
 */
@RunOf(PerftConditions.EXPERIMENT)
public record PerftConditions(
        String experiment, BuildInfo build, String sfen, int depth, LastPly leaves, boolean details, long hashSeed)
        implements RunConditions<PerftConditions> {
    static final String EXPERIMENT = "sanmai perft";

    /** The conditions of a count here. */
    public static PerftConditions of(BuildInfo build, String sfen, int depth, PerftSettings settings, long hashSeed) {
        return new PerftConditions(EXPERIMENT, build, sfen, depth, settings.lastPly(), settings.details(), hashSeed);
    }

    @Override
    public void validate() {
        if (depth < 0) {
            throw new IllegalArgumentException("not the conditions of a run of " + EXPERIMENT);
        }
    }

    @Override
    public void compare(PerftConditions other, ConditionDifferences differences) {
        build.compare(other.build, differences);
        differences
                .in("--sfen", sfen, other.sfen)
                .in("DEPTH", depth, other.depth)
                .in(
                        "--leaves",
                        leaves.name().toLowerCase(Locale.ROOT),
                        other.leaves.name().toLowerCase(Locale.ROOT))
                .in("--details", onOrOff(details), onOrOff(other.details))
                .in("--hash-seed", hashSeed, other.hashSeed);
    }

    private static String onOrOff(boolean on) {
        return on ? "on" : "off";
    }
}

package sanmai.cli.papers.minimax;

import java.util.List;
import sanmai.files.ConditionDifferences;
import sanmai.journal.Fingerprint;
import sanmai.journal.RunConditions;
import sanmai.journal.RunOf;

/**
 * What all samples of a run depend on, besides what each names itself. Plies, position, generator and slider scheme stand
 * in every sample, so a run can be continued with more of these.
 *
 * @param experiment the name of the experiment, so that its files are not taken for those of another one
 * @param jdk the version of Java
 * @param flags the flags of the JVM
 * @param positions the number of positions in the collection
 * @param positionsHash SHA-256 of their names and SFENs in their order, in hexadecimal
 * @param warmUpMillis the warm-up of a worker, in ms of CPU time
 */
@RunOf(TreeConditions.EXPERIMENT)
public record TreeConditions(
        String experiment, String jdk, List<String> flags, int positions, String positionsHash, int warmUpMillis)
        implements RunConditions<TreeConditions> {
    static final String EXPERIMENT = "sanmai minimax";

    /** The conditions of workers of this JVM. */
    public static TreeConditions here(List<String> flags, List<TreePosition> tasks, int warmUpMillis) {
        return new TreeConditions(
                EXPERIMENT, Runtime.version().toString(), List.copyOf(flags), tasks.size(), hash(tasks), warmUpMillis);
    }

    private static String hash(List<TreePosition> tasks) {
        return Fingerprint.of(tasks.stream().map(task -> task.name() + "\t" + task.sfen()));
    }

    @Override
    public void compare(TreeConditions other, ConditionDifferences differences) {
        differences
                .in("the version of Java", jdk, other.jdk)
                .in("the list of JVM flags", flags, other.flags)
                .in("the number of positions", positions, other.positions)
                .inContents("the positions", positionsHash, other.positionsHash)
                .in("--warm-up in ms", warmUpMillis, other.warmUpMillis);
    }

    @Override
    public void validate() {}
}

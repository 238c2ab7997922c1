package sanmai.generators;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * What all samples of a run depend on, beside what each names itself. Depth, position, generator and slider scheme stand
 * in every sample, so a run can be continued with more of these.
 *
 * @param experiment the name of the experiment, so that its files are not taken for those of another one
 * @param jdk the version of Java
 * @param flags the flags of the JVM
 * @param positions how many positions the collection has
 * @param positionsHash SHA-256 of their names and SFENs in their order, in hexadecimal
 * @param warmUpMillis how long a worker searches before it counts, in ms of CPU time
 */
public record TreeConditions(
        String experiment, String jdk, List<String> flags, int positions, String positionsHash, int warmUpMillis) {
    private static final String EXPERIMENT = "sanmai minimax";

    /** The conditions of workers of this JVM. */
    public static TreeConditions here(List<String> flags, List<Task> tasks, int warmUpMillis) {
        return new TreeConditions(
                EXPERIMENT, Runtime.version().toString(), List.copyOf(flags), tasks.size(), hash(tasks), warmUpMillis);
    }

    private static String hash(List<Task> tasks) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Task task : tasks) {
                digest.update((task.name() + "\t" + task.sfen() + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** In which respects others are different, in words; empty if they are the same. */
    List<String> differencesFrom(TreeConditions other) {
        List<String> differences = new ArrayList<>();
        compare(differences, "JDK", jdk, other.jdk);
        compare(differences, "flags", String.join(" ", flags), String.join(" ", other.flags));
        compare(differences, "number of positions", positions, other.positions);
        compare(differences, "hash of the positions", positionsHash, other.positionsHash);
        compare(differences, "warm-up in ms", warmUpMillis, other.warmUpMillis);
        return differences;
    }

    private static void compare(List<String> differences, String what, Object ours, Object theirs) {
        if (!ours.equals(theirs)) {
            differences.add(what + " " + ours + " instead of " + theirs);
        }
    }

    /**
     * Checks what was read from a text.
     *
     * @throws IllegalArgumentException if something is missing; the message says what
     */
    public TreeConditions validated() {
        if (!EXPERIMENT.equals(experiment) || jdk == null || flags == null || positionsHash == null) {
            throw new IllegalArgumentException("not the conditions of a run of " + EXPERIMENT);
        }
        return this;
    }
}

package sanmai.movegen.attacktable;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import sanmai.positions.PerftCase;

/**
 * Measures one generator on one work in this JVM and prints nanoseconds of this thread's CPU time for each leaf, the
 * median of the rounds after the first ones: {@code GeneratorFork CONTESTANT WORK ROUNDS}.
 */
public final class GeneratorFork {
    /** The flags that the launcher uses. */
    static final List<String> JVM_FLAGS =
            List.of("-XX:+UseSerialGC", "-XX:+IgnoreUnrecognizedVMOptions", "-XX:-UseFPUForSpilling");

    private static final long WARM_UP_NANOS = 2_000_000_000L;

    private GeneratorFork() {}

    public static void main(String[] args) {
        Contestant contestant = Contestant.valueOf(args[0]);
        GeneratorWork work = GeneratorWork.valueOf(args[1]);
        double[] rounds = new double[Integer.parseInt(args[2])];
        List<PerftCase> cases = work.cases();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long begin = threads.getCurrentThreadCpuTime();
        while (threads.getCurrentThreadCpuTime() - begin < WARM_UP_NANOS) {
            leaves(contestant, work, cases);
        }
        for (int round = 0; round < rounds.length; round++) {
            long start = threads.getCurrentThreadCpuTime();
            long leaves = leaves(contestant, work, cases);
            rounds[round] = (threads.getCurrentThreadCpuTime() - start) / (double) leaves;
        }
        Arrays.sort(rounds);
        System.out.println(rounds[rounds.length / 2]);
    }

    private static long leaves(Contestant contestant, GeneratorWork work, List<PerftCase> cases) {
        long sum = 0;
        for (PerftCase line : cases) {
            long leaves = contestant.walk(GeneratorWork.position(line), work.plies());
            if (leaves != line.nodes()) {
                throw new IllegalStateException(leaves + " leaves instead of " + line.nodes() + ": " + line.sfen());
            }
            sum += leaves;
        }
        return sum;
    }
}

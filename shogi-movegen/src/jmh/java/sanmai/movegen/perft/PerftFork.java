package sanmai.movegen.perft;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/**
 * Measures one sample in this JVM and prints nodes per second of this thread's CPU time, the median of the rounds after
 * the first ones: {@code PerftFork SAMPLE LEAVES ROUNDS}.
 */
public final class PerftFork {
    private static final int WARM_UP = 3;

    private PerftFork() {}

    public static void main(String[] args) {
        PerftSample sample = PerftSample.byName(args[0]);
        int rounds = Integer.parseInt(args[2]);
        LastPly leaves = LastPly.valueOf(args[1]);
        PerftWalker walker = new PerftWalker(sample.position(), sample.depth(), leaves, null);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        double[] rates = new double[rounds];
        for (int round = -WARM_UP; round < rounds; round++) {
            long start = threads.getCurrentThreadCpuTime();
            long nodes = walker.count(sample.depth());
            long nanos = threads.getCurrentThreadCpuTime() - start;
            if (nodes != sample.nodes()) {
                throw new IllegalStateException(nodes + " nodes counted instead of " + sample.nodes());
            }
            if (round >= 0) {
                rates[round] = nodes * 1e9 / nanos;
            }
        }
        Arrays.sort(rates);
        System.out.println(rates[rounds / 2]);
    }
}

package sanmai.boards;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Measures one work on one representation in this JVM: {@code BoardsFork REPRESENTATION WORK}. For each sample it prints
 * nanoseconds of CPU time and allocated bytes for each node, the median of the rounds after the first ones.
 */
public final class BoardsFork {
    private static final long WARM_UP_NANOS = 2_500_000_000L;
    private static final long NANOS = 500_000_000L;
    private static final int LEAST_ROUNDS = 3;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private BoardsFork() {}

    public static void main(String[] args) {
        List<BoardsWork.Walk> walks = new ArrayList<>();
        for (BoardsSample sample : BoardsSample.ALL) {
            walks.add(BoardsWork.valueOf(args[1]).on(args[0], sample));
        }
        long end = THREADS.getCurrentThreadCpuTime() + WARM_UP_NANOS;
        while (THREADS.getCurrentThreadCpuTime() < end) {
            walks.forEach(BoardsWork.Walk::nodes);
        }
        walks.forEach(BoardsFork::measure);
    }

    private static void measure(BoardsWork.Walk walk) {
        List<Double> nanos = new ArrayList<>();
        long nodes = 0;
        long bytes = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        long begin = THREADS.getCurrentThreadCpuTime();
        long start = begin;
        while (nanos.size() < LEAST_ROUNDS || start - begin < NANOS) {
            long walked = walk.nodes();
            long now = THREADS.getCurrentThreadCpuTime();
            nanos.add((now - start) / (double) walked);
            nodes += walked;
            start = now;
        }
        bytes = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - bytes;
        nanos.sort(null);
        System.out.printf(Locale.ROOT, "%.3f %.2f%n", nanos.get(nanos.size() / 2), bytes / (double) nodes);
    }
}

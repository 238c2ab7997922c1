package sanmai.cli.papers.sliders;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import sanmai.report.Spread;

/** Measures repeated tasks by the CPU time of this thread, which other processes on the machine disturb least. */
final class CpuTimer {
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** The number of times that the tasks take turns before they are measured. */
    private static final int WARM_UPS = 3;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final MeasurementPlan plan;

    /** The sum of the results of all tasks; volatile, so that the compiler removes none of them. */
    private volatile long consumed;

    CpuTimer(MeasurementPlan plan) {
        this.plan = plan;
    }

    /** The CPU time of this thread so far, in ns. */
    long now() {
        return threads.getCurrentThreadCpuTime();
    }

    /**
     * The CPU time of each task in ns: the median of several rounds. All tasks are warmed up before any is measured, and
     * take turns, so that none is compiled for itself alone.
     */
    double[] nanos(List<LongSupplier> tasks) {
        long[] calls = new long[tasks.size()];
        for (int part = 0; part < WARM_UPS; part++) {
            for (int task = 0; task < calls.length; task++) {
                calls[task] = callsIn(plan.warmUpMillis() * NANOS_PER_MILLI / WARM_UPS, tasks.get(task));
            }
            letTheCompilerWork();
        }
        double[][] rounds = new double[calls.length][plan.rounds()];
        for (int round = 0; round < plan.rounds(); round++) {
            for (int task = 0; task < calls.length; task++) {
                long inRound = Math.max(1, calls[task] * WARM_UPS * plan.roundMillis() / plan.warmUpMillis());
                rounds[task][round] = nanos(tasks.get(task), inRound);
            }
        }
        return Arrays.stream(rounds)
                .mapToDouble(round -> Spread.of(round).median())
                .toArray();
    }

    /** The compiler works in the background; on a busy machine it would otherwise be late for the next task. */
    private void letTheCompilerWork() {
        try {
            Thread.sleep(plan.warmUpMillis() / WARM_UPS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The number of times that the task can be done in a time. */
    private long callsIn(long nanos, LongSupplier task) {
        long calls = 0;
        long end = now() + nanos;
        do {
            consumed += task.getAsLong();
            calls++;
        } while (now() < end);
        return calls;
    }

    private double nanos(LongSupplier task, long calls) {
        long start = now();
        for (long i = 0; i < calls; i++) {
            consumed += task.getAsLong();
        }
        return (double) (now() - start) / calls;
    }

    /** The bytes that the task allocates, once it is warm. */
    double bytes(LongSupplier task) {
        consumed += task.getAsLong();
        long start = threads.getCurrentThreadAllocatedBytes();
        consumed += task.getAsLong();
        return threads.getCurrentThreadAllocatedBytes() - start;
    }
}

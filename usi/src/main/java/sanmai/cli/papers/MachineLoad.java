package sanmai.cli.papers;

import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;
import sanmai.report.Units;

/**
 * How busy the machine was while something was measured. A measurement makes a load of 1 itself, and a little more while
 * its code is compiled.
 *
 * @param average the load average of the system over the last minute: how many threads ran or waited for a processor
 * @param processors the number of processors
 */
public record MachineLoad(double average, int processors) {
    private static final double HUNDREDTHS = 100;

    /** The load at this moment; null where the system does not tell it, as on Windows. */
    public static @Nullable MachineLoad now() {
        double average = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return average < 0
                ? null
                : new MachineLoad(
                        Math.round(average * HUNDREDTHS) / HUNDREDTHS,
                        Runtime.getRuntime().availableProcessors());
    }

    /** Whether a file of results may have this load: a possible one, or null, an unknown one. */
    public static boolean isPossible(@Nullable MachineLoad load) {
        return load == null || load.average >= 0 && Double.isFinite(load.average) && load.processors >= 1;
    }

    /**
     * The loads during several measurements in words: {@code load of the machine 1.1 to 2.4 on 2 processors, with the
     * measurement's own 1}.
     *
     * @param loads may have nulls, which stand for unknown loads
     */
    public static String words(Collection<MachineLoad> loads) {
        List<MachineLoad> known = loads.stream().filter(Objects::nonNull).toList();
        if (known.isEmpty()) {
            return "load of the machine not known";
        }
        return "load of the machine " + range(known.stream().mapToDouble(MachineLoad::average), 1) + " on "
                + range(known.stream().mapToDouble(MachineLoad::processors), 0)
                + " processors, with the measurement's own 1";
    }

    /** Such as {@code 1.1 to 2.4}, or one number if all are printed alike. */
    private static String range(DoubleStream numbers, int decimals) {
        DoubleSummaryStatistics all = numbers.summaryStatistics();
        String least = Units.decimals(all.getMin(), decimals);
        String greatest = Units.decimals(all.getMax(), decimals);
        return least.equals(greatest) ? least : least + " to " + greatest;
    }
}

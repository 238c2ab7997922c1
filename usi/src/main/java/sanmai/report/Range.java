package sanmai.report;

import java.util.DoubleSummaryStatistics;
import java.util.stream.DoubleStream;

/** From the least to the greatest of some numbers, in words. */
public final class Range {
    private Range() {}

    /** Such as {@code 1.1 to 2.4}, or one number if all are printed alike; at least one is needed. */
    public static String words(DoubleStream numbers, int decimals) {
        DoubleSummaryStatistics all = numbers.summaryStatistics();
        String least = Units.decimals(all.getMin(), decimals);
        String greatest = Units.decimals(all.getMax(), decimals);
        return least.equals(greatest) ? least : least + " to " + greatest;
    }
}

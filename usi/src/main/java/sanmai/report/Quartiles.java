package sanmai.report;

import java.util.Arrays;

/**
 * How the figures of many items lie: half of them between the lower and the upper quartile. Between two figures in order
 * quartiles are interpolated.
 *
 * @param lower a quarter of the figures is below it
 * @param median the middle one; of an even number of figures the mean of the two in the middle
 * @param upper a quarter of the figures is above it
 */
public record Quartiles(double lower, double median, double upper) {
    /**
     * The quartiles of these figures.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static Quartiles of(double... figures) {
        if (figures.length == 0) {
            throw new IllegalArgumentException("no figures to take quartiles of");
        }
        double[] sorted = figures.clone();
        Arrays.sort(sorted);
        return new Quartiles(at(sorted, 0.25), at(sorted, 0.5), at(sorted, 0.75));
    }

    private static double at(double[] sorted, double share) {
        double place = share * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }
}

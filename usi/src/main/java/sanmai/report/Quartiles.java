package sanmai.report;

import com.google.common.math.Quantiles;
import java.util.Map;

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
        Map<Integer, Double> quartiles = Quantiles.quartiles().indexes(1, 2, 3).compute(figures);
        return new Quartiles(quartiles.get(1), quartiles.get(2), quartiles.get(3));
    }
}

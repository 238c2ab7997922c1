package sanmai.report;

import com.google.common.math.Quantiles;
import com.google.common.primitives.Doubles;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * The median and range of several measurements of the same thing. A disturbed measurement hardly changes a median,
 * however large it is.
 *
 * @param median the middle one; of an even number of measurements the mean of the two in the middle
 * @param least the smallest
 * @param greatest the largest
 * @param count the number of measurements, from 1
 */
public record Spread(double median, double least, double greatest, int count) {
    /**
     * The spread of these measurements.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static Spread of(double... measurements) {
        return new Spread(
                Quantiles.median().compute(measurements),
                Doubles.min(measurements),
                Doubles.max(measurements),
                measurements.length);
    }

    /** The spread of a figure that each of some items has. */
    public static <T> Spread of(Iterable<T> items, ToDoubleFunction<T> figure) {
        DoubleStream.Builder figures = DoubleStream.builder();
        items.forEach(item -> figures.add(figure.applyAsDouble(item)));
        return of(figures.build().toArray());
    }

    /** Half the distance between the smallest and the largest, if there was more than one measurement. */
    public OptionalDouble halfRange() {
        return count > 1 ? OptionalDouble.of((greatest - least) / 2) : OptionalDouble.empty();
    }

    /** The median with two decimals, and half the range after it if that is known: {@code 1.08 ±0.03}. */
    @Override
    public String toString() {
        String text = String.format(Locale.ROOT, "%.2f", median);
        OptionalDouble half = halfRange();
        return half.isPresent() ? text + String.format(Locale.ROOT, " \u00b1%.2f", half.getAsDouble()) : text;
    }
}

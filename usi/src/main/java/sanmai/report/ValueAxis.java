package sanmai.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * The range of values of an axis, and its tick marks.
 *
 * @param least the value at its left end
 * @param greatest the value at its right end
 * @param isLogarithmic whether equal distances are equal ratios; both ends are positive then
 */
public record ValueAxis(double least, double greatest, boolean isLogarithmic) {
    private static final int MAX_STEPS = 8;
    private static final double LOG_MARGIN = 1.5;
    private static final double MARGIN = 0.05;

    /** A linear axis that has zero on it, for bars. */
    static ValueAxis fromZero(double least, double greatest) {
        return new ValueAxis(Math.min(0, least), Math.max(0, greatest), false);
    }

    /** A linear axis around some values, which need not have zero on it. */
    static ValueAxis around(double least, double greatest) {
        double margin = greatest > least ? (greatest - least) * MARGIN : 1;
        return new ValueAxis(least - margin, greatest + margin, false);
    }

    /** A logarithmic axis, which begins with a power of ten since it has no zero. */
    static ValueAxis logarithmic(double least, double greatest) {
        return new ValueAxis(Math.pow(10, Math.floor(Math.log10(least))), greatest * LOG_MARGIN, true);
    }

    /** Where the bars begin. */
    public double base() {
        return isLogarithmic ? least : 0;
    }

    /** How far right a value is, from 0 for the left end to 1 for the right end. */
    public double share(double value) {
        return isLogarithmic
                ? Math.log(value / least) / Math.log(greatest / least)
                : (value - least) / (greatest - least);
    }

    /** The values with a tick mark: powers of ten on a logarithmic axis, else round numbers at equal distances. */
    public List<BigDecimal> ticks() {
        List<BigDecimal> ticks = new ArrayList<>();
        if (isLogarithmic) {
            int first = (int) Math.round(Math.log10(least));
            for (int power = first; Math.pow(10, power) <= greatest; power++) {
                ticks.add(BigDecimal.ONE.scaleByPowerOfTen(power));
            }
            return ticks;
        }
        BigDecimal step = step();
        BigDecimal tick =
                BigDecimal.valueOf(least).divide(step, 0, RoundingMode.CEILING).multiply(step);
        while (tick.doubleValue() <= greatest) {
            ticks.add(tick);
            tick = tick.add(step);
        }
        return ticks;
    }

    /** 1, 2 or 5 times a power of ten, so that there are enough ticks and not too many. */
    private BigDecimal step() {
        int power = (int) Math.floor(Math.log10((greatest - least) / MAX_STEPS));
        for (int digit : new int[] {1, 2, 5}) {
            BigDecimal step = BigDecimal.valueOf(digit).scaleByPowerOfTen(power);
            if ((greatest - least) / step.doubleValue() <= MAX_STEPS) {
                return step;
            }
        }
        return BigDecimal.ONE.scaleByPowerOfTen(power + 1);
    }
}

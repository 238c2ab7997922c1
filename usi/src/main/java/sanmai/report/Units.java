package sanmai.report;

import java.util.Locale;

/** Numbers with units, short enough for a table. */
public final class Units {
    private static final String[] BYTES = {"B", "KB", "MB", "GB"};
    private static final String[] TIMES = {"s", "ms", "\u00b5s"};
    private static final int KILO = 1024;

    private Units() {}

    /** An amount of memory in three digits or so: {@code 16 B}, {@code 27.1 KB}, {@code 124 KB}, {@code 6.0 MB}. */
    public static String bytes(double bytes) {
        double amount = bytes;
        int unit = 0;
        while (amount >= KILO && unit < BYTES.length - 1) {
            amount /= KILO;
            unit++;
        }
        return decimals(amount, unit > 0 && amount < 100 ? 1 : 0) + " " + BYTES[unit];
    }

    /**
     * A time with two decimals: {@code 1509.00 s}, {@code 0.10 s}; below a tenth of a second {@code 42.00 ms}, and below a
     * tenth of a millisecond {@code 4.20 µs}, so that a short time is not printed as none.
     */
    public static String seconds(double seconds) {
        double amount = seconds;
        int unit = 0;
        while (amount < 0.1 && amount > 0 && unit < TIMES.length - 1) {
            amount *= 1e3;
            unit++;
        }
        return decimals(amount, 2) + " " + TIMES[unit];
    }

    /** A number with {@code decimals} decimals and a point, whatever the locale; 0 has no sign. */
    public static String decimals(double number, int decimals) {
        String text = String.format(Locale.ROOT, "%." + decimals + "f", number);
        return text.matches("-[0.]+") ? text.substring(1) : text;
    }
}

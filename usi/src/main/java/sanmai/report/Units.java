package sanmai.report;

import java.util.Locale;

/** Numbers with units, short enough for a table. */
public final class Units {
    private static final String[] BYTES = {"B", "KB", "MB", "GB"};
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

    /** A number with {@code decimals} decimals and a point, whatever the locale. */
    public static String decimals(double number, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }
}

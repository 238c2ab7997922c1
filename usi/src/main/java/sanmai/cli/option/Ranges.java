package sanmai.cli.option;

import sanmai.cli.console.UserError;

/** Checks the numbers that a user gives. */
public final class Ranges {
    private static final int MAX_THREADS = 1024;
    private static final int MAX_HASH_MEGABYTES = 1 << 18;

    private Ranges() {}

    /**
     * Checks the value of an option {@code --threads}.
     *
     * @throws UserError if it is out of its range
     */
    public static void checkThreads(int threads) {
        check("--threads", threads, 1, MAX_THREADS);
    }

    /**
     * Checks the value of an option {@code --hash}, the size of a transposition table in megabytes.
     *
     * @throws UserError if it is out of its range
     */
    public static void checkHash(int megabytes) {
        check("--hash", megabytes, 1, MAX_HASH_MEGABYTES);
    }

    /**
     * Checks that a whole number is in its range.
     *
     * @param name the option or parameter
     * @throws UserError if it is not
     */
    public static void check(String name, long value, long least, long most) {
        if (value < least || value > most) {
            throw new UserError(name + " " + value + ": must be between " + least + " and " + most);
        }
    }

    /**
     * Checks that a number is in its range, and is a number at all.
     *
     * @param name the option or parameter
     * @throws UserError if it is not
     */
    public static void check(String name, double value, double least, double most) {
        if (!(value >= least && value <= most)) {
            throw new UserError(
                    name + " " + plain(value) + ": must be between " + plain(least) + " and " + plain(most));
        }
    }

    /**
     * Checks that a whole number is not too small.
     *
     * @param name the option or parameter
     * @throws UserError if it is
     */
    public static void checkAtLeast(String name, long value, long least) {
        if (value < least) {
            throw new UserError(name + " " + value + ": must be " + least + " or more");
        }
    }

    /** A number without decimals if it is a whole one. */
    public static String plain(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e9
                ? Long.toString((long) value)
                : Double.toString(value);
    }
}

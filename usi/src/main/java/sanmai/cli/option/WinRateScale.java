package sanmai.cli.option;

import org.jspecify.annotations.Nullable;
import sanmai.cli.console.UserError;

/** What commands with an option {@code --scale} have in common; its default is their own. */
public final class WinRateScale {
    /** What the option means. */
    public static final String MEANING = "The score in centipawns that multiplies the odds of winning by e";

    private WinRateScale() {}

    /**
     * Checks the value of the option.
     *
     * @param scale null if there is none
     * @throws UserError if it is out of its range
     */
    public static void check(@Nullable Double scale) {
        if (scale != null) {
            Ranges.check("--scale", scale, 1, 1e6);
        }
    }
}

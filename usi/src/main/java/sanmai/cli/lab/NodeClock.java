package sanmai.cli.lab;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A clock for each player on the command line, as {@code 3+0.03}: three seconds for the game and 0.03 for each move.
 *
 * @param mainMillis the time for the game, in milliseconds
 * @param incrementMillis what is added after each move, in milliseconds
 */
public record NodeClock(long mainMillis, long incrementMillis) {
    private static final Pattern TEXT =
            Pattern.compile("([0-9]{1,5}(?:\\.[0-9]{1,3})?)\\+([0-9]{1,5}(?:\\.[0-9]{1,3})?)");
    private static final int MILLIS_DIGITS = 3;

    /** Reads clocks for picocli. */
    public static final class Converter implements ITypeConverter<NodeClock> {
        @Override
        public NodeClock convert(String text) {
            Matcher matcher = TEXT.matcher(text);
            if (!matcher.matches()) {
                throw new TypeConversionException(
                        "'" + text + "' is no clock such as 3+0.03: seconds for the game, and for each move");
            }
            NodeClock clock = new NodeClock(millis(matcher.group(1)), millis(matcher.group(2)));
            if (clock.mainMillis == 0 && clock.incrementMillis == 0) {
                throw new TypeConversionException("'" + text + "' gives no time");
            }
            return clock;
        }
    }

    private static long millis(String seconds) {
        return new BigDecimal(seconds).movePointRight(MILLIS_DIGITS).longValueExact();
    }

    private static String seconds(long millis) {
        return BigDecimal.valueOf(millis, MILLIS_DIGITS).stripTrailingZeros().toPlainString();
    }

    @Override
    public String toString() {
        return seconds(mainMillis) + "+" + seconds(incrementMillis);
    }
}

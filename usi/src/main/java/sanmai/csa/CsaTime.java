package sanmai.csa;

import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.game.TimeControl;

/** Reads the time of a side from what a server tells of the game. */
final class CsaTime {
    private static final Pattern UNIT = Pattern.compile("([0-9]{1,5})(msec|sec|min)");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    private CsaTime() {}

    /**
     * Reads the statements of a block {@code Time}, in which all times are multiples of a unit.
     *
     * @throws CsaException if one is malformed
     */
    static TimeControl read(Map<String, String> statements) {
        Duration unit = unit(statements.getOrDefault("Time_Unit", "1sec"));
        return new TimeControl(
                unit.multipliedBy(number(statements, "Total_Time")),
                unit.multipliedBy(number(statements, "Byoyomi")),
                unit.multipliedBy(number(statements, "Increment")));
    }

    private static Duration unit(String text) {
        Matcher matcher = UNIT.matcher(text);
        if (!matcher.matches()) {
            throw new CsaException("the server's Time_Unit is \"" + text + "\", not such as 1sec");
        }
        long number = Long.parseLong(matcher.group(1));
        return switch (matcher.group(2)) {
            case "msec" -> Duration.ofMillis(number);
            case "min" -> Duration.ofMinutes(number);
            default -> Duration.ofSeconds(number);
        };
    }

    private static long number(Map<String, String> statements, String key) {
        String text = statements.getOrDefault(key, "0");
        if (!NUMBER.matcher(text).matches()) {
            throw new CsaException("the server's " + key + " is \"" + text + "\", which is no number");
        }
        return Long.parseLong(text);
    }
}

package sanmai.cli.play;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.game.TimeControl;

/** The options of the clocks of a game. */
public final class TimeOptions {
    private static final Pattern DURATION = Pattern.compile("([0-9]{1,6})([smh]?)");

    @Option(
            names = "--time",
            paramLabel = "TIME",
            description =
                    "The main time of each side, such as 30s, 10m or 1h; a number alone is in seconds (default: no"
                            + " clock).")
    private String main = "0";

    @Option(
            names = "--byoyomi",
            paramLabel = "TIME",
            description = "The time for each move once the main time is used up.")
    private String byoyomi = "0";

    @Option(names = "--increment", paramLabel = "TIME", description = "What is added to the main time for each move.")
    private String increment = "0";

    /**
     * The chosen clocks.
     *
     * @throws UserError if a text is not a time
     */
    public TimeControl control() {
        return new TimeControl(
                duration("--time", main), duration("--byoyomi", byoyomi), duration("--increment", increment));
    }

    /**
     * The value of an option as a time.
     *
     * @throws UserError if the text is not a time
     */
    public static Duration duration(String option, String text) {
        Matcher matcher = DURATION.matcher(text);
        if (!matcher.matches()) {
            throw new UserError(option + " " + text + ": not a time; give one such as 30s, 10m or 1h");
        }
        long number = Long.parseLong(matcher.group(1));
        return switch (matcher.group(2)) {
            case "h" -> Duration.ofHours(number);
            case "m" -> Duration.ofMinutes(number);
            default -> Duration.ofSeconds(number);
        };
    }
}

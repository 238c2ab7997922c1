package sanmai.notation.reading;

import com.google.common.base.Strings;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The time of a move in brackets behind it, and what its side has used in all: {@code ( 0:16/00:00:16)}. */
public final class MoveTime {
    /** Where a time begins, in a form that can be read or not. */
    public static final String BEGINNING = "[(（]\\s*[0-9]+:";

    private static final Pattern SOME_TIME = Pattern.compile("(?U)" + BEGINNING);

    private static final Pattern TIME =
            Pattern.compile("(?U)[(（]\\s*([0-9]{1,5}):([0-9]{1,2})(?::([0-9]{1,2}))?(?:\\.([0-9]{1,9}))?\\s*[/)）]");

    private static final int NANO_DIGITS = 9;

    private MoveTime() {}

    /** Reads the time of a line with a move, if there is any: in minutes and seconds or with hours. */
    public static void read(TextSpan line, RecordBuilder record) {
        Optional<Duration> time = time(line.text());
        if (time.isPresent()) {
            record.time(time.get(), line);
        } else if (SOME_TIME.matcher(line.text()).find()) {
            record.unkept(line, "a time looks like ( 0:16/00:00:16), and has 5 digits of minutes or hours at most");
        }
    }

    private static Optional<Duration> time(String text) {
        Matcher time = TIME.matcher(text);
        if (!time.find()) {
            return Optional.empty();
        }
        int first = 60 * Integer.parseInt(time.group(1)) + Integer.parseInt(time.group(2));
        boolean hasHours = time.group(3) != null;
        return Optional.of(Duration.ofSeconds(
                hasHours ? 60L * first + Integer.parseInt(time.group(3)) : first, nanos(time.group(4))));
    }

    /** The nanoseconds that digits behind the point of a number of seconds stand for; 0 without digits (null). */
    public static long nanos(String digits) {
        return Long.parseLong(Strings.padEnd(Strings.nullToEmpty(digits), NANO_DIGITS, '0'));
    }

    /** The time of a move, and the seconds that its side has used in all, both in whole seconds. */
    public static String write(Duration time, long total) {
        long seconds = time.toSeconds();
        return "(" + twoDigits(seconds / 60, " ") + ":" + twoDigits(seconds % 60, "0") + "/"
                + twoDigits(total / 3600, "0") + ":" + twoDigits(total / 60 % 60, "0") + ":"
                + twoDigits(total % 60, "0") + ")";
    }

    private static String twoDigits(long number, String filling) {
        return (number < 10 ? filling : "") + number;
    }
}

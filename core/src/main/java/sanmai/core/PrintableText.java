package sanmai.core;

import java.util.regex.Pattern;

/**
 * Texts of others, such as the names in a record or of a file, made safe to be shown: with a question mark for each control
 * character, which a terminal may obey, for each invisible mark that turns the direction of writing, so that a text reads as
 * another one, and for what ends a line unseen.
 */
public final class PrintableText {
    /** Controls, formats and ends of lines, but not what joins letters or keeps them apart, in Persian or in emoji. */
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\u200C\u200D]]");

    private static final Pattern UNPRINTABLE_IN_LINES =
            Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\u200C\u200D\t\n]]");

    private PrintableText() {}

    /** The text on one line. */
    public static String oneLine(String text) {
        return UNPRINTABLE.matcher(text).replaceAll("?");
    }

    /** The text with its tabs, and its lines as far as they end in LF or CR LF. */
    public static String lines(String text) {
        return UNPRINTABLE_IN_LINES.matcher(text.replace("\r\n", "\n")).replaceAll("?");
    }
}

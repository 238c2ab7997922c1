package sanmai.text;

import java.util.regex.Pattern;

/**
 * Makes text from outside, such as a player's name in a record or the name of a file, safe to print. A question mark
 * replaces each control character, which a terminal may obey, each invisible mark that changes the direction of
 * writing, which can make a text read as another one, and each Unicode line separator.
 */
public final class PrintableText {
    /**
     * Control characters, format characters and line separators, except the two joiners that Persian and emoji need.
     */
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\u200C\u200D]]");

    private static final Pattern UNPRINTABLE_IN_LINES =
            Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\u200C\u200D\t\n]]");

    private PrintableText() {}

    /** The text on one line: line breaks and tabs become question marks too. */
    public static String oneLine(String text) {
        return UNPRINTABLE.matcher(text).replaceAll("?");
    }

    /** The beginning of the text on one line, for a message: at most this number of chars, and {@code ...} for the rest. */
    public static String oneLine(String text, int longest) {
        return oneLine(text.length() <= longest ? text : text.substring(0, longest) + "...");
    }

    /** The text with its tabs and line breaks (LF or CR LF), each line break written as LF. */
    public static String lines(String text) {
        return UNPRINTABLE_IN_LINES.matcher(text.replace("\r\n", "\n")).replaceAll("?");
    }
}

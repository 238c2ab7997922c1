package sanmai.positions;

/** Says that a table of test data cannot be read: in which file, on which line, what stands there, and why. */
public final class SuiteFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private static final int LONGEST_QUOTE = 160;

    private final String place;
    private final String explanation;

    private SuiteFormatException(String place, String explanation) {
        super(place + ": " + explanation);
        this.place = place;
        this.explanation = explanation;
    }

    /** A problem with one line. */
    static SuiteFormatException ofLine(String source, int lineNumber, String text, String reason) {
        return new SuiteFormatException(source + ":" + lineNumber, reason + " (in \"" + quoted(text) + "\")");
    }

    /** A problem with the whole file. */
    static SuiteFormatException ofFile(String source, String reason) {
        return new SuiteFormatException(source, reason);
    }

    /** The text on one line, printable, and cut to a length that fits a message. */
    static String quoted(String text) {
        String line = text.replace("\t", "\\t").replaceAll("\\p{Cc}", "?");
        return line.length() <= LONGEST_QUOTE ? line : line.substring(0, LONGEST_QUOTE) + "...";
    }

    /** The file, or the name that its reader was given; behind a colon the line from 1, unless the whole file is meant. */
    public String place() {
        return place;
    }

    /** What is wrong there. */
    public String explanation() {
        return explanation;
    }
}

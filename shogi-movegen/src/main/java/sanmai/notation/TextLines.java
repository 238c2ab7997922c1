package sanmai.notation;

/** The lines of a text one after the other, with their numbers. Lines end in LF, CR LF or CR. */
final class TextLines {
    /** Files begin with it, also those that were put together to one. */
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String text;
    private int next;
    private String line = "";
    private int number;
    private int first;
    private int offset;

    TextLines(String text) {
        this.text = text;
    }

    /** Goes to the next line; false if there is none. */
    boolean advance() {
        if (next >= text.length()) {
            return false;
        }
        int end = next;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        offset = next;
        first = next < end && text.charAt(next) == BYTE_ORDER_MARK ? 1 : 0;
        line = text.substring(next + first, end);
        number++;
        boolean two = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n';
        next = end + (two ? 2 : 1);
        return true;
    }

    /** The line, without its end. */
    String line() {
        return line;
    }

    /** Where the line begins in the text. */
    int offset() {
        return offset;
    }

    /** The whole line. */
    TextSpan span() {
        return new TextSpan(line, number, 1 + first, 0);
    }

    /** The empty text behind the last line that was read. */
    TextSpan end() {
        return new TextSpan("", Math.max(number, 1), line.length() + 1 + first, 0);
    }
}

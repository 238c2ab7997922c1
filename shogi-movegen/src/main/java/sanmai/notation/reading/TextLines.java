package sanmai.notation.reading;

/** The lines of a text one after the other, with their numbers. Lines end in LF, CR LF or CR. */
public final class TextLines {
    private final String text;
    private int next;
    private TextSpan line = new TextSpan("", 0, 1, 0);
    private int offset;

    /** The lines of a text; {@link #advance} goes to the first. */
    public TextLines(String text) {
        this.text = text;
    }

    /** Goes to the next line; false if there is none. */
    public boolean advance() {
        if (next >= text.length()) {
            return false;
        }
        int end = next;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        offset = next;
        line = TextSpan.ofLine(text.substring(next, end), line.line() + 1);
        boolean two = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n';
        next = end + (two ? 2 : 1);
        return true;
    }

    /** The line, without its end. */
    public String line() {
        return line.text();
    }

    /** Where the line begins in the text. */
    public int offset() {
        return offset;
    }

    /** The whole line. */
    public TextSpan span() {
        return line;
    }

    /** The empty text behind the last line that was read. */
    public TextSpan end() {
        return new TextSpan(
                "", Math.max(line.line(), 1), line.column() + line.text().length(), 0);
    }
}

package sanmai.notation;

/** The lines of a text one after the other, with their numbers. Lines end in LF, CR LF or CR. */
final class TextLines {
    private final String text;
    private int next;
    private TextSpan line = new TextSpan("", 0, 1, 0);
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
        line = TextSpan.ofLine(text.substring(next, end), line.line() + 1);
        boolean two = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n';
        next = end + (two ? 2 : 1);
        return true;
    }

    /** The line, without its end. */
    String line() {
        return line.text();
    }

    /** Where the line begins in the text. */
    int offset() {
        return offset;
    }

    /** The whole line. */
    TextSpan span() {
        return line;
    }

    /** The empty text behind the last line that was read. */
    TextSpan end() {
        return new TextSpan(
                "", Math.max(line.line(), 1), line.column() + line.text().length(), 0);
    }
}

package sanmai.positions;

/**
 * Escapes for characters that a tab-separated column cannot hold or does not show:
 *
 * <pre>
 * \e        nothing: the empty text
 * \s \t     a space, a tab
 * \n \r     a line feed, a carriage return
 * \\        a backslash
 * \\u0041   the UTF-16 unit with this number in four hexadecimal digits (with one backslash)
 * \{500}    the character before this, 500 times in all
 * </pre>
 */
final class Escapes {
    private static final int MAX_REPEAT = 1_000_000;

    private final TableRow row;
    private final String column;
    private final StringBuilder text = new StringBuilder();
    private int offset;

    private Escapes(TableRow row, String column) {
        this.row = row;
        this.column = column;
    }

    /** The text that a column stands for. */
    static String resolve(TableRow row, String column) {
        if (column.isEmpty()) {
            throw row.error("the text is empty; write \\e for the empty text");
        }
        Escapes escapes = new Escapes(row, column);
        while (escapes.offset < column.length()) {
            char c = column.charAt(escapes.offset++);
            if (c == '\\') {
                escapes.escape();
            } else {
                escapes.text.append(c);
            }
        }
        return escapes.text.toString();
    }

    private void escape() {
        if (offset == column.length()) {
            throw row.error("a backslash ends the text");
        }
        char c = column.charAt(offset++);
        switch (c) {
            case 'e' -> text.append("");
            case 's' -> text.append(' ');
            case 't' -> text.append('\t');
            case 'n' -> text.append('\n');
            case 'r' -> text.append('\r');
            case '\\' -> text.append('\\');
            case 'u' -> unit();
            case '{' -> repeat();
            default -> throw row.error("there is no escape \\" + SuiteFormatException.quoted("" + c));
        }
    }

    private void unit() {
        String digits = column.substring(offset, Math.min(offset + 4, column.length()));
        if (!digits.matches("[0-9A-Fa-f]{4}")) {
            throw row.error("an escape \\u has four hexadecimal digits");
        }
        text.append((char) Integer.parseInt(digits, 16));
        offset += 4;
    }

    private void repeat() {
        int end = column.indexOf('}', offset);
        if (end < 0 || text.isEmpty()) {
            throw row.error("a repeat is \\{number} after a character");
        }
        int times = (int) row.number("repeat", column.substring(offset, end), 1, MAX_REPEAT);
        text.append(text.substring(text.length() - 1).repeat(times - 1));
        offset = end + 1;
    }
}

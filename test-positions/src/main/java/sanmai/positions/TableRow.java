package sanmai.positions;

/**
 * One line of a table that is neither empty nor a comment.
 *
 * @param source the table's file or name, for messages
 * @param number the number of the line, from 1
 * @param text the line
 */
record TableRow(String source, int number, String text) {
    /** The columns, at least {@code least} and at most {@code most}. */
    String[] columns(int least, int most) {
        String[] columns = text.split("\t", -1);
        if (columns.length < least || columns.length > most) {
            String wanted = least == most ? "" + least : least + " to " + most;
            throw error(columns.length + " columns instead of " + wanted);
        }
        return columns;
    }

    /** The text in a column that must not be empty. */
    String text(String name, String column) {
        if (column.isBlank()) {
            throw error("the " + name + " is empty");
        }
        return column;
    }

    /** The number in a column, from {@code least} to {@code most}. */
    long number(String name, String column, long least, long most) {
        try {
            if (column.matches("[0-9]+")) {
                long value = Long.parseLong(column);
                if (value >= least && value <= most) {
                    return value;
                }
            }
        } catch (NumberFormatException e) {
            // More digits than any number here: the same message as for other numbers out of range.
        }
        throw error("the " + name + " \"" + SuiteFormatException.quoted(column) + "\" is no number from " + least
                + " to " + most);
    }

    /** What to throw if the line is wrong for a reason. */
    SuiteFormatException error(String reason) {
        return SuiteFormatException.ofLine(source, number, text, reason);
    }
}

package sanmai.positions;

/** One line of a table, not empty and no comment. */
record TableRow(String source, int number, String text) {
    /** Its columns, of which there must be {@code least} to {@code most}. */
    String[] columns(int least, int most) {
        String[] columns = text.split("\t", -1);
        if (columns.length < least || columns.length > most) {
            String wanted = least == most ? "" + least : least + " to " + most;
            throw error(columns.length + " columns instead of " + wanted);
        }
        return columns;
    }

    /** A column that must not be empty. */
    String text(String name, String column) {
        if (column.isBlank()) {
            throw error("the " + name + " is empty");
        }
        return column;
    }

    /** A column that must be a number between these two. */
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

    SuiteFormatException error(String reason) {
        return SuiteFormatException.ofLine(source, number, text, reason);
    }
}

package sanmai.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A table for people in a terminal: columns as wide as their widest cell, two spaces apart, a rule below the heading. A
 * cell too long for its column's limit goes on in further lines.
 *
 * @param columns the columns from left to right
 * @param rows the rows; each has a cell for each column
 */
public record TextTable(List<Column> columns, List<List<String>> rows) {
    private static final String GAP = "  ";

    /**
     * A column.
     *
     * @param heading what stands on top of it
     * @param isNumber whether its cells are numbers, which stand on the right
     * @param limit how wide it may get, in characters; longer cells are broken between words
     */
    public record Column(String heading, boolean isNumber, int limit) {
        /** A column of words. */
        public static Column text(String heading, int limit) {
            return new Column(heading, false, limit);
        }

        /** A column of numbers, which are never broken. */
        public static Column number(String heading) {
            return new Column(heading, true, Integer.MAX_VALUE);
        }

        private String pad(String text, int width) {
            String space = " ".repeat(width - text.length());
            return isNumber ? space + text : text + space;
        }
    }

    /**
     * Makes a table.
     *
     * @throws IllegalArgumentException if a row has too few or too many cells
     */
    public TextTable {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<String> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException(row.size() + " cells in " + columns.size() + " columns: " + row);
            }
        }
    }

    /** The lines of the table: headings, a rule, and the rows. No line ends in a space. */
    public List<String> lines() {
        List<List<List<String>>> wrapped = new ArrayList<>();
        wrapped.add(wrap(columns.stream().map(Column::heading).toList()));
        rows.forEach(row -> wrapped.add(wrap(row)));
        int[] widths = new int[columns.size()];
        for (List<List<String>> row : wrapped) {
            for (int column = 0; column < widths.length; column++) {
                for (String line : row.get(column)) {
                    widths[column] = Math.max(widths[column], line.length());
                }
            }
        }
        List<String> lines = new ArrayList<>();
        for (List<List<String>> row : wrapped) {
            print(row, widths, lines);
            if (row == wrapped.get(0)) {
                lines.add(rule(widths));
            }
        }
        return lines;
    }

    private List<List<String>> wrap(List<String> cells) {
        List<List<String>> wrapped = new ArrayList<>();
        for (int column = 0; column < cells.size(); column++) {
            wrapped.add(Wrapping.lines(cells.get(column), columns.get(column).limit()));
        }
        return wrapped;
    }

    private void print(List<List<String>> row, int[] widths, List<String> lines) {
        int height = row.stream().mapToInt(List::size).max().orElse(0);
        for (int line = 0; line < height; line++) {
            List<String> cells = new ArrayList<>();
            for (int column = 0; column < widths.length; column++) {
                List<String> cell = row.get(column);
                cells.add(columns.get(column).pad(line < cell.size() ? cell.get(line) : "", widths[column]));
            }
            lines.add(String.join(GAP, cells).stripTrailing());
        }
    }

    private static String rule(int[] widths) {
        List<String> dashes = new ArrayList<>();
        for (int width : widths) {
            dashes.add("-".repeat(width));
        }
        return String.join(GAP, dashes);
    }
}

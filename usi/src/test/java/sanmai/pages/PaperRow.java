package sanmai.pages;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A figure of a paper and ours: a row of the page about the papers.
 *
 * @param place where the paper has it
 * @param figure what it is
 * @param paper the paper's
 * @param ours that of this program
 * @param how where ours comes from, or why there is none
 */
record PaperRow(String place, String figure, String paper, String ours, String how) {
    private static final int CELLS = 5;

    /** What a row says that a test computes. */
    static final String COMPUTED = "computed";

    /** What the rows say first that have no figure of ours. */
    static final String NOT_COMPARABLE = "not comparable: ";

    /** The rows of all tables, without the headings. */
    static List<PaperRow> of(Page page) {
        List<PaperRow> rows = new ArrayList<>();
        for (String line : page.lines()) {
            List<String> cells = cells(line);
            if (cells.size() == CELLS && !cells.get(0).matches("place|-+")) {
                rows.add(new PaperRow(cells.get(0), cells.get(1), cells.get(2), cells.get(3), cells.get(4)));
            }
        }
        return rows;
    }

    private static List<String> cells(String line) {
        return line.startsWith("|")
                ? Arrays.stream(line.substring(1).split("\\|"))
                        .map(String::strip)
                        .toList()
                : List.of();
    }

    boolean isComputed() {
        return how.equals(COMPUTED);
    }

    @Override
    public String toString() {
        return place + ": " + figure;
    }
}

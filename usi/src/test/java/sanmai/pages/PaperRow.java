package sanmai.pages;

import java.nio.file.Path;
import java.util.List;

/**
 * A figure of a paper and ours: a row of the table of the papers' figures.
 *
 * @param source which paper
 * @param place where the paper has it
 * @param figure what it is
 * @param paper the paper's
 * @param ours that of this program
 * @param how where ours comes from, or why there is none
 */
record PaperRow(String source, String place, String figure, String paper, String ours, String how) {
    /** What a row says that a test computes. */
    static final String COMPUTED = "computed";

    /** What the rows say first that have no figure of ours. */
    static final String NOT_COMPARABLE = "not comparable: ";

    /** The rows of the table. */
    static List<PaperRow> of(Path table) {
        return PageData.rows(table).stream()
                .map(cells -> new PaperRow(
                        cells.get(0), cells.get(1), cells.get(2), cells.get(3), cells.get(4), cells.get(5)))
                .toList();
    }

    boolean isComputed() {
        return how.equals(COMPUTED);
    }

    @Override
    public String toString() {
        return source + ", " + place + ": " + figure;
    }
}

package sanmai.cli.book;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import sanmai.search.book.BookEntry;
import sanmai.search.book.BookMove;

/** What is in a book, counted as its entries come. */
final class BookStatistics {
    private final IntSummaryStatistics scores = new IntSummaryStatistics();
    private final IntSummaryStatistics depths = new IntSummaryStatistics();
    private final IntSummaryStatistics moveNumbers = new IntSummaryStatistics();
    private long positions;
    private long blacks;
    private long moves;
    private String last = "";
    private boolean isSorted = true;

    void add(BookEntry entry) {
        String key = entry.position().key();
        isSorted &= last.compareTo(key) <= 0;
        last = key;
        positions++;
        blacks += key.contains(" b ") ? 1 : 0;
        if (entry.position().moveNumber() > 0) {
            moveNumbers.accept(entry.position().moveNumber());
        }
        for (BookMove move : entry.moves()) {
            moves++;
            move.score().ifPresent(scores);
            move.depth().ifPresent(depths);
        }
    }

    /** Whether the positions came in the order that BookOnTheFly needs. */
    boolean isSorted() {
        return isSorted;
    }

    /** A line for each thing that was counted. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("positions     " + positions + " (Black to move in " + blacks + ", White in " + (positions - blacks)
                + ")");
        lines.add("moves         " + moves);
        lines.add("move numbers  " + range(moveNumbers));
        lines.add("scores        " + range(scores));
        lines.add("depths        " + range(depths));
        lines.add("sorted        " + (isSorted ? "yes" : "no; 'sanmai book merge' sorts it"));
        return lines;
    }

    private static String range(IntSummaryStatistics numbers) {
        return numbers.getCount() == 0
                ? "none"
                : numbers.getCount() + ", from " + numbers.getMin() + " to " + numbers.getMax();
    }
}

package sanmai.search.book;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Interner;
import com.google.common.collect.Interners;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import sanmai.core.PrintableText;

/**
 * Reads books in the text format of YaneuraOu ({@code #YANEURAOU-DB2016 1.00}): a line {@code sfen ...} for each
 * position, followed by a line for each book move with the move, the expected reply (ponder move) or {@code none}, the
 * score, its depth, and the number of times it was played. All but the move may be missing. Lines that start with {@code #}
 * or {@code //} are comments.
 */
public final class BookReader {
    private static final Splitter WORDS =
            Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().trimResults();

    private static final String POSITION = "sfen";
    private static final int MAX_COMPLAINTS = 5;
    private static final int MAX_MOVE_LENGTH = 5;

    /**
     * Measured with one and with eight moves a position: a book takes two to three times the size of its file, and four
     * times while it is read.
     */
    private static final int MEMORY_PER_BYTE = 4;

    private final Consumer<String> complaints;
    private final ImmutableListMultimap.Builder<String, BookMove> moves = ImmutableListMultimap.builder();

    /** Equal texts share memory: a book repeats a few thousand moves. */
    private final Interner<String> moveTexts = Interners.newStrongInterner();

    private @Nullable String position; // null before the first
    private int lineNumber;
    private int faults;

    private BookReader(Consumer<String> complaints) {
        this.complaints = complaints;
    }

    /** The approximate memory in bytes for reading a book from a file of this size in bytes. */
    public static long memoryFor(long fileBytes) {
        return MEMORY_PER_BYTE * fileBytes;
    }

    /**
     * Reads the lines of a book. Malformed lines are left out.
     *
     * @param complaints receives messages about the first malformed lines
     */
    public static Book read(Iterator<String> lines, Consumer<String> complaints) {
        BookReader reader = new BookReader(complaints);
        lines.forEachRemaining(reader::line);
        return reader.finish();
    }

    private void line(String text) {
        lineNumber++;
        String line = CharMatcher.whitespace().or(CharMatcher.is('\uFEFF')).trimFrom(text);
        if (line.isEmpty() || line.startsWith("#") || line.startsWith("//")) {
            return;
        }
        List<String> words = WORDS.splitToList(line);
        if (words.get(0).equals(POSITION)) {
            position = Book.positionKey(String.join(" ", words.subList(1, words.size())));
        } else if (position == null) {
            complain("a move before the first position", line);
        } else {
            move(words, line);
        }
    }

    private void move(List<String> words, String line) {
        String move = words.get(0);
        Integer score = words.size() > 2 ? Ints.tryParse(words.get(2)) : Integer.valueOf(0);
        Integer depth = words.size() > 3 ? Ints.tryParse(words.get(3)) : Integer.valueOf(0);
        Long count = words.size() > 4 ? Longs.tryParse(words.get(4)) : Long.valueOf(1);
        if (move.length() > MAX_MOVE_LENGTH || score == null || depth == null || count == null) {
            complain("neither a position nor a move with its numbers", line);
        } else {
            String ponder = words.size() > 1 ? words.get(1) : "none";
            moves.put(
                    position,
                    new BookMove(moveTexts.intern(move), moveTexts.intern(ponder), score, depth, Math.max(1, count)));
        }
    }

    private void complain(String reason, String line) {
        faults++;
        if (faults <= MAX_COMPLAINTS) {
            String beginning = line.length() > 60 ? line.substring(0, 60) + "..." : line;
            String quoted = PrintableText.oneLine(beginning.replace('\uFFFD', '?'));
            complaints.accept("line " + lineNumber + ": " + reason + ": \"" + quoted + "\"; the line is left out");
        }
    }

    private Book finish() {
        if (faults > MAX_COMPLAINTS) {
            complaints.accept((faults - MAX_COMPLAINTS) + " more lines are left out");
        }
        Book book = new Book(moves.build());
        if (book.size() == 0) {
            complaints.accept("the book has no position with a move");
        }
        return book;
    }
}

package sanmai.search.book;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.AbstractIterator;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.text.PrintableText;

/**
 * Reads the entries of a book in the text format of YaneuraOu ({@code #YANEURAOU-DB2016 1.00}) in their order: a line
 * {@code sfen ...} for each position, followed by a line for each book move with the move, the expected reply (ponder
 * move), the score, its depth, and the number of times it was played. All but the move may be missing or {@code none}.
 * Lines that start with {@code #} or {@code //} are comments. Malformed lines are left out, and so are the moves of a
 * position that is malformed, or impossible if that is checked.
 *
 * <p>Not safe for use by several threads.
 */
final class BookReader extends AbstractIterator<BookEntry> {
    private static final String POSITION = "sfen";

    /** What stands in place of a move where the side to move resigns or declares a win, or the book knows none. */
    private static final Set<String> NO_MOVES = ImmutableSet.of(BookMove.NONE, "resign", "win");

    private static final CharMatcher AROUND = CharMatcher.whitespace().or(CharMatcher.is('\uFEFF'));

    /** The least character that is not ASCII white space. */
    private static final char VISIBLE = '!';

    private static final int MAX_COMPLAINTS = 5;
    private static final int QUOTED = 60;
    private static final int EXPLAINED = 120;

    /** A position with more moves, which no real one has, comes as several entries. */
    private static final int MAX_MOVES = 1000;

    private final Iterator<String> lines;
    private final UnaryOperator<BookPosition> check;
    private final Consumer<String> complaints;
    private final List<BookMove> moves = new ArrayList<>();
    private @Nullable BookPosition position; // null before the first, and where it is malformed
    private boolean isMalformed;
    private long lineNumber;
    private long faults;

    /**
     * A reader of these lines, which checks only the form of positions. That is fast, and no game looks up the others.
     *
     * @param complaints receives messages about the first malformed lines
     */
    BookReader(Iterator<String> lines, Consumer<String> complaints) {
        this(lines, UnaryOperator.identity(), complaints);
    }

    private BookReader(Iterator<String> lines, UnaryOperator<BookPosition> check, Consumer<String> complaints) {
        this.lines = lines;
        this.check = check;
        this.complaints = complaints;
    }

    /** A reader that leaves out impossible positions, too. */
    static BookReader checking(Iterator<String> lines, Consumer<String> complaints) {
        return new BookReader(lines, BookPosition::inPlay, complaints);
    }

    @Override
    protected @Nullable BookEntry computeNext() {
        while (lines.hasNext()) {
            String line = trimmed(lines.next());
            lineNumber++;
            Optional<BookEntry> complete = isPosition(line) || moves.size() == MAX_MOVES ? entry() : Optional.empty();
            read(line);
            if (complete.isPresent()) {
                return complete.get();
            }
        }
        Optional<BookEntry> last = entry();
        if (last.isEmpty() && faults > MAX_COMPLAINTS) {
            complaints.accept((faults - MAX_COMPLAINTS) + " more lines are left out");
        }
        return last.orElseGet(this::endOfData);
    }

    private static String trimmed(String line) {
        boolean isTrimmed = !line.isEmpty() && line.charAt(0) < '\u0080' && line.charAt(0) >= VISIBLE;
        return isTrimmed && line.charAt(line.length() - 1) >= VISIBLE ? line : AROUND.trimFrom(line);
    }

    private Optional<BookEntry> entry() {
        Optional<BookEntry> entry = moves.isEmpty() ? Optional.empty() : Optional.of(new BookEntry(position, moves));
        moves.clear();
        return entry;
    }

    private void read(String line) {
        if (isPosition(line)) {
            position = position(line);
            isMalformed = position == null;
        } else if (!line.isEmpty() && !isComment(line) && !isMalformed && !isNoMove(line)) {
            move(line);
        }
    }

    private @Nullable BookPosition position(String line) {
        String sfen = line.substring(POSITION.length()).trim();
        String reason = "";
        try {
            Optional<BookPosition> read = BookPosition.parse(sfen).map(check);
            if (read.isPresent()) {
                return read.get();
            }
            Sfen.parse(sfen).problems(); // Throws with the reason.
        } catch (NotationException e) {
            reason = " (" + PrintableText.oneLine(e.explanation(), EXPLAINED) + ")";
        }
        complain("no position" + reason + ", so its moves are left out, too", line);
        return null;
    }

    private void move(String line) {
        Optional<BookMove> move = BookMove.parse(line);
        if (position == null) {
            complain("a move before the first position", line);
        } else if (move.isEmpty()) {
            complain("neither a position nor a move with its numbers", line);
        } else {
            moves.add(move.get());
        }
    }

    /** Whether a line begins the entry of a position. */
    static boolean isPosition(String line) {
        return line.startsWith(POSITION)
                && (line.length() == POSITION.length() || line.charAt(POSITION.length()) <= ' ');
    }

    private static boolean isComment(String line) {
        return line.startsWith("#") || line.startsWith("//");
    }

    private static boolean isNoMove(String line) {
        int end = CharMatcher.whitespace().indexIn(line);
        return NO_MOVES.contains(Ascii.toLowerCase(end < 0 ? line : line.substring(0, end)));
    }

    private void complain(String reason, String line) {
        faults++;
        if (faults <= MAX_COMPLAINTS) {
            complaints.accept("line " + lineNumber + ": " + reason + ": " + quoted(line) + "; the line is left out");
        }
    }

    /** The beginning of a line for a message. */
    static String quoted(String line) {
        return "\"" + PrintableText.oneLine(line, QUOTED).replace('\uFFFD', '?') + "\"";
    }
}

package sanmai.search.book;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.math.LongMath;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import sanmai.core.Square;
import sanmai.engine.Score;

/**
 * A book move.
 *
 * @param move the move in USI
 * @param ponder the expected reply in USI; {@link #NONE} if the book has none
 * @param score the score of the move for the side that makes it, see {@link Score}, of which books have those between
 *     {@code -Score.MATE} and {@code Score.MATE}, both excluded; empty if it is unknown
 * @param depth the depth of the search that found the score, in plies, from 0; empty if it is unknown
 * @param count the number of games in which the move was played, from 0
 */
public record BookMove(String move, String ponder, OptionalInt score, OptionalInt depth, long count) {
    /** Stands in a line for what is unknown. */
    public static final String NONE = "none";

    private static final Splitter COLUMNS = Splitter.on(' ');
    private static final Splitter WORDS = Splitter.on(CharMatcher.whitespace()).omitEmptyStrings();

    private static final int COLUMN_COUNT = 5;
    private static final String DROPPED = "PLNSGBR";

    /** A move that was played in one game, with nothing else known about it. */
    public static BookMove played(String move) {
        return unknown(move, 1);
    }

    /** A move with nothing known about it. */
    public static BookMove unknown(String move, long count) {
        return new BookMove(move, NONE, OptionalInt.empty(), OptionalInt.empty(), count);
    }

    /**
     * Reads a line of a book: the move, and as far as they are there the reply, the score, the depth and the count. Empty if
     * the line is malformed, or its score out of range. A negative depth or count becomes 0.
     */
    public static Optional<BookMove> parse(String line) {
        List<String> columns = columns(line);
        if (columns.isEmpty()) {
            return Optional.empty();
        }
        Optional<OptionalInt> score = number(columns, 2).filter(BookMove::isScore);
        Optional<OptionalInt> depth = number(columns, 3);
        Long count = isUnknown(columns, 4) ? Long.valueOf(1) : Longs.tryParse(columns.get(4));
        if (!isMove(columns.get(0)) || score.isEmpty() || depth.isEmpty() || count == null) {
            return Optional.empty();
        }
        String ponder = columns.size() > 1 && isMove(columns.get(1)) ? columns.get(1) : NONE;
        OptionalInt plies =
                depth.get().isPresent() ? OptionalInt.of(Math.max(0, depth.get().getAsInt())) : OptionalInt.empty();
        return Optional.of(new BookMove(columns.get(0), ponder, score.get(), plies, Math.max(0, count)));
    }

    /** Whether a score is unknown, or one that a move can have. */
    static boolean isScore(OptionalInt score) {
        int known = score.orElse(0);
        return -Score.MATE < known && known < Score.MATE;
    }

    /** The words of the line. An editor that writes nothing for unknown numbers leaves their columns empty. */
    private static List<String> columns(String line) {
        List<String> columns = COLUMNS.splitToList(line);
        return columns.size() == COLUMN_COUNT
                        && !columns.get(0).isEmpty()
                        && !columns.get(1).isEmpty()
                ? columns
                : WORDS.splitToList(line);
    }

    private static boolean isUnknown(List<String> columns, int index) {
        return columns.size() <= index
                || columns.get(index).isEmpty()
                || columns.get(index).equalsIgnoreCase(NONE);
    }

    /** The number in a column; an empty number if it is unknown, nothing if it is malformed. */
    private static Optional<OptionalInt> number(List<String> columns, int index) {
        return isUnknown(columns, index)
                ? Optional.of(OptionalInt.empty())
                : Optional.ofNullable(Ints.tryParse(columns.get(index))).map(OptionalInt::of);
    }

    /** Whether a text has the form of a move in USI. */
    static boolean isMove(String text) {
        if (text.length() < 4 || text.length() > 5 || !isSquare(text, 2)) {
            return false;
        }
        boolean isDrop = text.length() == 4 && DROPPED.indexOf(text.charAt(0)) >= 0 && text.charAt(1) == '*';
        return isDrop || isSquare(text, 0) && (text.length() == 4 || text.charAt(4) == '+');
    }

    private static boolean isSquare(String text, int index) {
        return Square.isFile(text.charAt(index)) && Square.isRank(text.charAt(index + 1));
    }

    /** The score; 0 if it is unknown. */
    public int knownScore() {
        return score.orElse(0);
    }

    /** The number of plies that were searched; 0 if it is unknown. */
    public int searchedDepth() {
        return depth.orElse(0);
    }

    /** The move and the reply on a board that was turned round. */
    public BookMove flipped() {
        return new BookMove(flipped(move), flipped(ponder), score, depth, count);
    }

    private static String flipped(String move) {
        if (!isMove(move)) {
            return move;
        }
        StringBuilder flipped = new StringBuilder(move);
        for (int i = move.charAt(1) == '*' ? 2 : 0; i < 4; i += 2) {
            flipped.setCharAt(i, (char) ('1' + '9' - move.charAt(i)));
            flipped.setCharAt(i + 1, (char) ('a' + 'i' - move.charAt(i + 1)));
        }
        return flipped.toString();
    }

    /**
     * The moves, each once: its counts are added, up to {@link Long#MAX_VALUE}, and the rest is that of the deepest search, the
     * first of equal ones.
     */
    static List<BookMove> joined(Iterable<BookMove> moves) {
        Map<String, BookMove> joined = new LinkedHashMap<>();
        moves.forEach(move -> joined.merge(move.move, move, BookMove::joined));
        return List.copyOf(joined.values());
    }

    /** The moves, those with the most games first, and of these those with the highest score. */
    static List<BookMove> mostPlayedFirst(List<BookMove> moves) {
        List<BookMove> sorted = new ArrayList<>(moves);
        sorted.sort(Comparator.comparingLong(BookMove::count)
                .thenComparingInt(BookMove::knownScore)
                .reversed());
        return sorted;
    }

    private BookMove joined(BookMove other) {
        BookMove deeper = other.searchedDepth() > searchedDepth() ? other : this;
        long games = LongMath.saturatedAdd(count, other.count);
        return new BookMove(move, deeper.ponder, deeper.score, deeper.depth, games);
    }

    /** The line of a book, which {@link #parse} reads. */
    public String line() {
        return String.join(" ", move, ponder, text(score), text(depth), Long.toString(count));
    }

    private static String text(OptionalInt number) {
        return number.isPresent() ? Integer.toString(number.getAsInt()) : NONE;
    }
}

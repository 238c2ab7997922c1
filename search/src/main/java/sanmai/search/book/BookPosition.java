package sanmai.search.book;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.primitives.Ints;
import java.util.List;
import java.util.Optional;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;

/**
 * A position as books name it.
 *
 * @param key its SFEN without the move number
 * @param moveNumber the number of the next move, 1 to {@link PositionSetup#MAX_MOVE_NUMBER}; {@link #ANY_MOVE} if it does
 *     not matter
 */
public record BookPosition(String key, int moveNumber) {
    /** The move number of a position that may occur at any move. */
    public static final int ANY_MOVE = 0;

    private static final Splitter WORDS =
            Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().limit(4);

    private static final CharMatcher ON_BOARD =
            CharMatcher.anyOf("KRBGSNLPkrbgsnlp+123456789/").precomputed();

    private static final int RANKS = 9;

    /** The pieces in hand in the order in which SFEN lists them. */
    private static final String HANDS = "RBGSNLPrbgsnlp";

    /** A position in play. */
    public static BookPosition of(Position position) {
        int moveNumber = Math.min(position.moveNumber(), PositionSetup.MAX_MOVE_NUMBER);
        return new BookPosition(rawKey(Sfen.of(position)), moveNumber);
    }

    /**
     * Reads an SFEN, whose move number may be missing; empty if it is none, or its move number is too large. Only the form of
     * the board is checked; see {@link #toPosition}.
     */
    public static Optional<BookPosition> parse(String sfen) {
        List<String> words = WORDS.splitToList(sfen);
        if (words.size() < 3
                || !ON_BOARD.matchesAllOf(words.get(0))
                || CharMatcher.is('/').countIn(words.get(0)) != RANKS - 1
                || !words.get(1).matches("[bw]")) {
            return Optional.empty();
        }
        String key = String.join(" ", words.subList(0, 3));
        Optional<String> ordered = hasHandsInOrder(words.get(2)) ? Optional.of(key) : withHandsInOrder(key);
        Optional<Integer> moveNumber = moveNumber(words);
        return ordered.isEmpty() || moveNumber.isEmpty()
                ? Optional.empty()
                : Optional.of(new BookPosition(ordered.get(), moveNumber.get()));
    }

    /** The move number behind the key; empty if it is too large. */
    private static Optional<Integer> moveNumber(List<String> words) {
        String text = words.size() > 3 ? words.get(3).trim() : "";
        if (text.isEmpty() || !CharMatcher.inRange('0', '9').matchesAllOf(text)) {
            return Optional.of(ANY_MOVE);
        }
        return Optional.ofNullable(Ints.tryParse(text)).filter(number -> number <= PositionSetup.MAX_MOVE_NUMBER);
    }

    private static boolean hasHandsInOrder(String hands) {
        int last = -1;
        for (int i = 0; i < hands.length(); i++) {
            char c = hands.charAt(i);
            if (c < '0' || c > '9') {
                int kind = HANDS.indexOf(c);
                if (kind <= last) {
                    return hands.equals("-");
                }
                last = kind;
            }
        }
        return last >= 0;
    }

    private static Optional<String> withHandsInOrder(String key) {
        try {
            return Optional.of(rawKey(Sfen.of(Sfen.parse(key))));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    /** The first three words of an SFEN as they stand there. */
    static String rawKey(String sfen) {
        List<String> words = WORDS.splitToList(sfen);
        return String.join(" ", words.subList(0, Math.min(3, words.size())));
    }

    /**
     * The position, which can be played on. Its next move has the number 1 if that does not matter.
     *
     * @throws NotationException if it is impossible; two pawns on a file and pieces that can never move are tolerated
     */
    public Position toPosition() {
        return Sfen.position(sfen(), SetupProblem.Reason.HARMLESS);
    }

    /**
     * This position under the key of all who reach it in a game, however its SFEN was written.
     *
     * @throws NotationException if it is impossible
     */
    BookPosition inPlay() {
        return new BookPosition(rawKey(Sfen.of(toPosition())), moveNumber);
    }

    /** This position at whatever move it occurs. */
    public BookPosition atAnyMove() {
        return new BookPosition(key, ANY_MOVE);
    }

    /** Whether an entry of the same key is for this position. */
    boolean isAt(int moveNumberOfEntry) {
        return moveNumber == ANY_MOVE || moveNumberOfEntry == ANY_MOVE || moveNumber == moveNumberOfEntry;
    }

    /** Whether this position has a lower move number; one that does not matter is the highest. */
    boolean isEarlierThan(BookPosition other) {
        return moveNumber != ANY_MOVE && (other.moveNumber == ANY_MOVE || moveNumber < other.moveNumber);
    }

    /** The same position with the board turned round and the colours exchanged: White plays where Black did. */
    public BookPosition flipped() {
        List<String> words = WORDS.splitToList(key);
        String turn = words.get(1).equals("b") ? "w" : "b";
        return new BookPosition(flippedBoard(words.get(0)) + " " + turn + " " + flippedHands(words.get(2)), moveNumber);
    }

    private static String flippedBoard(String board) {
        StringBuilder flipped = new StringBuilder(board.length());
        for (int i = board.length() - 1; i >= 0; i--) {
            boolean isPromoted = i > 0 && board.charAt(i - 1) == '+';
            flipped.append(isPromoted ? "+" : "").append(otherColor(board.charAt(i)));
            i -= isPromoted ? 1 : 0;
        }
        return flipped.toString();
    }

    /** Black's hand comes first, so the hands change places, too. */
    private static String flippedHands(String hands) {
        int white = 0; // where White's hand begins
        for (int i = 0; i < hands.length(); i++) {
            white = Ascii.isUpperCase(hands.charAt(i)) ? i + 1 : white;
        }
        String flipped = hands.substring(white) + hands.substring(0, white);
        return flipped.chars()
                .map(c -> otherColor((char) c))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static char otherColor(char piece) {
        return Ascii.isUpperCase(piece) ? Ascii.toLowerCase(piece) : Ascii.toUpperCase(piece);
    }

    /** The SFEN with a move number, 1 if it does not matter. */
    public String sfen() {
        return key + " " + Math.max(1, moveNumber);
    }
}

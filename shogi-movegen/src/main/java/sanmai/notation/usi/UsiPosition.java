package sanmai.notation.usi;

import java.util.List;
import java.util.Optional;
import sanmai.notation.NotationException;
import sanmai.notation.NotationException.Reason;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Handicap;
import sanmai.shogi.Line;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;

/**
 * The parts of a line that names a position in USI: {@code position startpos moves 7g7f 3c3d} or {@code position sfen ... moves
 * ...}, where the words {@code position} and {@code sfen} may be missing, or moves alone, from the even start. Those who read
 * a part find what is wrong with it.
 *
 * @param sfen where the moves begin, empty where it is missing; none for the even start
 * @param moves the words that follow
 * @param problem that the start is missing, or that a word between the start and the moves has no place there
 */
public record UsiPosition(Optional<UsiWord> sfen, List<UsiWord> moves, Optional<NotationException> problem) {
    private static final String MOVES = "moves";

    /** Copies the list. */
    public UsiPosition {
        moves = List.copyOf(moves);
    }

    /** Finds the parts of a line. */
    public static UsiPosition of(String line) {
        List<UsiWord> words = UsiWord.of(line);
        List<UsiWord> place = is(words, 0, "position") ? from(words, 1) : words;
        if (!place.isEmpty() && UsiRecord.isMove(place.get(0).text())) {
            return new UsiPosition(Optional.empty(), place, Optional.empty());
        }
        int end = 0;
        while (end < place.size() && !is(place, end, MOVES)) {
            end++;
        }
        List<UsiWord> moves = from(place, Math.min(end + 1, place.size()));
        if (is(place, 0, MOVES) || is(place, 0, "startpos")) {
            return new UsiPosition(Optional.empty(), moves, end > 1 ? stray(line, place.get(1)) : Optional.empty());
        }
        List<UsiWord> fields = place.subList(is(place, 0, "sfen") ? 1 : 0, end);
        UsiWord sfen = fields.isEmpty() ? new UsiWord("", line.stripTrailing().length()) : between(line, fields);
        return new UsiPosition(Optional.of(sfen), moves, fields.isEmpty() ? missing(line, sfen) : Optional.empty());
    }

    /**
     * Refuses a line with a {@link #problem}.
     *
     * @throws NotationException the problem
     */
    public void check() {
        problem.ifPresent(what -> {
            throw what;
        });
    }

    /**
     * The position after the moves, or after those before a word that says how the game ended. Starts that cannot arise in a
     * game but can be played are accepted.
     *
     * @throws NotationException if the line has a {@link #problem}, the start is malformed, or a move is malformed or illegal
     */
    public Position position() {
        check();
        Position position = sfen.map(start -> Sfen.position(start.text(), SetupProblem.Reason.HARMLESS))
                .orElseGet(Position::start);
        for (UsiWord move : moves) {
            if (UsiEnds.of(move.text()).isPresent()) {
                break;
            }
            position.doMove(UsiMove.parse(move.text(), position));
        }
        return position;
    }

    /**
     * A line that names a position, without the word {@code position}: where its moves begin, {@code startpos} if that is the
     * even start, and the moves.
     */
    public static String write(PositionSetup start, Line moves) {
        String from = start.equals(Handicap.NONE.setup()) ? "startpos" : "sfen " + Sfen.of(start);
        return moves.isEmpty() ? from : from + " " + MOVES + " " + moves;
    }

    private static boolean is(List<UsiWord> words, int index, String word) {
        return index < words.size() && words.get(index).text().equals(word);
    }

    private static List<UsiWord> from(List<UsiWord> words, int index) {
        return words.subList(index, words.size());
    }

    private static Optional<NotationException> stray(String line, UsiWord word) {
        return Optional.of(NotationException.of(
                Reason.TRAILING_TEXT, line, word.offset(), "only the word \"moves\" may stand here"));
    }

    private static Optional<NotationException> missing(String line, UsiWord start) {
        return Optional.of(NotationException.of(Reason.EMPTY, line, start.offset(), "the position is missing"));
    }

    /** The text from the first word to the last one. */
    private static UsiWord between(String line, List<UsiWord> words) {
        int from = words.get(0).offset();
        return new UsiWord(line.substring(from, words.get(words.size() - 1).end()), from);
    }
}

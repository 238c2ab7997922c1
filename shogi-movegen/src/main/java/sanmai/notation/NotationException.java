package sanmai.notation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.Legality;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;
import sanmai.text.PrintableText;

/** Says that a text is no position or no move: why, and at which offset. */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private static final int LONGEST_QUOTE = 120;

    /** What can be wrong with a text. */
    public enum Reason {
        /** There is no text, or nothing but spaces. */
        EMPTY,
        /** A letter that is no piece. */
        UNKNOWN_PIECE,
        /** A {@code +} in front of something that is no piece that promotes. */
        CANNOT_PROMOTE,
        /** A number of empty squares that is 0. */
        EMPTY_GAP,
        /** A row with more than nine squares. */
        ROW_TOO_LONG,
        /** A row with fewer than nine squares. */
        ROW_TOO_SHORT,
        /** A board with fewer than nine rows. */
        TOO_FEW_ROWS,
        /** A board with more than nine rows. */
        TOO_MANY_ROWS,
        /** The text ends before the side to move. */
        MISSING_TURN,
        /** A side to move other than {@code b} or {@code w}. */
        BAD_TURN,
        /** The text ends before the hands. */
        MISSING_HAND,
        /** A piece that cannot be in hand. */
        NOT_IN_HANDS,
        /** A number of pieces in hand that is 0, too large, or without a piece. */
        BAD_COUNT,
        /** A move number that is no number from 1 on. */
        BAD_MOVE_NUMBER,
        /** More text behind a complete position or move. */
        TRAILING_TEXT,
        /** A well-formed position that is impossible: see {@link NotationException#problems()}. */
        IMPOSSIBLE_POSITION,
        /** A drawing of a board in kanji, with hands and side to move, that cannot be understood. */
        BAD_BOARD,
        /** The text ends inside a move. */
        INCOMPLETE_MOVE,
        /** Something else where a move has a square. */
        BAD_SQUARE,
        /** A move with the mark of the side that is not to move. */
        WRONG_SIDE,
        /** A move that names another piece than the one that stands where it comes from. */
        WRONG_PIECE,
        /** A move whose words for the direction fit none of the pieces that could make it. */
        WRONG_DIRECTION,
        /** A move that several pieces could make. */
        AMBIGUOUS_MOVE,
        /** A well-formed move that is not legal: see {@link NotationException#illegalMove()}. */
        ILLEGAL_MOVE
    }

    private final Reason reason;
    private final String explanation;
    private final String text;
    private final int offset;
    private final transient List<SetupProblem> problems;
    private final transient @Nullable RefusedMove refused;

    /**
     * A move that is not legal.
     *
     * @param move the move
     * @param reason why it is not
     */
    private record RefusedMove(int move, IllegalMove reason) {}

    private NotationException(
            Reason reason,
            String text,
            int offset,
            String explanation,
            List<SetupProblem> problems,
            @Nullable RefusedMove refused) {
        super(explanation + " (at offset " + offset + " of \"" + quoted(text) + "\")");
        this.reason = reason;
        this.explanation = explanation;
        this.text = text;
        this.offset = offset;
        this.problems = List.copyOf(problems);
        this.refused = refused;
    }

    /** A text that is wrong for this reason at this offset, in chars from 0; the explanation is one line for people. */
    public static NotationException of(Reason reason, String text, int offset, String explanation) {
        return new NotationException(reason, text, offset, explanation, List.of(), null);
    }

    /** A well-formed position that is impossible, with all of its problems. */
    public static NotationException impossible(
            String text, int offset, String explanation, List<SetupProblem> problems) {
        return new NotationException(Reason.IMPOSSIBLE_POSITION, text, offset, explanation, problems, null);
    }

    /** A well-formed move that is not legal. */
    public static NotationException illegal(String text, int move, IllegalMove reason) {
        String explanation = "illegal move: " + reason.explanation();
        RefusedMove refused = new RefusedMove(move, reason);
        return new NotationException(Reason.ILLEGAL_MOVE, text, 0, explanation, List.of(), refused);
    }

    /**
     * Refuses a move that is not legal.
     *
     * @param text what the move was read from
     * @param position where it is to be made; it is the same afterwards
     * @throws NotationException if the move is not legal, with the reason
     */
    public static void refuseIllegal(String text, int move, Position position) {
        Optional<IllegalMove> problem = Legality.problem(position, move);
        if (problem.isPresent()) {
            throw illegal(text, move, problem.get());
        }
    }

    /** The text on one line, printable, and cut to a length that fits into a message. */
    public static String quoted(String text) {
        return PrintableText.oneLine(text, LONGEST_QUOTE);
    }

    /** What is wrong. */
    public Reason reason() {
        return reason;
    }

    /** What is wrong in words, without the text and the offset. */
    public String explanation() {
        return explanation;
    }

    /** The text that was read. */
    public String text() {
        return text;
    }

    /** Where in the text it is wrong, in chars from 0; its length if something is missing at the end. */
    public int offset() {
        return offset;
    }

    /** Every reason why a well-formed position is impossible; empty for other errors; cannot be changed. */
    public List<SetupProblem> problems() {
        return problems;
    }

    /** Why a well-formed move is not legal; empty for other errors. */
    public Optional<IllegalMove> illegalMove() {
        return Optional.ofNullable(refused).map(RefusedMove::reason);
    }

    /**
     * The code of the well-formed move that is not legal; empty for other errors. If the square moved from is empty, the code
     * has no piece. If no piece of the kind that a Japanese or Western text names can reach the square, the code is that of a
     * drop of this kind.
     */
    public OptionalInt refusedMove() {
        return refused == null ? OptionalInt.empty() : OptionalInt.of(refused.move());
    }
}

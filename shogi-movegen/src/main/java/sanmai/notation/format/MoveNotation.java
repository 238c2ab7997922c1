package sanmai.notation.format;

import static java.util.Objects.requireNonNull;

import java.util.regex.Pattern;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.notation.csa.CsaMove;
import sanmai.notation.csa.CsaText;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.japanese.WesternMove;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.RecordProblem;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** The notations of single moves. Each reads what it writes, and more. */
public enum MoveNotation {
    /** {@code 7g7f}, {@code 8h2b+}, {@code P*5e}. */
    USI("[1-9][a-i].*|[A-Z]\\*[1-9][a-i]") {
        @Override
        int read(String text, Position position) {
            return UsiMove.parse(text, position);
        }

        @Override
        String write(int move, Position position) {
            return Move.usi(move);
        }
    },

    /** {@code +7776FU}, {@code -8822UM}, {@code +0055FU}: the side, the squares, and the piece as it is after the move. */
    CSA("[-+][0-9].*") {
        @Override
        int read(String text, Position position) {
            try {
                return CsaMove.read(new TextSpan(text, 1, 1, 0), position);
            } catch (RecordException e) {
                RecordProblem problem = e.problem();
                NotationException.Reason reason = switch (problem.reason()) {
                    case WRONG_SIDE -> NotationException.Reason.WRONG_SIDE;
                    case WRONG_PIECE -> NotationException.Reason.WRONG_PIECE;
                    default -> malformed(text, problem.column() - 1);
                };
                throw NotationException.of(reason, text, problem.column() - 1, problem.explanation());
            }
        }

        private static NotationException.Reason malformed(String text, int offset) {
            if (text.length() != CsaMove.LENGTH) {
                return text.length() < CsaMove.LENGTH
                        ? NotationException.Reason.INCOMPLETE_MOVE
                        : NotationException.Reason.TRAILING_TEXT;
            }
            if (offset < CSA_PIECE) {
                return NotationException.Reason.BAD_SQUARE;
            }
            return CsaText.kind(text.substring(CSA_PIECE)).isPresent()
                    ? NotationException.Reason.NOT_IN_HANDS
                    : NotationException.Reason.UNKNOWN_PIECE;
        }

        @Override
        String write(int move, Position position) {
            return CsaMove.write(move, position.turn());
        }
    },

    /** {@code ▲７六歩}, {@code △同　銀}, {@code ▲５八金右}, {@code △３三角不成}: see {@link JapaneseMove}. */
    JAPANESE("(?s).*[^\\x00-\\x7F].*") {
        @Override
        int read(String text, Position position) {
            return JapaneseMove.parse(text, position);
        }

        @Override
        String write(int move, Position position) {
            return JapaneseMove.write(position, move);
        }
    },

    /** {@code P-7f}, {@code Bx2b+}, {@code S*5e}, {@code G4i-5h}: see {@link WesternMove}. */
    WESTERN("\\+?[A-Z].*") {
        @Override
        int read(String text, Position position) {
            return WesternMove.read(text, position);
        }

        @Override
        String write(int move, Position position) {
            return WesternMove.write(position, move);
        }
    };

    private static final int CSA_PIECE = 5; // where its piece begins

    private final Pattern form;

    MoveNotation(String form) {
        this.form = Pattern.compile(form);
    }

    /** The move that a text means, which need not be legal. */
    abstract int read(String text, Position position);

    /** The text of a legal move. */
    abstract String write(int move, Position position);

    /**
     * Reads a legal move.
     *
     * @param position where the move is to be made; it is the same afterwards
     * @throws NotationException if the text is no move, or the move is not legal; it says why, and where in the text
     */
    public Move parse(String text, Position position) {
        int move = read(requireNonNull(text, "text"), requireNonNull(position, "position"));
        NotationException.refuseIllegal(text, move, position);
        return Move.of(move);
    }

    /**
     * Reads a legal move in any of these notations; the first letters tell which.
     *
     * @param position where the move is to be made; it is the same afterwards
     * @throws NotationException if the text is no move, or the move is not legal; it says why, and where in the text
     */
    public static Move parseAny(String text, Position position) {
        for (MoveNotation notation : values()) {
            if (notation.form.matcher(requireNonNull(text, "text")).matches()) {
                return notation.parse(text, position);
            }
        }
        return USI.parse(text, position);
    }

    /** Writes a legal move, which is to be made in this position. */
    public String toString(Move move, Position position) {
        return write(requireNonNull(move, "move").code(), requireNonNull(position, "position"));
    }
}

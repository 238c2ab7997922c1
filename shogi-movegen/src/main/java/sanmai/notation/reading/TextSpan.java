package sanmai.notation.reading;

import sanmai.notation.NotationException;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;

/**
 * A piece of a record's text and where it stands, from which problems are made.
 *
 * @param text the text
 * @param line its line, from 1
 * @param column the column of its first char, from 1
 * @param ply the move it is about, from 1; 0 if it is not about a move
 */
public record TextSpan(String text, int line, int column, int ply) {
    /** A whole line, without its end; a byte order mark at its beginning is no part of the text. */
    public static TextSpan ofLine(String line, int number) {
        int mark = ByteOrderMark.length(line);
        return new TextSpan(line.substring(mark), number, 1 + mark, 0);
    }

    /** This text, as that of the move with this number. */
    public TextSpan asMove(int number) {
        return new TextSpan(text, line, column, number);
    }

    /** The empty text behind this one. */
    public TextSpan end() {
        return new TextSpan("", line, column + text.length(), 0);
    }

    /** A problem with the text. */
    public RecordException error(Reason reason, String explanation) {
        return error(reason, 0, explanation);
    }

    /** A problem with the text from this offset on. */
    public RecordException error(Reason reason, int offset, String explanation) {
        return new RecordException(new RecordProblem(reason, text, line, column + offset, ply, explanation));
    }

    /** A problem that was found by the reader of a move. */
    public RecordException moveError(NotationException e) {
        Reason reason = switch (e.reason()) {
            case ILLEGAL_MOVE -> Reason.ILLEGAL_MOVE;
            case WRONG_PIECE -> Reason.WRONG_PIECE;
            case WRONG_SIDE -> Reason.WRONG_SIDE;
            default -> Reason.BAD_MOVE;
        };
        return error(reason, e);
    }

    /**
     * A problem that was found by the reader of a position or a move, with the offset that it gave, unless that is of a
     * longer text than this span.
     */
    public RecordException error(Reason reason, NotationException e) {
        return error(reason, Math.min(e.offset(), text.length()), e.explanation());
    }
}

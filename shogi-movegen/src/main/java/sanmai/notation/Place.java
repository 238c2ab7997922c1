package sanmai.notation;

import sanmai.notation.RecordProblem.Reason;

/**
 * A piece of a record's text and where it stands, from which problems are made.
 *
 * @param text the text
 * @param line its line, from 1
 * @param column the column of its first char, from 1
 * @param ply the move it is about, from 1; 0 if it is not about a move
 */
record Place(String text, int line, int column, int ply) {
    /** The same text as the move with this number. */
    Place asMove(int number) {
        return new Place(text, line, column, number);
    }

    /** A problem with the text. */
    BrokenRecord error(Reason reason, String explanation) {
        return error(reason, 0, explanation);
    }

    /** A problem with the text from this offset on. */
    BrokenRecord error(Reason reason, int offset, String explanation) {
        return new BrokenRecord(new RecordProblem(reason, text, line, column + offset, ply, explanation));
    }

    /** A problem that was found by the reader of a position or a move, with the offset that it gave. */
    BrokenRecord error(Reason reason, NotationException e) {
        return error(reason, e.offset(), e.explanation());
    }
}

package sanmai.notation.record;

import sanmai.notation.NotationException;

/**
 * Why a record of a game could not be read to its end: what is wrong, and where.
 *
 * @param reason what is wrong
 * @param text the statement or line that is wrong; empty if something is missing at the end
 * @param line its line, from 1
 * @param column where in that line it is wrong, in chars from 1
 * @param ply the move that is wrong, from 1; 0 if it is not about a move
 * @param explanation a sentence for people, without line and column
 */
public record RecordProblem(Reason reason, String text, int line, int column, int ply, String explanation) {
    /** What can be wrong with a record. */
    public enum Reason {
        /** There is nothing in it. */
        EMPTY,
        /** Bytes that are no text in its encoding. */
        BAD_ENCODING,
        /** Text that is no JSON. */
        BAD_JSON,
        /** A record is longer than any game. */
        TOO_LONG,
        /** It is in none of the formats that are known. */
        UNKNOWN_FORMAT,
        /** A line or statement that the format does not have. */
        UNKNOWN_STATEMENT,
        /** A statement that may not stand here, such as a piece put on the board after the first move. */
        MISPLACED,
        /** The record ends before there is a game in it. */
        INCOMPLETE,
        /** A drawing or list of pieces on the board that cannot be understood. */
        BAD_BOARD,
        /** A list of pieces in hand that cannot be understood. */
        BAD_HAND,
        /** A side to move that is neither Black nor White. */
        BAD_TURN,
        /** A handicap that is not known. */
        UNKNOWN_HANDICAP,
        /** A start position in SFEN that cannot be understood. */
        BAD_POSITION,
        /** A well-formed start position that is impossible. */
        IMPOSSIBLE_POSITION,
        /** A time, a number or a note that cannot be kept: it is malformed, out of range, or replaced by another. */
        BAD_NOTE,
        /** A move that cannot be understood. */
        BAD_MOVE,
        /** A move whose number does not follow that of the move before. */
        WRONG_NUMBER,
        /** A move of the side that is not to move. */
        WRONG_SIDE,
        /** A move that names another piece than the one that stands there. */
        WRONG_PIECE,
        /** A well-formed move that is not legal. */
        ILLEGAL_MOVE
    }

    /** Where the problem is: {@code SOURCE:LINE:COLUMN}, as compilers write it. */
    public String place(String source) {
        return source + ":" + line + ":" + column;
    }

    /** The explanation with the number of the move and the text, on one line. */
    public String message() {
        String move = ply == 0 ? "" : "move " + ply + ": ";
        String where = text.isEmpty() ? "" : " (in \"" + NotationException.quoted(text) + "\")";
        return move + explanation + where;
    }

    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + message();
    }
}

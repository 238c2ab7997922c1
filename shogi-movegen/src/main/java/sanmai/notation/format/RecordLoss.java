package sanmai.notation.format;

import sanmai.notation.NotationException;

/**
 * A part of a record that its written text does not hold.
 *
 * @param kind what it is
 * @param ply the number of the move it is about; 0 for the start and for the whole record
 * @param text it in words: a name, a header, a comment, a time, a move; empty if the kind says it all
 */
public record RecordLoss(Kind kind, int ply, String text) {
    /** What can be lost. */
    public enum Kind {
        /** The whole record: its text would be too long to be read again. */
        RECORD("the whole record, which would be longer than " + (RecordLines.LONGEST_RECORD >> 20)
                + " million characters,"),
        /** The start position. */
        START("the start position"),
        /** The number of the first move, if it is not 1. */
        MOVE_NUMBER("the number of the first move"),
        /** The name of a player, or part of it. */
        PLAYER("the name of a player"),
        /** A header, or part of it. */
        HEADER("a header"),
        /** A move of the main line, and all behind it. */
        MOVE("a move and all behind it"),
        /** A variation, and all that branches off it. */
        VARIATION("a variation"),
        /** The illegal move for which a game was lost. */
        ILLEGAL_MOVE("the illegal move at the end"),
        /** The time used for a move, or for the end. */
        TIME("a time"),
        /** The fraction of a second in a time. */
        FRACTION("the fraction of a second"),
        /** A comment, or part of it. */
        COMMENT("a comment"),
        /** A bookmark. */
        BOOKMARK("a bookmark"),
        /** How the game or a variation ended, and what is said about that. */
        END("the end"),
        /** A character that the encoding of the file lacks. */
        CHARACTER("a character that the encoding lacks");

        private final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    /** The loss in words, on one line. */
    public String message() {
        String move = ply == 0 ? "" : "move " + ply + ": ";
        return move + kind.words + " is lost" + (text.isEmpty() ? "" : ": " + NotationException.quoted(text));
    }

    @Override
    public String toString() {
        return message();
    }
}

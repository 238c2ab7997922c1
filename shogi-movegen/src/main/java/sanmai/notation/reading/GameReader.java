package sanmai.notation.reading;

import java.util.List;
import sanmai.notation.record.ParsedRecord;

/** Reads one game of a text, line by line. */
public interface GameReader {
    /** Whether this line, which has not been read, begins the next game of the text. */
    default boolean isOfNextGame(String line) {
        return false;
    }

    /** Reads a line. Returns true if the game ends with this line. */
    boolean read(TextSpan line);

    /**
     * The game that was read. There are several if one value of the text holds several games, and none if there were only empty
     * lines and comments.
     *
     * @param end the empty text behind the last line
     */
    List<ParsedRecord> finish(TextSpan end);
}

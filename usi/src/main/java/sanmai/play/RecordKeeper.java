package sanmai.play;

import java.io.IOException;
import sanmai.notation.record.RecordTree;

/** Where games are written to. */
public interface RecordKeeper {
    /**
     * Keeps the game as it stands, in place of how it stood before.
     *
     * @throws IOException if it cannot be written; the message says why
     */
    void keep(RecordTree game) throws IOException;

    /** Where {@link #keep} keeps the game. */
    String place();

    /**
     * Writes a game to a file that the player names. A file that is there already stays as it is.
     *
     * @throws IOException if it cannot be written; the message says why
     */
    void save(String file, RecordTree game) throws IOException;
}

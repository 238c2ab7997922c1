package sanmai.search.training;

import java.nio.file.Path;

/** A file of games cannot be used; the message names the file, the place in it and the reason. */
public final class GameFileException extends RuntimeException {
    private static final long serialVersionUID = 1;

    GameFileException(Path file, String reason) {
        super("\"" + file + "\": " + reason);
    }
}

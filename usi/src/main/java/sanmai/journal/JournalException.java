package sanmai.journal;

import java.nio.file.Path;

/** A journal that cannot be read, written, or continued. The message names the file, the line if there is one, and why. */
public final class JournalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    JournalException(Path file, String reason) {
        super(file + ": " + reason);
    }

    JournalException(Path file, int line, String reason) {
        super(file + ":" + line + ": " + reason);
    }
}

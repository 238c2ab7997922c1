package sanmai.search.nnue;

import java.io.IOException;

/** A file is no network that can be used. The message says what it is, what was expected, and where. */
public final class NnueFileException extends IOException {
    private static final long serialVersionUID = 1L;

    NnueFileException(String message) {
        super(message);
    }
}

package sanmai.usi.engine;

import java.io.IOException;
import java.util.stream.Stream;

/** Where the books are. */
@FunctionalInterface
public interface BookFiles {
    /** There are none. */
    BookFiles NONE = name -> {
        throw new IOException("there are no books here");
    };

    /**
     * The lines of a book, to be closed. Reading them may throw an {@link java.io.UncheckedIOException}.
     *
     * @param name the name or path that the user gave
     * @throws IOException if it cannot be opened; the message says why, in words for the user
     */
    Stream<String> open(String name) throws IOException;
}

package sanmai.usi.engine;

import java.io.IOException;
import java.util.stream.Stream;

/** Opens the book that the option {@code BookFile} names. */
@FunctionalInterface
public interface BookFiles {
    /** There are no books. */
    BookFiles NONE = name -> {
        throw new IOException("there are no books here");
    };

    /**
     * The lines of a book, to be closed. Reading them may throw an {@link java.io.UncheckedIOException}.
     *
     * @param name the name or path that the user gave
     * @throws IOException if it cannot be opened; the message tells the user why
     */
    Stream<String> open(String name) throws IOException;

    /**
     * The size of a book's file in bytes; 0 if it is not known.
     *
     * @param name the name or path that the user gave
     * @throws IOException if there is no such file
     */
    default long bytes(String name) throws IOException {
        return 0;
    }
}

package sanmai.search.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/** An opening book: positions with their book moves. Several threads may look up positions at the same time. */
public interface Book extends AutoCloseable {
    /** A book without positions. */
    Book EMPTY = position -> List.of();

    /**
     * A book in memory.
     *
     * @param lines the text of the book, in YaneuraOu's format
     * @param complaints hears what is wrong with them
     */
    static Book of(Iterator<String> lines, Consumer<String> complaints) {
        return MemoryBook.of(new BookReader(lines, complaints), complaints);
    }

    /**
     * The book that is shipped: the engine's own analysis of the first moves. It is read at each call.
     */
    static Book shipped() {
        try (InputStream in = Book.class.getResourceAsStream("shipped.db")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return of(text.lines().iterator(), complaint -> {});
        } catch (IOException e) {
            throw new UncheckedIOException("the shipped book", e);
        }
    }

    /**
     * The book moves of a position, each once, which are not necessarily legal; none if the book does not have it. If the
     * book lists the position under several move numbers, a position {@linkplain BookPosition#atAnyMove() at any move} gets
     * the moves of all.
     */
    List<BookMove> moves(BookPosition position);

    /** Closes the file of the book, if it is open. */
    @Override
    default void close() {}
}

package sanmai.usi;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sanmai.search.book.Book;
import sanmai.search.book.BookReader;

/** The book that the user chose, once it has been read. */
final class BookShelf {
    /** The name that stands for no book. */
    static final String NO_BOOK = "no_book";

    private final BookFiles files;
    private volatile String name = NO_BOOK;
    private volatile Book book = Book.EMPTY;

    BookShelf(BookFiles files) {
        this.files = files;
    }

    /** Whether this is the book that has been read, or been tried to read. */
    boolean holds(String wanted) {
        return name.equals(wanted);
    }

    Book book() {
        return book;
    }

    /** Reads another book. If that is not possible there is none afterwards. */
    void fetch(String wanted, Consumer<String> complaints) {
        name = wanted;
        book = Book.EMPTY;
        if (wanted.equals(NO_BOOK)) {
            return;
        }
        try (Stream<String> lines = files.open(wanted)) {
            book = BookReader.read(
                    lines.iterator(), complaint -> complaints.accept("book " + wanted + ", " + complaint));
        } catch (IOException | UncheckedIOException e) {
            complaints.accept("the book " + wanted + " cannot be read: " + e.getMessage());
        } catch (OutOfMemoryError e) {
            complaints.accept("the book " + wanted + " is too large for the memory of Java; give it more with -Xmx");
        }
    }
}

package sanmai.usi.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sanmai.search.book.Book;
import sanmai.search.book.BookReader;
import sanmai.usi.option.EngineOptions;

/** The book that the user chose, once it has been read. */
public final class LoadedBook {
    private final BookFiles files;
    private volatile String name = EngineOptions.NO_BOOK;
    private volatile Book book = Book.EMPTY;

    public LoadedBook(BookFiles files) {
        this.files = files;
    }

    /** Whether this is the book that has been read, or been tried to read. */
    public boolean holds(String wanted) {
        return name.equals(wanted);
    }

    public Book book() {
        return book;
    }

    /** Reads another book. If that is not possible there is none afterwards. */
    public void fetch(String wanted, Consumer<String> complaints) {
        name = wanted;
        book = Book.EMPTY;
        if (wanted.equals(EngineOptions.NO_BOOK)) {
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

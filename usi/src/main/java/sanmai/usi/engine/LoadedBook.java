package sanmai.usi.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sanmai.search.book.Book;
import sanmai.search.book.BookReader;
import sanmai.usi.option.EngineOptions;

/** The book that was loaded last. */
final class LoadedBook {
    private final BookFiles files;
    private volatile String name = EngineOptions.NO_BOOK;
    private volatile Book book = Book.EMPTY;

    /** No book yet. */
    LoadedBook(BookFiles files) {
        this.files = files;
    }

    /** Whether the book of this name was loaded last, with success or without. */
    boolean isNamed(String wanted) {
        return name.equals(wanted);
    }

    /** The book; an empty one if there is none or it could not be read. */
    Book book() {
        return book;
    }

    /** Loads another book. If it cannot be read, or there is too little memory for it, there is no book afterwards. */
    void load(String wanted, Consumer<String> complaints) {
        name = wanted;
        book = Book.EMPTY;
        if (wanted.equals(EngineOptions.NO_BOOK)) {
            return;
        }
        try (Stream<String> lines = files.open(wanted)) {
            if (isTooLarge(wanted, complaints)) {
                return;
            }
            book = BookReader.read(
                    lines.iterator(), complaint -> complaints.accept("book " + wanted + ", " + complaint));
        } catch (IOException e) {
            complaints.accept("the book " + wanted + " cannot be read: " + e.getMessage());
        } catch (UncheckedIOException e) {
            complaints.accept(
                    "the book " + wanted + " cannot be read: " + e.getCause().getMessage());
        } catch (OutOfMemoryError e) {
            complaints.accept("the book " + wanted + " is too large for the memory of Java; give it more with -Xmx");
        }
    }

    /** Whether the heap has no room for a book. Loading it would take minutes of garbage collection. */
    private boolean isTooLarge(String wanted, Consumer<String> complaints) throws IOException {
        long bytes = files.bytes(wanted);
        long needed = BookReader.memoryFor(bytes);
        long free = FreeHeap.lastingBytes(needed);
        if (needed <= free) {
            return false;
        }
        complaints.accept(
                "the book " + wanted + " is too large: its file has " + megabytes(bytes) + ", which take about "
                        + megabytes(needed) + " of memory, and Java has " + megabytes(free)
                        + " left; give it more with -Xmx, or take a smaller book");
        return true;
    }

    private static String megabytes(long bytes) {
        return bytes / 1_000_000 + " MB";
    }
}

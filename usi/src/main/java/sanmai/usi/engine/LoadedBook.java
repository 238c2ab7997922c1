package sanmai.usi.engine;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import sanmai.files.FileProblems;
import sanmai.search.book.Book;
import sanmai.search.book.BookFile;
import sanmai.usi.option.BookChoice;

/** The book that was loaded last. */
final class LoadedBook {
    private final BookFiles files;
    private volatile BookChoice choice = BookChoice.NONE;
    private volatile Book book = Book.EMPTY;

    /** No book yet. */
    LoadedBook(BookFiles files) {
        this.files = files;
    }

    /** Whether this choice was loaded last, with success or without. */
    boolean isChosen(BookChoice wanted) {
        return choice.equals(wanted);
    }

    /** The book; an empty one if there is none or it could not be read. */
    Book book() {
        return book;
    }

    /** Loads another book. If it cannot be read, or there is too little memory for it, there is no book afterwards. */
    void load(BookChoice wanted, Consumer<String> complaints) {
        choice = wanted;
        book.close();
        book = Book.EMPTY;
        if (wanted.equals(BookChoice.NONE)) {
            return;
        }
        String name = "the book " + wanted.file();
        try {
            book = open(wanted, complaints);
        } catch (IOException e) {
            complaints.accept(name + " cannot be read: " + FileProblems.reason(e));
        } catch (OutOfMemoryError e) {
            complaints.accept(name + " " + FileProblems.TOO_LARGE + ", or set BookOnTheFly");
        }
    }

    private Book open(BookChoice wanted, Consumer<String> complaints) throws IOException {
        if (wanted.isShipped()) {
            return Book.shipped();
        }
        BookFile file = BookFile.of(files.find(wanted.directory(), wanted.file()));
        Consumer<String> about = complaint -> complaints.accept("book " + wanted.file() + ", " + complaint);
        if (wanted.onTheFly()) {
            Optional<Book> onTheFly = file.openOnTheFly(about);
            if (onTheFly.isPresent()) {
                return onTheFly.get();
            }
        }
        return isTooLarge(wanted, file, complaints) ? Book.EMPTY : file.read(about);
    }

    /** Whether the heap has no room for a book. Loading it would take minutes of garbage collection. */
    private static boolean isTooLarge(BookChoice wanted, BookFile file, Consumer<String> complaints)
            throws IOException {
        long needed = file.memoryBytes();
        long free = FreeHeap.lastingBytes(needed);
        if (needed <= free) {
            return false;
        }
        complaints.accept("the book " + wanted.file() + " is too large: it takes about " + ((needed >> 20) + 1)
                + " MB of memory, and Java has " + (free >> 20)
                + " MB left; give it more with -Xmx, or set BookOnTheFly");
        return true;
    }
}

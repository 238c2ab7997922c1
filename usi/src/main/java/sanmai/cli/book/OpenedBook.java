package sanmai.cli.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sanmai.cli.console.UserError;
import sanmai.cli.option.RecordFiles;
import sanmai.files.FileProblems;
import sanmai.search.book.BookEntry;
import sanmai.search.book.BookFile;

/** The entries of a book that a command line names, in the order of its file. */
final class OpenedBook implements Iterator<BookEntry>, AutoCloseable {
    private final Path file;
    private final Stream<BookEntry> stream;
    private final Iterator<BookEntry> entries;

    /**
     * Opens a book.
     *
     * @param complaints hears what is wrong with it, with the name of the book
     * @throws UserError if it cannot be read, or has no positions
     */
    OpenedBook(Path file, Consumer<String> complaints) {
        this.file = file;
        try {
            stream = BookFile.of(file)
                    .entries(complaint -> complaints.accept(RecordFiles.name(file) + ", " + complaint));
        } catch (IOException e) {
            throw unreadable(e);
        }
        entries = stream.iterator();
    }

    private UserError unreadable(IOException e) {
        return new UserError(file + ": " + FileProblems.reason(e));
    }

    @Override
    public boolean hasNext() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
        try {
            return entries.hasNext();
        } catch (UncheckedIOException e) {
            throw unreadable(e.getCause());
        }
    }

    @Override
    public BookEntry next() {
        return entries.next();
    }

    @Override
    public void close() {
        stream.close();
    }
}

package sanmai.cli.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import sanmai.cli.console.UserError;
import sanmai.cli.option.RecordFiles;
import sanmai.files.FileProblems;
import sanmai.search.book.BookEntry;
import sanmai.search.book.BookFile;

/** The entries of a book that a command line names, in the order of its file. */
final class TextBook implements Iterator<BookEntry>, AutoCloseable {
    private final Path file;
    private final BufferedReader lines;
    private final Iterator<BookEntry> entries;

    /**
     * Opens a book.
     *
     * @param complaints hears what is wrong with its lines, with the name of the book
     * @throws UserError if it is no text, or cannot be read
     */
    TextBook(Path file, Consumer<String> complaints) {
        this.file = file;
        try {
            if (!BookFile.of(file).isText()) {
                throw new UserError(file + ": is a binary book; only a text can be read entry by entry");
            }
            lines = BookFile.lines(file);
        } catch (IOException e) {
            throw unreadable(e);
        }
        entries = BookFile.entries(lines, complaint -> complaints.accept(RecordFiles.name(file) + ", " + complaint));
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
        try {
            lines.close();
        } catch (IOException e) {
            // It was only read.
        }
    }
}

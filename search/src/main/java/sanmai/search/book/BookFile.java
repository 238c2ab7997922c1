package sanmai.search.book;

import com.google.common.collect.Streams;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sanmai.files.InputFile;

/**
 * The file of a book: a text of YaneuraOu ({@code .db}), a binary book of YaneuraOu ({@code .ybb}) or one of Apery ({@code
 * .bin}).
 *
 * <p>Immutable.
 */
public final class BookFile {
    /** The number of bytes, from the beginning of a file, that tell what it is. */
    private static final int LOOKED_AT = 1 << 12;

    private final Path file;
    private final BookFormat format;

    private BookFile(Path file, BookFormat format) {
        this.file = file;
        this.format = format;
    }

    /**
     * Recognises a file by its beginning.
     *
     * @throws IOException if it is no book, or cannot be read; see {@link sanmai.files.FileProblems#reason}
     */
    public static BookFile of(Path file) throws IOException {
        byte[] beginning;
        try (InputStream in = InputFile.open(file)) {
            beginning = in.readNBytes(LOOKED_AT);
        }
        if (Arrays.equals(YbbBook.MAGIC, Arrays.copyOf(beginning, YbbBook.MAGIC.length))) {
            return new BookFile(file, BookFormat.YBB);
        }
        if (isText(beginning)) {
            return new BookFile(file, BookFormat.TEXT);
        }
        String name = file.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(AperyBook.ENDING) && Files.size(file) % AperyBook.ENTRY_BYTES == 0) {
            return new BookFile(file, BookFormat.APERY);
        }
        throw new IOException("it is no book: neither a text nor a binary book of YaneuraOu or Apery");
    }

    /** Whether this is the beginning of a text: it has no control characters but white space. */
    private static boolean isText(byte[] beginning) {
        for (byte b : beginning) {
            if (b >= 0 && Character.isISOControl(b) && !Character.isWhitespace(b)) {
                return false;
            }
        }
        return true;
    }

    /** The format of the file. */
    public BookFormat format() {
        return format;
    }

    /** The approximate memory in bytes that it takes to read the file. */
    public long memoryBytes() throws IOException {
        return format.memoryPerByte() * Files.size(file);
    }

    /**
     * Opens the book in its file, where positions are found on the fly. A binary book of YaneuraOu is always read so.
     *
     * @param complaints hears what is wrong with the file, now or while the book is used
     * @return the book; empty if its positions are not sorted, so that it has to be {@linkplain #read read into memory}
     * @throws IOException if it cannot be read
     */
    public Optional<Book> openOnTheFly(Consumer<String> complaints) throws IOException {
        return switch (format) {
            case YBB -> Optional.of(new YbbBook(file, complaints));
            case APERY -> Optional.empty();
            case TEXT -> openSorted(complaints);
        };
    }

    private Optional<Book> openSorted(Consumer<String> complaints) throws IOException {
        SortedBook book = new SortedBook(file, complaints);
        try {
            Optional<String> disorder = book.disorder();
            if (disorder.isEmpty()) {
                return Optional.of(book);
            }
            complaints.accept("is not sorted by position: " + disorder.get()
                    + "; so BookOnTheFly is not possible, and the book is read into memory; 'sanmai book"
                    + " merge' sorts it");
        } catch (IOException e) {
            book.close();
            throw e;
        }
        book.close();
        return Optional.empty();
    }

    /**
     * Reads the book into memory, or opens it in its file if it is always read so.
     *
     * @param complaints hears what is wrong with the file, now or while the book is used
     * @throws IOException if it cannot be read
     * @throws OutOfMemoryError if it does not fit
     */
    public Book read(Consumer<String> complaints) throws IOException {
        switch (format) {
            case YBB:
                return new YbbBook(file, complaints);
            case APERY:
                try (InputStream in = InputFile.open(file)) {
                    return AperyBook.read(in, complaints);
                }
            default:
                try (BufferedReader lines = lines(file)) {
                    return Book.of(lines.lines().iterator(), complaints);
                } catch (UncheckedIOException e) {
                    throw e.getCause();
                }
        }
    }

    /** The lines of a text; bytes that are not UTF-8 become replacement characters, which are no moves. */
    private static BufferedReader lines(Path file) throws IOException {
        return new BufferedReader(new InputStreamReader(InputFile.open(file), StandardCharsets.UTF_8));
    }

    /**
     * The entries of the book in the order of its file, read as they are needed, without impossible positions. The caller
     * closes the stream, which throws an {@link UncheckedIOException} where the file cannot be read on.
     *
     * @param complaints hears what is wrong with the file while it is read
     * @throws IOException if it cannot be read, or is a book of Apery, which has no positions but only their keys
     */
    public Stream<BookEntry> entries(Consumer<String> complaints) throws IOException {
        switch (format) {
            case YBB:
                return new YbbBook(file, complaints).entries();
            case APERY:
                throw new IOException(
                        "it is a book of Apery, which has only keys of its positions and cannot be listed");
            default:
                BufferedReader lines = lines(file);
                return Streams.stream(BookReader.checking(lines.lines().iterator(), complaints))
                        .onClose(() -> close(lines));
        }
    }

    private static void close(BufferedReader lines) {
        try {
            lines.close();
        } catch (IOException e) {
            // It was only read.
        }
    }
}

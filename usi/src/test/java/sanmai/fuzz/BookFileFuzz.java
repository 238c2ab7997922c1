package sanmai.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sanmai.files.FileProblems;
import sanmai.search.book.Book;
import sanmai.search.book.BookEntry;
import sanmai.search.book.BookFile;
import sanmai.search.book.BookFormat;
import sanmai.search.book.BookMove;
import sanmai.search.book.BookPosition;
import sanmai.shogi.Position;

/** Books in files, texts and binary ones, read into memory and on the fly. */
final class BookFileFuzz {
    private static final int MOST_COMPLAINTS = 14;

    private final String text;
    private final List<String> complaints = new ArrayList<>();

    private BookFileFuzz(String text) {
        this.text = text;
    }

    static void check(byte[] input) throws IOException {
        BookFileFuzz fuzz = new BookFileFuzz(new String(input, ISO_8859_1));
        fuzz.look(ScratchFile.of("book.bin", input));
        assertTrue(fuzz.complaints.size() <= MOST_COMPLAINTS, fuzz.complaints::toString);
        fuzz.complaints.forEach(complaint -> Messages.assertPlainWhenPrinted(complaint, fuzz.text));
    }

    private void look(Path file) {
        try {
            BookFile book = BookFile.of(file);
            try (Book inMemory = book.read(complaints::add)) {
                lookUp(inMemory);
            }
            try (Stream<BookEntry> entries = book.entries(complaints::add)) {
                assertTrue(entries.allMatch(entry -> !entry.moves().isEmpty()));
            } catch (IOException e) {
                assertEquals(BookFormat.APERY, book.format());
            }
            Optional<Book> onTheFly = book.openOnTheFly(complaints::add);
            if (onTheFly.isPresent()) {
                try (Book opened = onTheFly.get()) {
                    lookUp(opened);
                }
            }
        } catch (IOException e) {
            complaints.add(FileProblems.reason(e));
        }
    }

    private static void lookUp(Book book) {
        for (BookMove move : book.moves(BookPosition.of(Position.start()))) {
            assertTrue(move.count() >= 0, move::toString);
        }
    }
}

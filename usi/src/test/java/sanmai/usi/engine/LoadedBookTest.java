package sanmai.usi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.book.Book;
import sanmai.search.book.BookPosition;
import sanmai.shogi.Position;
import sanmai.usi.option.BookChoice;

class LoadedBookTest {
    private static final String START = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    private static final String LATER = "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1";

    @TempDir
    private Path folder;

    private final List<String> complaints = new ArrayList<>();
    private final LoadedBook book = new LoadedBook((directory, name) -> folder.resolve(name));

    /** A sparse file that begins with the lines of a book and has this size. */
    private void write(String name, long bytes, String... lines) throws IOException {
        Path file = Files.write(folder.resolve(name), List.of(lines));
        if (bytes > 0) {
            Files.writeString(file, "//" + " ".repeat(1 << 12) + "\n" + String.join("\n", lines));
            try (RandomAccessFile larger = new RandomAccessFile(file.toFile(), "rw")) {
                larger.setLength(bytes);
            }
        }
    }

    private List<String> load(String name, boolean onTheFly) {
        book.load(new BookChoice("book", name, onTheFly), complaints::add);
        return book.book().moves(BookPosition.of(Position.start())).stream()
                .map(move -> move.move())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 100})
    void aBookThatIsLargerThanTheHeapIsRefusedBeforeItIsRead(double heaps) throws IOException {
        long bytes = (long) (heaps * Runtime.getRuntime().maxMemory());
        write("large.db", bytes, START, "9g9f");
        assertEquals(List.of(), load("large.db", false));
        assertSame(Book.EMPTY, book.book());
        assertTrue(book.isChosen(new BookChoice("book", "large.db", false)));
        assertEquals(1, complaints.size(), complaints.toString());
        String wanted = "the book large\\.db is too large: it takes about " + ((bytes >> 20) + 1)
                + " MB of memory, and Java has \\d+ MB left; give it more with -Xmx, or set BookOnTheFly";
        assertTrue(complaints.get(0).matches(wanted), complaints.get(0));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBookForWhichThereIsRoomIsRead(boolean onTheFly) throws IOException {
        write("small.db", 0, START, "9g9f");
        assertEquals(List.of("9g9f"), load("small.db", onTheFly));
        assertEquals(List.of(), complaints);
    }

    @Test
    void anUnsortedBookIsReadIntoMemoryInstead() throws IOException {
        write("unsorted.db", 0, START, "9g9f", LATER, "5i5h");
        assertEquals(List.of("9g9f"), load("unsorted.db", true));
        assertTrue(
                complaints.get(0).startsWith("book unsorted.db, is not sorted by position: "), complaints.toString());
    }

    @Test
    void aBookThatCannotBeReadReplacesTheOneBefore() throws IOException {
        write("small.db", 0, START, "9g9f");
        write("picture.db", 0, "\u0001");
        load("small.db", false);
        assertEquals(List.of(), load("picture.db", false));
        assertEquals(
                List.of(
                        "the book picture.db cannot be read: it is no book: neither a text nor a binary book of YaneuraOu"
                                + " or Apery"),
                complaints);
        complaints.clear();
        assertEquals(List.of(), load("none.db", true));
        assertEquals(List.of("the book none.db cannot be read: there is no such file"), complaints);
    }
}

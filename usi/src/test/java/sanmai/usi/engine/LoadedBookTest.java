package sanmai.usi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoadedBookTest {
    private static final String START = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    private final List<String> complaints = new ArrayList<>();

    private static BookFiles files(Stream<String> lines, long bytes) {
        return new BookFiles() {
            @Override
            public Stream<String> open(String name) {
                return lines;
            }

            @Override
            public long bytes(String name) {
                return bytes;
            }
        };
    }

    /** A third of the heap is enough for it: a book takes four times the size of its file. */
    @ParameterizedTest
    @ValueSource(doubles = {0.34, 1, 100_000})
    void aBookThatIsLargerThanTheHeapIsRefusedBeforeItIsRead(double heaps) {
        long bytes = (long) (heaps * Runtime.getRuntime().maxMemory());
        Stream<String> unread = Stream.generate(() -> fail("it is read"));
        LoadedBook book = new LoadedBook(files(unread, bytes));
        book.load("large.db", complaints::add);
        assertEquals(0, book.book().size());
        assertTrue(book.isNamed("large.db"));
        assertEquals(1, complaints.size(), complaints.toString());
        String wanted = "the book large\\.db is too large: its file has " + bytes / 1_000_000
                + " MB, which take about \\d+ MB of memory, and Java has \\d+ MB left; give it more with -Xmx,"
                + " or take a smaller book";
        assertTrue(complaints.get(0).matches(wanted), complaints.get(0));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 100, 1_000_000})
    void aBookForWhichThereIsRoomIsRead(long bytes) {
        LoadedBook book = new LoadedBook(files(Stream.of(START, "9g9f"), bytes));
        book.load("small.db", complaints::add);
        assertEquals(List.of(), complaints);
        assertEquals(1, book.book().size());
    }

    @Test
    void aRefusedBookReplacesTheOneBefore() {
        List<Long> sizes = new ArrayList<>(List.of(100L, Long.MAX_VALUE / 8));
        BookFiles files = new BookFiles() {
            @Override
            public Stream<String> open(String name) {
                return Stream.of(START, "9g9f");
            }

            @Override
            public long bytes(String name) {
                return sizes.remove(0);
            }
        };
        LoadedBook book = new LoadedBook(files);
        book.load("small.db", complaints::add);
        book.load("large.db", complaints::add);
        assertEquals(0, book.book().size());
    }
}

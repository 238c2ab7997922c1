package sanmai.search.book;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

class BookCollectionTest {
    private static final String FIRST = "sfen 4k4/9/9/9/9/9/9/9/4K4 b -";
    private static final String SECOND = "sfen 4k4/9/9/9/9/9/9/9/4K4 b P";

    private static Iterator<BookEntry> entries(String... lines) {
        return new BookReader(List.of(lines).iterator(), complaint -> {});
    }

    private static List<String> written(Iterator<BookEntry> entries) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BookCollection.write(entries, out);
        return out.toString("UTF-8").lines().toList();
    }

    private static final String[] A = {FIRST + " 7", "5i5h 5a5b 10 20 3", "5i4h"};
    private static final String[] B = {FIRST + " 5", "5i5h none -4 21 9", SECOND + " 1", "P*5e none none none 2"};

    private static final List<String> MERGED = List.of(
            "#YANEURAOU-DB2016 1.00",
            FIRST + " 5",
            "5i5h none -4 21 12",
            "5i4h none none none 1",
            SECOND + " 1",
            "P*5e none none none 2");

    @Test
    void mergedBooksHaveEachPositionAndMoveOnce() throws IOException {
        assertEquals(MERGED, written(BookCollection.merged(List.of(entries(A), entries(B)))));
        assertEquals(MERGED, written(BookCollection.merged(List.of(entries(B), entries(A)))));
    }

    @Test
    void ofEqualDepthsTheFirstBookCounts() throws IOException {
        List<Iterator<BookEntry>> books =
                List.of(entries(FIRST + " 1", "5i5h none 1 20 1"), entries(FIRST + " 1", "5i5h none 2 20 1"));
        assertEquals("5i5h none 1 20 2", written(BookCollection.merged(books)).get(2));
    }

    @Test
    void aRepeatedMoveOfAnEntryIsOneMove() throws IOException {
        BookCollection collection = new BookCollection();
        entries(FIRST + " 1", "5i5h none 1 20 1", "5i4h", "5i5h 5a5b 2 21 2").forEachRemaining(collection::add);
        BookEntry entry = collection.entries().get(0);
        assertEquals(
                List.of("5i5h 5a5b 2 21 3", "5i4h none none none 1"),
                entry.moves().stream().map(BookMove::line).toList());
    }

    @Test
    void countsDoNotOverflow() throws IOException {
        String most = "5i5h none none none " + Long.MAX_VALUE;
        assertEquals(
                most,
                written(BookCollection.merged(List.of(entries(FIRST, most), entries(FIRST, most))))
                        .get(2));
    }

    @Test
    void aCollectionIsSortedWhateverComesFirst() throws IOException {
        BookCollection collection = new BookCollection();
        entries(B).forEachRemaining(collection::add);
        entries(A).forEachRemaining(collection::add);
        assertEquals(MERGED, written(collection.entries().iterator()));
    }

    @Test
    void aPositionThatMayOccurAtAnyMoveStaysSo() throws IOException {
        assertEquals(FIRST, written(entries(FIRST, "5i5h")).get(1));
        assertEquals(FIRST, written(entries(FIRST + " 0", "5i5h")).get(1));
        assertEquals(FIRST + " 1", written(entries(FIRST + " 1", "5i5h")).get(1));
    }

    @Test
    void theMostPlayedMovesAreWrittenFirst() throws IOException {
        assertEquals(
                List.of("5i6h none 3 4 9", "5i4h none 2 1 1", "5i5h none 1 1 1"),
                written(entries(FIRST, "5i5h none 1 1 1", "5i4h none 2 1 1", "5i6h none 3 4 9"))
                        .subList(2, 5));
    }
}

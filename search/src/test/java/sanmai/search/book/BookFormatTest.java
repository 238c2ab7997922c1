package sanmai.search.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is written is read again. */
class BookFormatTest {
    private static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -";
    private static final String WHITES = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w -";

    @TempDir
    private Path folder;

    private final List<String> complaints = new ArrayList<>();

    private static BookEntry entry(String key, int number, String... moves) {
        return new BookEntry(
                new BookPosition(key, number),
                Stream.of(moves).map(line -> BookMove.parse(line).orElseThrow()).toList());
    }

    private Path written(BookFormat format, BookEntry... entries) throws IOException {
        Path file = folder.resolve("book" + (format == BookFormat.APERY ? ".bin" : ""));
        try (OutputStream to = Files.newOutputStream(file)) {
            format.write(List.of(entries).iterator(), to);
        }
        return file;
    }

    private static List<String> moves(Book book, String key) {
        return book.moves(new BookPosition(key, BookPosition.ANY_MOVE)).stream()
                .map(BookMove::line)
                .toList();
    }

    /** What a binary book does not store is left out, and so are illegal moves. */
    @ParameterizedTest
    @EnumSource(BookFormat.class)
    void aWrittenBookIsFoundAgain(BookFormat format) throws IOException {
        Path file = written(
                format,
                entry(START, 1, "2g2f none 7 5 3", "7g7f 3c3d -30 12 100000", "9i9a none 0 1 1"),
                entry(WHITES, 2, "3c3d none 40000 70000 0"));
        BookFile book = BookFile.of(file);
        assertEquals(format, book.format());
        try (Book read = book.read(complaints::add)) {
            switch (format) {
                case TEXT -> {
                    assertEquals(
                            List.of("7g7f 3c3d -30 12 100000", "2g2f none 7 5 3", "9i9a none 0 1 1"),
                            moves(read, START));
                    assertEquals(List.of("3c3d none 40000 70000 0"), moves(read, WHITES));
                }
                case YBB -> {
                    assertEquals(List.of("7g7f none -30 12 0", "2g2f none 7 5 0"), moves(read, START));
                    assertEquals(List.of("3c3d none 32767 65535 0"), moves(read, WHITES));
                }
                default -> {
                    assertEquals(List.of("7g7f none -30 none 65535", "2g2f none 7 none 3"), moves(read, START));
                    assertEquals(List.of("3c3d none 40000 none 0"), moves(read, WHITES));
                }
            }
        }
        assertEquals(List.of(), complaints);
    }

    private List<String> listed(Path file) throws IOException {
        try (Stream<BookEntry> entries = BookFile.of(file).entries(complaints::add)) {
            return entries.map(entry -> entry.position().sfen() + ": "
                            + entry.moves().get(0).move())
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = BookFormat.class,
            names = {"TEXT", "YBB"})
    void aBookIsListedEntryByEntry(BookFormat format) throws IOException {
        Path file = written(format, entry(START, 1, "7g7f"), entry(WHITES, 2, "3c3d"));
        assertEquals(List.of(WHITES + " 2: 3c3d", START + " 1: 7g7f"), listed(file));
        assertEquals(List.of(), complaints);
    }

    /** Two pawns on a file: the rules forbid it, but a position with them can be played, and so be in a book. */
    @ParameterizedTest
    @EnumSource(BookFormat.class)
    void aPositionThatCanBePlayedIsWrittenAndFoundAgain(BookFormat format) throws IOException {
        String key = "4k4/9/9/9/4P4/4P4/9/9/4K4 b -";
        Path file = written(format, entry(key, 1, "5i5h"));
        try (Book read = BookFile.of(file).read(complaints::add)) {
            assertEquals(1, moves(read, key).size());
        }
        if (format != BookFormat.APERY) {
            assertEquals(List.of(key + " 1: 5i5h"), listed(file));
        }
        assertEquals(List.of(), complaints);
    }

    @ParameterizedTest
    @EnumSource(BookFormat.class)
    void whatWasWrittenAndLeftOutIsCounted(BookFormat format) throws IOException {
        BookEntry[] entries = {
            entry(START, 1, "7g7f", "7g7f", "9i9a", "2g2f"),
            entry("kk7/9/9/9/9/9/9/9/KK7 b -", 1, "1i1h"),
            entry("4k4/9/4P4/9/9/9/9/9/9 b G", 1, "G*5b", "G*4b"),
            entry(WHITES, 2, "7g7f", "2g2f")
        };
        BookFormat.Written expected = switch (format) {
            case TEXT -> new BookFormat.Written(4, 8, 0, 0);
            case YBB -> new BookFormat.Written(1, 2, 3, 1);
            case APERY -> new BookFormat.Written(2, 4, 2, 1);
        };
        BookFormat.Written written = format.write(List.of(entries).iterator(), OutputStream.nullOutputStream());
        assertEquals(expected, written);
        assertEquals(format == BookFormat.TEXT, written.isWhole());
        if (format == BookFormat.YBB) {
            assertEquals(List.of(START + " 1: 7g7f"), listed(written(format, entries)));
        }
    }

    @Test
    void aBookOfAperyHasNoPositionsToList() throws IOException {
        Path file = written(BookFormat.APERY, entry(START, 1, "7g7f"));
        IOException e = assertThrows(IOException.class, () -> listed(file));
        assertTrue(e.getMessage().contains("only keys"), e.getMessage());
    }

    /** The first position's first bytes are set; the second one follows at byte 32 + 44. */
    @Test
    void aBrokenPositionIsLeftOut() throws IOException {
        Path file = written(BookFormat.YBB, entry(START, 1, "7g7f"), entry(WHITES, 2, "3c3d"));
        byte[] bytes = Files.readAllBytes(file);
        bytes[32 + 44 + 1] = -1;
        Files.write(file, bytes);
        assertEquals(List.of(START + " 1: 7g7f"), listed(file));
        String first = "position 2 is left out: a king is on square 127, but squares are 0 to 80";
        assertEquals(List.of(first), complaints);
        bytes[32 + 1] = -1;
        Files.write(file, bytes);
        complaints.clear();
        assertEquals(List.of(), listed(file));
        assertEquals(List.of(first.replace("position 2", "position 1"), "1 more positions are left out"), complaints);
    }

    @Test
    void theEndingOfANameTellsTheFormat() {
        assertEquals(BookFormat.YBB, BookFormat.ofName("a.YBB"));
        assertEquals(BookFormat.APERY, BookFormat.ofName("book.bin"));
        assertEquals(BookFormat.TEXT, BookFormat.ofName("book.db"));
    }
}

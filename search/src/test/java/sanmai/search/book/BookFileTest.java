package sanmai.search.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.search.exchange.PackedPosition;
import sanmai.shogi.Position;

/** The kinds of files, in memory and on the fly. */
class BookFileTest {
    private static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    @TempDir
    private Path folder;

    private final List<String> complaints = Collections.synchronizedList(new ArrayList<>());

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    private Path text(List<String> lines) throws IOException {
        return Files.write(folder.resolve("a.db"), lines);
    }

    private Optional<Book> onTheFly(Path file) throws IOException {
        return BookFile.of(file).openOnTheFly(complaints::add);
    }

    private static List<String> moves(Book book, String sfen) {
        return book.moves(BookPosition.parse(sfen).orElseThrow()).stream()
                .map(BookMove::line)
                .toList();
    }

    /** Positions, sorted. */
    private static List<String> positions() {
        List<String> positions = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            positions.add("4k4/9/9/9/9/9/9/9/4K4 b " + (i % 17 + 2) + "P" + (i / 17 + 2) + "p");
        }
        Collections.sort(positions);
        return positions;
    }

    private static List<String> lines(List<String> positions) {
        List<String> lines = new ArrayList<>(List.of("#YANEURAOU-DB2016 1.00"));
        for (int i = 0; i < positions.size(); i++) {
            lines.addAll(List.of(
                    "sfen " + positions.get(i) + " " + (i + 1), "#note", "7g7f none " + i + " 1 1", "2g2f 8c8d 0 0 2"));
        }
        return lines;
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n"})
    void onTheFlyEachPositionIsFoundAsInMemory(String end) throws IOException {
        List<String> positions = positions();
        Path file = write("a.db", (String.join(end, lines(positions)) + end).getBytes("UTF-8"));
        try (Book flying = onTheFly(file).orElseThrow();
                Book memory = BookFile.of(file).read(complaints::add)) {
            for (int i = 0; i < positions.size(); i++) {
                List<String> expected = List.of("7g7f none " + i + " 1 1", "2g2f 8c8d 0 0 2");
                assertEquals(expected, moves(memory, positions.get(i)));
                assertEquals(expected, moves(flying, positions.get(i)));
                assertEquals(List.of(), moves(flying, positions.get(i).replace(" b ", " w ")));
                assertEquals(List.of(), moves(memory, positions.get(i) + " 9999"));
                assertEquals(List.of(), moves(flying, positions.get(i) + " 9999"));
            }
        }
        assertEquals(List.of(), complaints);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\uFEFF"})
    void onTheFlyTheFirstPositionNeedsNoHeader(String mark) throws IOException {
        try (Book book = onTheFly(text(List.of(mark + "sfen " + START, "7g7f"))).orElseThrow()) {
            assertEquals(List.of("7g7f none none none 1"), moves(book, START));
        }
    }

    @Test
    void onTheFlyAPositionOfSeveralMoveNumbersHasAllItsMoves() throws IOException {
        String key = "4k4/9/9/9/9/9/9/9/4K4 b -";
        List<String> lines =
                List.of("sfen " + key + " 1", "5i5h", "sfen " + key + " 11", "5i4h", "sfen " + key + " 9", "5i6h");
        try (Book book = onTheFly(text(lines)).orElseThrow()) {
            assertEquals(3, moves(book, key).size());
            assertEquals(List.of("5i4h none none none 1"), moves(book, key + " 11"));
        }
    }

    @Test
    void anUnsortedBookIsNoticedWhenItIsOpened() throws IOException {
        List<String> positions = positions();
        Collections.shuffle(positions, new Random(1));
        assertUnsorted(positions);
        List<String> appended = positions();
        appended.add(appended.get(5));
        assertUnsorted(appended);
        List<String> turned = positions();
        Collections.reverse(turned);
        assertUnsorted(turned);
    }

    private void assertUnsorted(List<String> positions) throws IOException {
        complaints.clear();
        assertEquals(Optional.empty(), onTheFly(text(lines(positions))));
        assertEquals(1, complaints.size(), complaints.toString());
        assertTrue(
                complaints
                        .get(0)
                        .matches(
                                "is not sorted by position: \"sfen .*\" stands after \"sfen .*\"; so"
                                        + " BookOnTheFly is not possible, and the book is read into memory; 'sanmai book merge' sorts it"),
                complaints.get(0));
    }

    /** What is not looked at when the book is opened can be seen by a search. */
    @Test
    void anUnsortedPlaceIsNoticedByTheSearchThatMeetsIt() throws IOException {
        List<String> positions = positions();
        Collections.sort(positions);
        Path file = text(lines(positions));
        try (SortedBook book = new SortedBook(file, complaints::add)) {
            Collections.reverse(positions);
            Files.write(file, lines(positions));
            for (String position : positions) {
                book.moves(BookPosition.parse(position).orElseThrow());
            }
        }
        assertEquals(1, complaints.size(), complaints.toString());
        assertTrue(complaints.get(0).startsWith("is not sorted by position"), complaints.get(0));
    }

    @Test
    void aMalformedLineIsReportedOnTheFly() throws IOException {
        try (Book book =
                onTheFly(text(List.of("sfen " + START, "7g7f", "rubbish!"))).orElseThrow()) {
            assertEquals(List.of("7g7f none none none 1"), moves(book, START));
            assertEquals(1, complaints.size());
            assertTrue(complaints.get(0).contains("\"rubbish!\""), complaints.get(0));
        }
    }

    @Test
    void aTextWithoutPositionsIsRefusedOnTheFly() throws IOException {
        Path file = write("a.db", "x".repeat(3_000_000).getBytes("UTF-8"));
        IOException e = assertThrows(IOException.class, () -> onTheFly(file));
        assertTrue(e.getMessage().contains("a million bytes"), e.getMessage());
        Path lines = write("b.db", "x\n".repeat(1_500_000).getBytes("UTF-8"));
        assertThrows(IOException.class, () -> onTheFly(lines));
    }

    /** Keys that other programs give these positions. */
    @ParameterizedTest
    @CsvSource({
        START + ", 157eade1e78ebeee",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2, d5207256821f7b3e",
        "lnsgk1snl/1r4g2/pppppp1pp/6p2/7P1/2P6/PP1PPPP1P/1+b5R1/LNSGKGSNL b b 7, dabcbe6950ce089a",
        "lnsgk1snl/1r4g2/p1pppp1pp/6p2/1p5P1/2P6/PPSPPPP1P/7R1/LN1GKGSNL w Bb 12, ac59e8ffb6da83e7",
        "ln1gk1snl/6gb1/2sppppp1/p7p/2R6/Pr4P2/2PPPPN1P/1BGK2S2/LNS2G2L w 3Pp 26, ffa73ad01aa22070"
    })
    void aBookOfAperyHasItsKeys(String sfen, String key) throws IOException {
        ByteBuffer entries = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
        entries.put(HexFormat.of().parseHex(key))
                .putShort((short) (60 << 7 | 59))
                .putShort((short) 7)
                .putInt(-5);
        entries.put(HexFormat.of().parseHex(key))
                .putShort((short) (87 << 7 | 40))
                .putShort((short) 8)
                .putInt(6);
        Path file = write("book.bin", entries.array());
        assertEquals(Optional.empty(), onTheFly(file));
        assertEquals(
                List.of("7g7f none -5 none 7", "G*5e none 6 none 8"),
                moves(BookFile.of(file).read(complaints::add), sfen));
    }

    @ParameterizedTest
    @ValueSource(ints = {Score.MATE, Integer.MIN_VALUE})
    void anEntryOfAperyWithAnImpossibleScoreIsLeftOut(int score) throws IOException {
        ByteBuffer entries = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
        for (int each : new int[] {score, Score.MATE - 1}) {
            entries.put(HexFormat.of().parseHex("157eade1e78ebeee"))
                    .putShort((short) (60 << 7 | 59))
                    .putShort((short) 7)
                    .putInt(each);
        }
        Book book = BookFile.of(write("book.bin", entries.array())).read(complaints::add);
        assertEquals(List.of("7g7f none 999999 none 7"), moves(book, START));
    }

    private static byte[] ybb(String sfen, int flags, int... moves) {
        ByteBuffer file = ByteBuffer.allocate(32 + 2 * 44 + 2 * moves.length).order(ByteOrder.LITTLE_ENDIAN);
        file.put(YbbBook.MAGIC).putLong(2).putLong(flags);
        byte[] packed = new byte[PackedPosition.BYTES];
        file.put(packed).putLong(0).putShort((short) 1).putShort((short) 0);
        PackedPosition.YANEURAOU.write(Sfen.position(sfen), packed, 0);
        file.put(packed).putLong(0).putShort((short) 3).putShort((short) (moves.length / (flags == 0 ? 2 : 3)));
        for (int move : moves) {
            file.putShort((short) move);
        }
        return file.array();
    }

    private static final int P_7G7F = 60 << 7 | 59;
    private static final int B_8H2B_PROMOTES = 1 << 15 | 70 << 7 | 10;
    private static final int G_DROPS_5E = 1 << 14 | 7 << 7 | 40;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBinaryBookOfYaneuraOuIsReadOnTheFly(boolean onTheFly) throws IOException {
        Path file = write("a.ybb", ybb(START, 1, P_7G7F, -30, 12, B_8H2B_PROMOTES, 5, 0, G_DROPS_5E, 1, 2));
        try (Book book =
                onTheFly ? onTheFly(file).orElseThrow() : BookFile.of(file).read(complaints::add)) {
            assertEquals(
                    List.of("7g7f none -30 12 0", "8h2b+ none 5 none 0", "G*5e none 1 2 0"),
                    moves(book, START.replace(" - 1", " -")));
            assertEquals(List.of(), moves(book, START), "the book has it at move 3");
            assertEquals(List.of(), moves(book, START.replace(" b - 1", " w -")));
        }
        Path shallow = write("b.ybb", ybb(START, 0, P_7G7F, -30));
        try (Book book = onTheFly(shallow).orElseThrow()) {
            assertEquals(List.of("7g7f none -30 none 0"), moves(book, START.replace(" - 1", " - 3")));
        }
    }

    @Test
    void aBrokenBinaryBookIsAnErrorOrHasNoMoves() throws IOException {
        byte[] whole = ybb(START, 1, P_7G7F, -30, 12);
        assertThrows(IOException.class, () -> onTheFly(write("short.ybb", Arrays.copyOf(whole, 20))));
        byte[] newer = whole.clone();
        newer[24] = 2;
        assertThrows(IOException.class, () -> onTheFly(write("newer.ybb", newer)));
        byte[] larger = whole.clone();
        larger[19] = 1;
        assertThrows(IOException.class, () -> onTheFly(write("larger.ybb", larger)));
        try (Book book = onTheFly(write("cut.ybb", Arrays.copyOf(whole, whole.length - 1)))
                .orElseThrow()) {
            assertEquals(List.of(), moves(book, START.replace(" - 1", " -")));
            assertTrue(complaints.get(0).startsWith("cannot be read: the file ends before byte"), complaints.get(0));
        }
    }

    @Test
    void otherFilesAreRefused() throws IOException {
        Path picture = write("a.db", new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0});
        IOException e = assertThrows(IOException.class, () -> BookFile.of(picture));
        assertEquals("it is no book: neither a text nor a binary book of YaneuraOu or Apery", e.getMessage());
        assertThrows(IOException.class, () -> BookFile.of(write("a.bin", new byte[17])));
        assertThrows(IOException.class, () -> BookFile.of(folder));
        assertThrows(IOException.class, () -> BookFile.of(folder.resolve("none.db")));
    }

    @Test
    void strangeBytesDoNotEndTheReading() throws IOException {
        Path file = write("sjis.db", ("# \u5b9a\u8de1\nsfen " + START + "\n7g7f\n").getBytes("windows-31j"));
        assertEquals(List.of("7g7f none none none 1"), moves(BookFile.of(file).read(complaints::add), START));
    }

    @Test
    void aBookInMemoryTakesLessThanItsFile() throws IOException {
        Path file = text(lines(positions()));
        assertEquals(Files.size(file), BookFile.of(file).memoryBytes());
        assertEquals(BookPosition.of(Position.start()).sfen(), START);
    }
}

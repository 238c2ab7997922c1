package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.primitives.Bytes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Color;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.notation.record.RecordTree;

class RecordReaderTest {
    private static final Charset SHIFT_JIS = Charset.forName("windows-31j");
    private static final String USI =
            "position startpos moves 7g7f 3c3d\n\n# comment\nposition startpos moves 7g7f 7g7f\n";
    private static final String CSA = "V2.2\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n/\nPI\n+\n+7776FU\n-7776FU\n/\n";
    private static final String KIF = "手合割：平手\n先手：髙橋①㈱～\n   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 投了\n";
    private static final String NAME = "髙橋①㈱～";

    /** A game and its problems. */
    private static String text(ParsedRecord record) {
        return record.game().map(game -> game.moves().toString()).orElse("none") + record.problems();
    }

    private static List<ParsedRecord> read(byte[] file) {
        return RecordReader.of(file).stream().toList();
    }

    private static List<ParsedRecord> read(String file, Charset charset) {
        return read(file.getBytes(charset));
    }

    private static String blacksName(List<ParsedRecord> records) {
        return records.get(0).tree().orElseThrow().player(Color.BLACK);
    }

    @ParameterizedTest
    @ValueSource(strings = {USI, CSA, KIF, "\r\n \r\n", "", "# only a comment\n", "hello\n"})
    void piecesAreLikeTheWhole(String text) {
        for (String ends : List.of("\n", "\r", "\r\n")) {
            for (int repeats : text.startsWith("V2") || text.startsWith("pos") || text.startsWith("手合割")
                    ? new int[] {1, 1000}
                    : new int[] {1}) {
                String all = text.repeat(repeats).replace("\n", ends);
                List<String> whole = RecordFormat.readAny(all, Optional.empty()).stream()
                        .map(RecordReaderTest::text)
                        .toList();
                assertEquals(
                        whole,
                        RecordReader.of(all).stream()
                                .map(RecordReaderTest::text)
                                .toList());
                assertEquals(
                        whole,
                        read("\uFEFF" + all, StandardCharsets.UTF_8).stream()
                                .map(RecordReaderTest::text)
                                .toList());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {USI, CSA, KIF})
    void filesWithByteOrderMarksMayBePutTogether(String text) {
        List<ParsedRecord> plain = read(text.repeat(3), StandardCharsets.UTF_8);
        List<ParsedRecord> marked = read(("\uFEFF" + text).repeat(3), StandardCharsets.UTF_8);
        assertEquals(
                plain.stream().map(RecordReaderTest::text).toList(),
                marked.stream().map(RecordReaderTest::text).toList());
        for (int i = 0; i < plain.size(); i++) {
            assertEquals(
                    plain.get(i).tree().map(RecordTree::headers),
                    marked.get(i).tree().map(RecordTree::headers));
        }
    }

    @Test
    void everyEncodingGivesTheSameText() {
        for (String ends : List.of("\n", "\r", "\r\n")) {
            String text = KIF.replace("\n", ends);
            for (byte[] file : List.of(
                    text.getBytes(StandardCharsets.UTF_8),
                    ("\uFEFF" + text).getBytes(StandardCharsets.UTF_8),
                    text.getBytes(SHIFT_JIS),
                    text.getBytes(Charset.forName("x-windows-iso2022jp")),
                    ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE),
                    ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16BE))) {
                List<ParsedRecord> records = read(file);
                assertEquals(List.of(), records.get(0).problems());
                assertEquals(NAME, blacksName(records));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"先手太郎", "羽生善治", "コンピュータ", "ｺﾝﾋﾟｭｰﾀ", "①髙"})
    void eucIsToldFromShiftJisByItsBytes(String name) {
        String text = "V2.2\nN+" + name + "\nPI\n+\n+7776FU\n";
        for (String charset : List.of("x-eucJP-Open", "windows-31j")) {
            List<ParsedRecord> records = read(text, Charset.forName(charset));
            assertEquals(List.of(), records.get(0).problems());
            assertEquals(name, blacksName(records), charset);
        }
    }

    @Test
    void anEscapeThatIsNoneOfIso2022ChangesNothing() {
        List<ParsedRecord> records = read("V2.2\nN+\u001B[0m" + NAME + "\nPI\n+\n", StandardCharsets.UTF_8);
        assertEquals("\u001B[0m" + NAME, blacksName(records));
    }

    @Test
    void theFirstBytesThatAreNotAsciiDecideHoweverLateTheyCome() {
        String comments = "# only letters\n".repeat(6_000);
        for (Charset charset : List.of(StandardCharsets.UTF_8, SHIFT_JIS)) {
            String text = "1 7六歩(77)\n";
            List<ParsedRecord> records = read("手合割：平手\n" + comments + "先手：" + NAME + "\n" + text, charset);
            assertEquals(NAME, blacksName(records));
            records = read("# 1\n手合割：平手\n" + comments + "先手：" + NAME + "\n" + text, charset);
            assertEquals(NAME, blacksName(records));
            String csa = "V2.2\nPI\n+\n+7776FU\n/\n".repeat(8_000) + "N+" + NAME + "\nPI\n+\n";
            records = read(csa, charset);
            assertEquals(NAME, blacksName(records.subList(8_000, 8_001)));
        }
    }

    @Test
    void aFileThatIsNotWhatItSaysIsReadWithAProblem() {
        String utf8 = "#KIF version=2.0 encoding=UTF-8\n" + KIF;
        assertEquals(List.of(), read(utf8, StandardCharsets.UTF_8).get(0).problems());
        List<ParsedRecord> records = read(utf8, SHIFT_JIS);
        assertEquals(NAME, blacksName(records));
        assertEquals(
                "[line 2, column 1: the file says that it is UTF-8, but is not]",
                records.get(0).problems().toString());
        String shiftJis = "#KIF version=2.0 encoding=Shift_JIS\n" + KIF;
        assertEquals(NAME, blacksName(read(shiftJis, SHIFT_JIS)));
        assertEquals(NAME, blacksName(read(shiftJis, StandardCharsets.UTF_8)));
        assertEquals(NAME, blacksName(read("'CSA encoding=SHIFT_JIS\nV3.0\nN+" + NAME + "\nPI\n+\n", SHIFT_JIS)));
    }

    @Test
    void bytesThatAreNoTextAreAProblemWithItsPlace() {
        byte[] file = ("V2.2\nN+甲x乙\nPI\n+\n+7776FU\n").getBytes(StandardCharsets.UTF_8);
        file[10] = (byte) 0xFF;
        List<ParsedRecord> records = read(file);
        assertEquals("甲\uFFFD乙", blacksName(records));
        assertEquals(1, records.get(0).game().orElseThrow().plies());
        assertEquals(
                "[line 2, column 4: the byte FF is no UTF-8]",
                records.get(0).problems().toString());
        file = "V2.2\nN+甲x乙\nPI\n+\n+7776FU\n".getBytes(SHIFT_JIS);
        file[9] = (byte) 0xFF;
        assertEquals(
                "[line 2, column 4: the byte FF is no Shift_JIS]",
                read(file).get(0).problems().toString());
    }

    @Test
    void aFaultBelongsToItsRecord() {
        byte[] file = "V2.2\nPI\n+\n+7776FU\n/\n'*甲乙\nPI\n+\n/\nPI\n+\n".getBytes(StandardCharsets.UTF_8);
        file[23] = (byte) 0xFF;
        assertEquals(
                List.of(0, 1, 0),
                read(file).stream().map(record -> record.problems().size()).toList());
    }

    @Test
    void zeroBytesAreNoText() {
        List<ParsedRecord> records = read("ab", StandardCharsets.UTF_16LE);
        assertTrue(records.get(0).tree().isEmpty());
        assertTrue(records.get(0).problems().stream().anyMatch(problem -> problem.reason() == Reason.BAD_ENCODING));
        byte[] torn = "V2.2\nPI\n+\n+7776FU\n\0-3334FU\n".getBytes(StandardCharsets.UTF_8);
        assertEquals(1, read(torn).get(0).game().orElseThrow().plies());
        assertEquals(
                "[line 5, column 1: this is no text: some of its bytes are 0, as in UTF-16 without a byte order mark]",
                read(torn).get(0).problems().toString());
    }

    @Test
    void cutAndDamagedFilesGiveRecordsOrProblems() {
        for (int seed = 0; seed < 500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            byte[] bytes = KIF.getBytes(seed % 2 == 0 ? SHIFT_JIS : StandardCharsets.UTF_8);
            for (int i = random.nextInt(4); i >= 0; i--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            List<ParsedRecord> records = read(Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)));
            assertTrue(!records.isEmpty(), "seed " + seed);
        }
    }

    @Test
    void aRecordThatHasNoEndIsRefused() {
        List<ParsedRecord> records =
                RecordReader.of("startpos moves" + " 7g7f".repeat(1_000_000) + "\nstartpos\n").stream()
                        .toList();
        assertEquals(1, records.size());
        assertEquals(Reason.TOO_LONG, records.get(0).problems().get(0).reason());
    }

    /** So many games that their text cannot be kept in memory. */
    @Test
    void recordsOfManyGamesStream() {
        byte[] game = "N+甲\nPI\n+\n+7776FU\n%TORYO\n/\n".getBytes(StandardCharsets.UTF_8);
        int games = 200_000;
        InputStream endless = new InputStream() {
            private long at;

            @Override
            public int read() {
                return at < (long) games * game.length ? game[(int) (at++ % game.length)] & 0xFF : -1;
            }
        };
        RecordReader reader = RecordReader.of(endless, Optional.empty());
        long read = 0;
        while (reader.hasNext()) {
            read += reader.next().isComplete() ? 1 : 0;
        }
        assertEquals(games, read);
    }

    /** A file of KIF that is longer than any record. */
    @Test
    void gamesInKifStreamToo() {
        int games = 2 * RecordLines.LONGEST_RECORD / KIF.length();
        RecordReader reader = RecordReader.of(new StringReader("\uFEFF" + KIF.repeat(games)), Optional.empty());
        assertEquals(games, reader.stream().filter(ParsedRecord::isComplete).count());
    }

    @Test
    void filesReadersAndStreamsAreRead(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.kif");
        Files.write(file, KIF.getBytes(SHIFT_JIS));
        List<ParsedRecord> all = new ArrayList<>();
        try (RecordReader reader = RecordReader.of(file)) {
            reader.forEachRemaining(all::add);
        }
        RecordReader.of(new StringReader(KIF), Optional.empty()).forEachRemaining(all::add);
        RecordReader.of(new ByteArrayInputStream(KIF.getBytes(SHIFT_JIS)), Optional.empty())
                .forEachRemaining(all::add);
        assertEquals(3, all.size());
        all.forEach(record -> assertEquals(NAME, record.tree().orElseThrow().player(Color.BLACK)));
        assertThrows(IOException.class, () -> RecordReader.of(folder.resolve("missing.kif")));
    }

    @Test
    void aSourceThatFailsIsAnException() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("gone");
            }
        };
        RecordReader reader = RecordReader.of(broken, Optional.empty());
        assertEquals(
                "gone",
                assertThrows(UncheckedIOException.class, reader::hasNext)
                        .getCause()
                        .getMessage());
    }

    @Test
    void faultsOutsideOfRecordsAreToldOnce() {
        for (int records = 0; records < 3; records++) {
            byte[] broken = "#?\n".repeat(1000).getBytes(StandardCharsets.US_ASCII);
            for (int i = 1; i < broken.length; i += 3) {
                broken[i] = (byte) 0xFF;
            }
            byte[] before = "startpos\n".repeat(Math.min(records, 1)).getBytes(StandardCharsets.US_ASCII);
            byte[] behind = "startpos\n".repeat(records / 2).getBytes(StandardCharsets.US_ASCII);
            RecordReader reader = RecordReader.of(
                    new ByteArrayInputStream(Bytes.concat(before, broken, behind)), Optional.of(RecordFormat.USI));
            List<RecordProblem> told = reader.stream()
                    .flatMap(record -> record.problems().stream())
                    .filter(problem -> problem.reason() == Reason.BAD_ENCODING)
                    .toList();
            assertEquals(1, told.size(), told::toString);
            assertEquals(records == 0 ? 1 : 2, told.get(0).line());
        }
    }
}

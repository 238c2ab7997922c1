package sanmai.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerftSuiteTest {
    private static final String KINGS = "4k4/9/9/9/9/9/9/9/4K4 b - 1";

    @TempDir
    Path folder;

    @Test
    void aLineHasFourToSixColumns() {
        List<PerftCase> cases = parse("a\t" + KINGS + "\t2\t25\tby hand\nb\t" + KINGS + "\t64\t0")
                .cases();
        assertEquals(
                List.of(
                        new PerftCase("a", KINGS, 2, 25, "by hand", Map.of(), 1),
                        new PerftCase("b", KINGS, 64, 0, "", Map.of(), 2)),
                cases);
    }

    @Test
    void aLineMayHaveDetails() {
        PerftCase line =
                parse("a\t" + KINGS + "\t2\t25\t\tmates=0 captures=3").cases().get(0);
        assertEquals("", line.source());
        assertEquals(List.of("mates", "captures"), List.copyOf(line.details().keySet()));
        assertEquals(Map.of("captures", 3L, "mates", 0L), line.details());
    }

    @Test
    void commentsEmptyLinesAndCarriageReturnsAreSkipped() {
        List<PerftCase> cases = parse("\uFEFF# a suite\r\n\r\n  \r\na\t" + KINGS + "\t1\t5\tx\r\n")
                .cases();
        assertEquals(List.of(new PerftCase("a", KINGS, 1, 5, "x", Map.of(), 4)), cases);
    }

    @Test
    void anEmptySuiteHasNoCases() {
        assertEquals(List.of(), parse("# nothing").cases());
    }

    @Test
    void aFileIsNamedAsItsPath() throws IOException {
        Path file = Files.writeString(folder.resolve("suite.tsv"), "a\t" + KINGS + "\t1\t5\t\u4e09\u679a\n");
        Suite<PerftCase> suite = SuiteFormat.PERFT.read(file);
        assertEquals(file.toString(), suite.name());
        assertEquals("\u4e09\u679a", suite.cases().get(0).source());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a | 1 columns instead of 4 to 6",
                "a;sfen;1 | 3 columns instead of 4 to 6",
                "a;sfen;1;1;x;mates=1;z | 7 columns instead of 4 to 6",
                "a;sfen;1;1;x; | the list of details is empty",
                "a;sfen;1;1;x;y | there is no detail \"y\", but captures, promotions, drops, checks, doubleChecks",
                "a;sfen;1;1;x;mates | the number of mates \"\" is no number from 0",
                "a;sfen;1;1;x;mates= | the number of mates \"\" is no number from 0",
                "a;sfen;1;1;x;mates=x | the number of mates \"x\" is no number from 0",
                "a;sfen;1;1;x;mates=-1 | the number of mates \"-1\" is no number from 0",
                "a;sfen;1;1;x;mates=1  drops=2 | there is no detail \"\"",
                "a;sfen;1;1;x;mates=1 mates=1 | the number of mates is given twice",
                ";sfen;1;1 | the name is empty",
                "a;;1;1 | the SFEN is empty",
                "a;sfen;0;1 | the depth \"0\" is no number from 1 to 64",
                "a;sfen;65;1 | the depth \"65\" is no number from 1 to 64",
                "a;sfen;-1;1 | the depth \"-1\" is no number from 1 to 64",
                "a;sfen;4294967297;1 | the depth \"4294967297\" is no number",
                "a;sfen;x;1 | the depth \"x\" is no number",
                "a;sfen;;1 | the depth \"\" is no number",
                "a;sfen;\uFF11;1 | is no number from 1 to 64",
                "a;sfen;1;-1 | the number of nodes \"-1\" is no number from 0",
                "a;sfen;1;1.5 | the number of nodes \"1.5\" is no number from 0",
                "a;sfen;1;+1 | the number of nodes \"+1\" is no number from 0",
                "a;sfen;1;9223372036854775808 | the number of nodes \"9223372036854775808\" is no number from 0",
                "a;sfen;1; 1 | the number of nodes \" 1\" is no number from 0",
            })
    void aMalformedLineIsNamed(String line, String reason) {
        String text = "# comment\na\t" + KINGS + "\t1\t5\n" + line.replace(';', '\t');
        SuiteFormatException e = assertThrows(SuiteFormatException.class, () -> parse(text));
        assertTrue(e.getMessage().startsWith("suite:3: "), e.getMessage());
        assertTrue(e.getMessage().contains(reason), e.getMessage());
        assertTrue(e.getMessage().contains("(in \"" + line.replace(";", "\\t")), e.getMessage());
        assertEquals("suite:3", e.place());
    }

    @Test
    void aLongLineIsCutInTheMessage() {
        SuiteFormatException e = assertThrows(SuiteFormatException.class, () -> parse("x".repeat(100_000)));
        assertTrue(
                e.getMessage().length() < 400,
                "the message has " + e.getMessage().length() + " characters");
    }

    @ParameterizedTest
    @ValueSource(strings = {"missing.tsv", "missing/suite.tsv"})
    void aMissingFileIsNamed(String name) {
        SuiteFormatException e =
                assertThrows(SuiteFormatException.class, () -> SuiteFormat.PERFT.read(folder.resolve(name)));
        assertTrue(e.getMessage().endsWith(Path.of(name) + ": there is no such file"), e.getMessage());
        assertFalse(e.place().matches(".*:\\d+"), e.place());
    }

    @Test
    void aDirectoryIsRefused() {
        SuiteFormatException e = assertThrows(SuiteFormatException.class, () -> SuiteFormat.PERFT.read(folder));
        assertEquals(folder + ": this is a directory", e.getMessage());
    }

    @Test
    void aFileThatIsNotUtf8IsRefusedWithItsLine() throws IOException {
        Path file = folder.resolve("latin1.tsv");
        Files.write(file, ("a\t" + KINGS + "\t1\t5\nM\u00fcller\t" + KINGS).getBytes(StandardCharsets.ISO_8859_1));
        SuiteFormatException e = assertThrows(SuiteFormatException.class, () -> SuiteFormat.PERFT.read(file));
        assertEquals(file + ":2: not UTF-8 after this text (in \"M\")", e.getMessage());
    }

    @Test
    void aCutUtf8SequenceAtTheEndIsRefused() throws IOException {
        Path file = Files.write(folder.resolve("cut.tsv"), new byte[] {'#', (byte) 0xE4, (byte) 0xB8});
        SuiteFormatException e = assertThrows(SuiteFormatException.class, () -> SuiteFormat.PERFT.read(file));
        assertTrue(e.place().endsWith("cut.tsv:1"), e.place());
    }

    @Test
    void aFailingReaderIsReported() {
        Reader failing = new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("the disk is gone");
            }

            @Override
            public void close() {}
        };
        SuiteFormatException e =
                assertThrows(SuiteFormatException.class, () -> SuiteFormat.PERFT.parse("suite", failing));
        assertEquals("suite: cannot be read: the disk is gone", e.getMessage());
    }

    @Test
    void theShippedSuiteIsConsistent() {
        List<PerftCase> cases = SuiteFormat.PERFT.shipped().cases();
        assertTrue(cases.size() >= 330, "only " + cases.size() + " lines");
        Map<String, String> sfens = new HashMap<>();
        Set<String> lines = new HashSet<>();
        for (PerftCase c : cases) {
            assertEquals(c.sfen(), sfens.computeIfAbsent(c.name(), name -> c.sfen()), c + " has two SFENs");
            assertTrue(lines.add(c.toString()), c + " occurs twice");
            assertTrue(c.source().contains(","), c + " names fewer than two programs");
            c.details().forEach((name, count) -> assertTrue(count <= c.nodes(), c + " " + name));
        }
        assertFalse(sfens.size() < 60, "only " + sfens.size() + " positions");
    }

    private static Suite<PerftCase> parse(String text) {
        return SuiteFormat.PERFT.parse("suite", new StringReader(text));
    }
}

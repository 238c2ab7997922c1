package sanmai.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MateSuiteTest {
    private static final String SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

    @TempDir
    Path folder;

    private static Suite<MateCase> parse(String text) {
        return SuiteFormat.MATES.parse("suite", new StringReader(text));
    }

    @Test
    void aLineHasFiveColumns() {
        Suite<MateCase> suite = parse("# mates\na\t" + SFEN + "\t1\t-\tmade\nb\t" + SFEN + "\tno\tx,y\tmade too\r\n");
        assertEquals(
                List.of(
                        new MateCase("a", SFEN, 1, List.of(), "made", 2),
                        new MateCase("b", SFEN, MateCase.NO_MATE, List.of("x", "y"), "made too", 3)),
                suite.cases());
        assertTrue(suite.cases().get(0).isMate());
        assertFalse(suite.cases().get(1).isMate());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b | 1 columns instead of 5",
                "b;sfen;1;- | 4 columns instead of 5",
                "b;sfen;1;-;x;y | 6 columns instead of 5",
                ";sfen;1;-;x | the name is empty",
                "b;;1;-;x | the SFEN is empty",
                "b;sfen;2;-;x | the number of plies \"2\" is even",
                "b;sfen;0;-;x | the number of plies \"0\" is no number from 1",
                "b;sfen;none;-;x | the number of plies \"none\" is no number",
                "b;sfen;1;;x | the list of themes is empty",
                "b;sfen;1;-; | the source is empty",
                "a;sfen;1;-;x | the name was given on line 2 already",
            })
    void aMalformedLineIsNamed(String line, String reason) {
        String text = "# comment\na\t" + SFEN + "\t1\t-\tx\n" + line.replace(';', '\t');
        SuiteFormatException e = assertThrows(SuiteFormatException.class, () -> parse(text));
        assertTrue(e.getMessage().startsWith("suite:3: "), e.getMessage());
        assertTrue(e.getMessage().contains(reason), e.getMessage());
    }

    @Test
    void filesAreReadLikeThoseOfOtherSuites() throws IOException {
        Path file = Files.writeString(folder.resolve("m.tsv"), "a\t" + SFEN + "\t1\t-\tx\n");
        assertEquals(file.toString(), SuiteFormat.MATES.read(file).name());
        assertEquals(1, SuiteFormat.MATES.read(file).cases().size());
        assertThrows(SuiteFormatException.class, () -> SuiteFormat.MATES.read(folder.resolve("missing")));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5, 7, 9, 11, 13})
    void enoughProblemsOfEachLengthAreShipped(int plies) {
        long count = SuiteFormat.MATES.shipped().cases().stream()
                .filter(c -> c.plies() == plies)
                .count();
        assertTrue(count >= 20, count + " mates of " + plies + " plies");
    }

    @Test
    void theShippedProblemsAreDistinctAndOfManyKinds() {
        List<MateCase> cases = SuiteFormat.MATES.shipped().cases();
        Set<String> positions = new HashSet<>();
        for (MateCase c : cases) {
            assertTrue(positions.add(c.sfen().substring(0, c.sfen().lastIndexOf(' '))), c + " occurs twice");
        }
        assertTrue(cases.stream().filter(c -> !c.isMate()).count() >= 60, "too few without a mate");
        assertTrue(cases.stream().filter(c -> c.plies() > 13).count() >= 10, "too few long mates");
        assertTrue(cases.stream().filter(c -> c.sfen().contains(" w ")).count() >= 60, "White attacks too seldom");
        assertTrue(cases.stream().filter(c -> c.sfen().contains(" b ")).count() >= 60, "Black attacks too seldom");
        long bothKings = cases.stream()
                .filter(c -> c.sfen().contains("k") && c.sfen().contains("K"))
                .count();
        assertTrue(bothKings >= 60 && bothKings <= cases.size() - 60, bothKings + " with both kings");
        for (String theme : List.of("drop-pawn-mate", "promotion-refused", "interposition", "many-checks")) {
            long count = cases.stream().filter(c -> c.themes().contains(theme)).count();
            assertTrue(count >= 2, count + " problems with the theme " + theme);
        }
    }
}

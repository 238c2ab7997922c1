package sanmai.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
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

class PositionSuiteTest {
    private static final String KINGS = "4k4/9/9/9/9/9/9/9/4K4 b - 1";

    private static final int MAX_FROM_A_GAME = 4;

    @TempDir
    Path folder;

    private static Suite<PositionCase> parse(String text) {
        return SuiteFormat.POSITIONS.parse("suite", new StringReader(text));
    }

    @Test
    void aLineHasFourColumns() {
        assertEquals(
                List.of(new PositionCase("a", KINGS, "x.usi#1", 0, 2), new PositionCase("b", KINGS, "", 40, 3)),
                parse("# positions\na\t" + KINGS + "\tx.usi#1\t0\nb\t" + KINGS + "\t\t40\r\n")
                        .cases());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b | 1 columns instead of 4",
                "b;sfen;x | 3 columns instead of 4",
                "b;sfen;x;1;y | 5 columns instead of 4",
                ";sfen;x;1 | the name is empty",
                "b;;x;1 | the SFEN is empty",
                "b;sfen;x; | the ply \"\" is no number from 0 to 1000000",
                "b;sfen;x;-1 | the ply \"-1\" is no number",
                "b;sfen;x;1000001 | the ply \"1000001\" is no number",
                "b;sfen;x;1.5 | the ply \"1.5\" is no number",
                "a;sfen;x;1 | the name was given on line 2 already",
            })
    void aMalformedLineIsNamed(String line, String reason) {
        String text = "# comment\na\t" + KINGS + "\tx\t5\n" + line.replace(';', '\t');
        SuiteFormatException e = assertThrows(SuiteFormatException.class, () -> parse(text));
        assertTrue(e.getMessage().startsWith("suite:3: "), e.getMessage());
        assertTrue(e.getMessage().contains(reason), e.getMessage());
        assertEquals("suite:3", e.place());
    }

    @Test
    void filesAreReadLikeThoseOfOtherSuites() throws IOException {
        Path file = Files.writeString(folder.resolve("p.tsv"), "a\t" + KINGS + "\tx\t5\n");
        assertEquals(file.toString(), SuiteFormat.POSITIONS.read(file).name());
        assertEquals(1, SuiteFormat.POSITIONS.read(file).cases().size());
        assertThrows(SuiteFormatException.class, () -> SuiteFormat.POSITIONS.read(folder));
        assertThrows(SuiteFormatException.class, () -> SuiteFormat.POSITIONS.read(folder.resolve("missing")));
    }

    @Test
    void theShippedPositionsAreDistinctAndSpreadOverManyGames() {
        List<PositionCase> cases = SuiteFormat.POSITIONS.shipped().cases();
        assertEquals(1000, cases.size());
        Set<String> positions = new HashSet<>();
        Set<String> hands = new HashSet<>();
        Map<String, Integer> perGame = new HashMap<>();
        int black = 0;
        for (PositionCase c : cases) {
            String[] fields = c.sfen().split(" ");
            assertTrue(positions.add(fields[0] + fields[1] + fields[2]), c + " occurs twice");
            assertEquals(c.ply() + 1, Integer.parseInt(fields[3]), c + " has another move number");
            assertTrue(c.ply() >= 30 && c.ply() <= 150, c + " has the ply " + c.ply());
            perGame.merge(c.source(), 1, Integer::sum);
            hands.add(fields[2]);
            black += fields[1].equals("b") ? 1 : 0;
        }
        assertTrue(perGame.values().stream().allMatch(n -> n <= MAX_FROM_A_GAME), perGame.toString());
        assertTrue(black > 400 && black < 600, black + " positions with Black to move");
        assertTrue(hands.size() > 500, "only " + hands.size() + " different hands");
        assertTrue(hands.contains("-"), "no position without hands");
        for (String piece : "RBGSNLPrbgsnlp".split("")) {
            assertTrue(hands.stream().filter(hand -> hand.contains(piece)).count() >= 20, "too few " + piece);
        }
    }
}

package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.Run;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.testing.SameOnEveryJava;

@SameOnEveryJava
@Timeout(120)
class TuneScreenTest {
    @TempDir
    private Path folder;

    private static Run screen(String... arguments) {
        return Run.of(Stream.concat(
                        Stream.of(
                                "tune",
                                "--screen",
                                "MATE_IN_ONE",
                                "lmr_base=300",
                                "tt_move",
                                "--nodes",
                                "30",
                                "--pairs",
                                "8"),
                        Stream.of(arguments))
                .toArray(String[]::new));
    }

    @Test
    void threadsDoNotMatterAndSeedsDo() {
        Run one = screen("--threads", "1");
        assertEquals(0, one.exitCode(), one.toString());
        assertEquals("8 pairs, balanced after every 4", one.out().get(0));
        assertTrue(one.out().get(1).matches("factor +Elo +95%"), one.toString());
        assertEquals(6, one.out().size(), one.toString());
        List<Integer> effects = one.out().subList(3, 6).stream()
                .map(row -> Integer.valueOf(row.split(" +")[1]))
                .toList();
        assertEquals(effects.stream().sorted(Comparator.reverseOrder()).toList(), effects, "the best comes first");
        assertEquals(one, screen("--threads", "3"));
        // A few games may have the same results by chance, but not with every seed.
        assertTrue(Stream.of("2", "3", "4").anyMatch(seed -> !one.equals(screen("--seed", seed))));
    }

    @Test
    void aScreeningGoesOnWithItsFile() throws IOException {
        Path file = folder.resolve("screen.jsonl");
        Run whole = screen("--resume", file.toString());
        assertEquals(screen(), whole);
        List<String> lines = Files.readAllLines(file);
        assertEquals(9, lines.size());
        Files.write(file, lines.subList(0, 6));
        assertEquals(whole, screen("--resume", file.toString()));
        Run other = screen("--resume", file.toString(), "NULL_MOVE_PRUNING");
        assertEquals(2, other.exitCode());
        assertTrue(other.err().get(0).contains("the factors"), other.toString());
    }

    @Test
    void theChartHasARowForEachFactor() throws IOException {
        Path chart = folder.resolve("screen.svg");
        assertEquals(0, screen("--chart", chart.toString()).exitCode());
        String svg = Files.readString(chart);
        assertTrue(svg.contains(">LMR_BASE=300<") && svg.contains(">TT_MOVE<") && svg.contains("95%"), svg);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "TT_MOVE TT_MOVE | named twice",
                "LMR_BASE=700 LMR_BASE=800 | named twice",
                "lmr_base | 'lmr_base' is a parameter; give a value, as in lmr_base=VALUE",
                "TT_MOV | 'TT_MOV' is no feature of the search",
                "LMR_BAS=1 | 'LMR_BAS' is no parameter of the search",
                "LMR_BASE=x | 'LMR_BASE=x' needs a whole number",
                "LMR_BASE=USUAL | 'LMR_BASE=USUAL' is the value that the engine has already",
                "LMR_BASE=9999 | 'LMR_BASE=9999' is out of the range of this parameter, 0 to 2048",
                "--pairs 0 | --pairs",
                "--rate 0.1 | --screen cannot be combined with --rate, an option of tuning; leave it out",
                "--iterations 2 | --screen cannot be combined with --iterations",
                "--nodes 0 | --nodes",
                "--threads 0 | --threads",
                "--chart a.png | .svg"
            })
    void wrongArgumentsAreNamed(String arguments, String named) {
        String usual = String.valueOf(SearchParameter.LMR_BASE.value);
        Run run = Run.of(("tune --screen " + arguments.replace("USUAL", usual)).split(" "));
        assertEquals(2, run.exitCode());
        assertTrue(run.err().get(0).contains(named.replace("USUAL", usual)), run.toString());
    }
}

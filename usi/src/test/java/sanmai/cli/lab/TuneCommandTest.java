package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
class TuneCommandTest {
    @TempDir
    private Path folder;

    private static Run tune(String... arguments) {
        return Run.of(Stream.concat(
                        Stream.of(
                                "tune",
                                "LMR_BASE",
                                "razoring_margin",
                                "--nodes",
                                "60",
                                "--pairs",
                                "2",
                                "--iterations",
                                "4"),
                        Stream.of(arguments))
                .toArray(String[]::new));
    }

    @Test
    void threadsDoNotMatterAndSeedsDo() {
        Run one = tune("--threads", "1");
        assertEquals(0, one.exitCode(), one.toString());
        assertEquals("4 iterations", one.out().get(0));
        assertTrue(one.out().get(1).matches("parameter +now +tuned +least +most"), one.toString());
        assertTrue(
                one.out().get(3).matches("LMR_BASE +" + SearchParameter.LMR_BASE.value + " +\\d+\\.\\d +0 +2048"),
                one.toString());
        assertEquals(5, one.out().size(), one.toString());
        assertEquals(one, tune("--threads", "3"));
        assertNotEquals(one, tune("--seed", "2"));
    }

    @Test
    void aTuningGoesOnWithItsFile() throws IOException {
        Path file = folder.resolve("tune.jsonl");
        Run whole = tune("--resume", file.toString());
        assertEquals(tune(), whole);
        List<String> lines = Files.readAllLines(file);
        assertEquals(5, lines.size());
        Files.write(file, lines.subList(0, 3));
        assertEquals(whole, tune("--resume", file.toString()));
        assertEquals(lines, Files.readAllLines(file));
        Run other = tune("--resume", file.toString(), "--seed", "2");
        assertEquals(2, other.exitCode());
        assertTrue(other.err().get(0).contains("--seed is 1 there, 2 here"), other.toString());
    }

    @Test
    void aFileWithIterationsOfAnotherSizeIsRefused() throws IOException {
        Path file = folder.resolve("tune.jsonl");
        tune("--resume", file.toString());
        List<String> lines = Files.readAllLines(file);
        Files.write(file, List.of(lines.get(0), "{\"number\":1,\"won\":7,\"drawn\":0,\"lost\":0}"));
        Run run = tune("--resume", file.toString());
        assertEquals(2, run.exitCode());
        assertTrue(run.err().get(0).contains("tune.jsonl:2: not an iteration of this run"), run.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "LMR_BASE LMR_BASE | named twice",
                "LMR_BASE FOO | 'FOO' is no parameter of the search; 'sanmai tune --help' lists them",
                "LMR_BAS | LMR_BAS",
                "--iterations 0 | --iterations",
                "--pairs 0 | --pairs",
                "--nodes 0 | --nodes",
                "--threads 0 | --threads",
                "--chart a.svg | --chart needs --screen"
            })
    void wrongArgumentsAreNamed(String arguments, String named) {
        Run run = Run.of(("tune " + arguments).split(" "));
        assertEquals(2, run.exitCode());
        assertTrue(run.err().get(0).contains(named), run.toString());
    }
}

package sanmai.cli.papers.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

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
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.cli.Run;
import sanmai.testing.SameOnEveryJava;

@SameOnEveryJava
@Timeout(300)
class MinimaxCommandTest {
    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static String[] with(String[] arguments, String... more) {
        return Stream.of(arguments, more).flatMap(Stream::of).toArray(String[]::new);
    }

    /** One run with workers, the others from its file. */
    @Test
    void searchesInWorkersAndGoesOnFromTheFile() throws IOException {
        Path journal = folder.resolve("journal");
        String chart = file("chart.svg");
        String[] arguments = {"minimax", "--plies", "2,1", "--limit", "3", "--warm-up", "0", "--resume", "" + journal};
        Run run = Run.of(arguments);
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(List.of(), run.err());
        assertEquals("24 trees searched, 0 workers failed, all trees alike", run.lastLine());
        assertTrue(
                run.out().get(0).startsWith("1 ply, 3 positions: "), run.out().get(0));
        assertEquals(1 + 2 * 3 * 4, Files.readAllLines(journal).size());

        assertEquals(run.out(), Run.of(arguments).out(), "all from the file");
        Run csv = Run.of(with(arguments, "--format", "csv", "--chart", chart));
        assertEquals(1 + 24, csv.out().size(), csv.toString());
        assertTrue(Files.readString(Path.of(chart)).contains(">bitboard-legal/kindergarten<"));
        assertEquals("{", Run.of(with(arguments, "--format", "json")).out().get(0));

        String text = Files.readString(journal);
        Files.writeString(journal, text.substring(0, text.length() - 20));
        Run again = Run.of(arguments);
        assertEquals(run.lastLine(), again.lastLine(), "the last tree is searched again");
        assertEquals(run.out().get(0), again.out().get(0));

        Files.writeString(journal, text.replaceFirst("\"nodes\":", "\"nodes\":1"));
        Run different = Run.of(arguments);
        assertEquals(1, different.exitCode(), different.toString());
        assertTrue(different.err().get(0).contains("different trees below position 1 (p0001), 1 ply: "));

        Files.writeString(journal, text.replaceFirst("\"position\":1,", "\"position\":1001,"));
        assertRefused(
                "sanmai minimax: --resume: .*:\\d+: position 1001 .*: there are only 1000 positions",
                Run.of(arguments));
        Files.writeString(journal, text.replace("Sanmai\":\"", "Sanmai\":\"0.0."));
        assertRefused(
                "sanmai minimax: --resume: .*:1: results of other conditions: the version of Sanmai is .*",
                Run.of(arguments));

        Files.writeString(journal, text + "garbage\n");
        Run refused = Run.of(arguments);
        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().get(0).contains(journal + ":26: "), refused.toString());
        Run other = Run.of(with(arguments, "--positions", positions("a\tstartpos\t\t0")));
        assertEquals(2, other.exitCode(), other.toString());
    }

    @Test
    void partsMakeTheTableOfOneRun() {
        String[] arguments = {"minimax", "--plies", "1", "--limit", "5", "--warm-up", "0", "--generators", "bitboard"};
        for (int part = 1; part <= 2; part++) {
            Run run = Run.of(with(arguments, "--shard", part + "/2", "--resume", file("part" + part)));
            assertEquals(0, run.exitCode(), run.toString());
        }
        Run merged = Run.of("minimax", "--format", "csv", "--merge", file("part1"), file("part2"));
        assertEquals(0, merged.exitCode(), merged.toString());
        assertEquals(
                List.of("position", "1", "2", "3", "4", "5"),
                merged.out().stream().map(line -> line.split(",")[1]).toList());
        Run gap = Run.of("minimax", "--merge", file("part1"));
        assertEquals(2, gap.exitCode(), gap.toString());
        assertTrue(gap.err().get(0).startsWith("sanmai minimax: --merge: 2 trees are missing, the first: position 2"));
        assertEquals(1, gap.err().size());
    }

    private String positions(String text) throws IOException {
        return Files.writeString(folder.resolve("positions.tsv"), text).toString();
    }

    @Test
    void keepsWhatItHasWhenInterrupted() {
        Thread.currentThread().interrupt();
        Run run = Run.of("minimax");
        assertEquals(130, run.exitCode(), run.toString());
        assertEquals("interrupted; 0 trees searched, 0 workers failed", run.lastLine());

        Thread.currentThread().interrupt();
        Run csv = Run.of("minimax", "--format", "csv");
        assertEquals(130, csv.exitCode(), csv.toString());
        assertEquals(List.of(), csv.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "# nothing but this",
                "a\tno position\t\t0",
                "a\t9/9/9/9/9/9/9/9/9 b - 1",
                "a\t4k4/9/9/9/9/9/9/9/4K4 b - 1\t\tx",
                "\u0000\u0001",
            })
    void badPositionsAreOneLineAndExitCodeTwo(String text) throws IOException {
        Run run = Run.of("minimax", "--positions", positions(text));
        assertEquals(2, run.exitCode(), run.toString());
        assertEquals(List.of(), run.out());
        assertEquals(1, run.err().size(), run.toString());
        assertTrue(run.err().get(0).contains("positions.tsv"), run.err().get(0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--plies 0                    | --plies 0: must be between 1 and 6",
                "--plies 3,7                  | --plies 7: must be between 1 and 6",
                "--plies three                | .*'three'.*",
                "--limit 0                    | --limit 0: must be 1 or more",
                "--patience 0                 | --patience 0: .*",
                "--warm-up -1                 | --warm-up -1.*",
                "--warm-up NaN                | --warm-up NaN.*",
                "--generators none            | --generators: no generator is called \"none\"; choose from attack-table, .*",
                "--sliders none               | --sliders: .*none.*kindergarten.*",
                "--generators attack-table --sliders rotated | --sliders: none of the generators uses sliders.*",
                "--format xml                 | .*'xml'.*",
                "--chart picture.png          | .*picture.png.*svg.*",
                "--positions no/such/file     | --positions: no/such/file.*",
                "--resume no/such/folder/a    | --resume: no/such/folder/a.*",
                "--shard 3/2                  | .*'3/2'.*",
                "--shard half                 | .*'half'.*",
                "--limit 2 --shard 3/3        | --shard.*",
                "--merge no/such/file         | --merge: no/such/file: there is no such file",
                "--limit 3 --merge a          | --merge cannot be combined with --limit; leave it out",
                "--threads 2                  | .*--threads.*",
                "7                            | .*'7'.*",
            })
    void badArgumentsAreOneLineAndExitCodeTwo(String arguments, String message) {
        assertRefused(
                "sanmai minimax: " + message,
                Run.of(("minimax " + arguments).trim().split(" +")));
    }
}

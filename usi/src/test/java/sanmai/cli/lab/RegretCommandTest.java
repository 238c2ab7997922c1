package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.Run;
import sanmai.cli.console.JavaCommand;
import sanmai.testing.SameOnEveryJava;

@Timeout(120)
@SameOnEveryJava
class RegretCommandTest {
    private static final String NUMBERS = " +0\\.\\d{4} +0\\.\\d{4}";
    private static final String REST = NUMBERS + " +[+-]0\\.\\d{4} +0\\.\\d{4} +\\d+ +\\d+\\.\\d";

    @TempDir
    private Path folder;

    private static Run regret(String... arguments) {
        return Run.of(Stream.concat(
                        Stream.of("regret", "--limit", "4", "--judge-nodes", "300", "--hash", "1"),
                        Stream.of(arguments))
                .toArray(String[]::new));
    }

    @Test
    void theTableHasARowForEachSearchAndTheJudge() {
        Run run = regret("--nodes", "20,80", "--change", "LMR_BASE=900,null_move_pruning");
        assertEquals(0, run.exitCode(), run.toString());
        List<String> out = run.out();
        assertEquals(8, out.size(), run.toString());
        assertEquals("positions 4", out.get(0));
        assertTrue(out.get(1).matches("search +regret +error +more +error +blunders +depth"), run.toString());
        assertTrue(out.get(3).matches("net \\w+ nodes 20" + NUMBERS + " +\\d+ +\\d+\\.\\d"), run.toString());
        assertTrue(out.get(4).matches("net \\w+ nodes 80" + REST), run.toString());
        assertTrue(out.get(5).matches("net \\w+ nodes 20 with LMR_BASE=900" + REST), run.toString());
        assertTrue(out.get(6).equals("without NULL_MOVE_PRUNING"), run.toString());
        assertTrue(out.get(7).matches("judge: net \\w+ nodes 300" + REST), run.toString());
    }

    @Test
    void threadsDoNotMatter() {
        assertEquals(regret("--nodes", "50", "--threads", "1"), regret("--nodes", "50", "--threads", "3"));
    }

    @Test
    void aResumedRunSearchesOnlyWhatIsNew() throws IOException {
        String file = folder.resolve("a.jsonl").toString();
        Run whole = regret("--nodes", "20", "--resume", file);
        List<String> lines = Files.readAllLines(Path.of(file));
        Files.write(Path.of(file), lines.subList(0, 6));
        assertEquals(whole, regret("--nodes", "20", "--resume", file));
        assertEquals(lines.size(), Files.readAllLines(Path.of(file)).size());
        Run more = regret("--nodes", "20,60", "--resume", file);
        assertEquals(0, more.exitCode(), more.toString());
        assertTrue(Files.readAllLines(Path.of(file)).size() > lines.size());
    }

    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the engine is started by a shell script")
    @Test
    void otherEnginesChooseAndJudge() throws IOException {
        Path engine = folder.resolve("engine");
        Files.writeString(
                engine, "#!/bin/sh\nexec " + quoted(JavaCommand.of("sanmai.cli.Main", List.of(), List.of())) + "\n");
        Files.setPosixFilePermissions(engine, PosixFilePermissions.fromString("rwx------"));
        Run run = regret(
                "--nodes",
                "50",
                "--threads",
                "1",
                "--engine",
                engine.toString(),
                "--judge",
                engine.toString(),
                "--judge-option",
                "USI_OwnBook=false",
                "--engine-option",
                "USI_OwnBook=false");
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals("positions 4", run.out().get(0));
        assertEquals(
                0,
                run.out().stream().filter(line -> line.contains("net ")).skip(1).count(),
                run.toString());
        assertEquals(
                2, run.out().stream().filter(line -> line.contains("/engine")).count(), run.toString());
    }

    private static String quoted(List<String> words) {
        return String.join(" ", words.stream().map(word -> "'" + word + "'").toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--change NO_SUCH | sanmai regret: 'NO_SUCH' is no feature of the search; .*",
                "--change LMR_BASE=x | sanmai regret: 'LMR_BASE=x' needs a whole number after the =",
                "--change LMR_BASE=900,LMR_BASE=800 | sanmai regret: a factor is named twice; name each once",
                "--nodes 20,20 | sanmai regret: two searches are the same, or one is the judge's: net .* nodes 20",
                "--nodes 300 | sanmai regret: two searches are the same, or one is the judge's: net .* nodes 300",
                "--nodes 0 | sanmai regret: --nodes 0: must be between 1 and .*",
                "--threads 0 | sanmai regret: --threads 0: must be between 1 and .*",
                "--engine-option A=1 | sanmai regret: --engine-option needs --engine, .*",
                "--judge-option A=1 | sanmai regret: --judge-option needs --judge, .*",
                "--engine /no/such/engine | sanmai regret: --engine /no/such/engine: .*",
                "--positions /no/such/file | sanmai regret: --positions: /no/such/file: .*"
            })
    void whatCannotBeMeasuredIsRefused(String arguments, String message) {
        assertRefused(message, regret(arguments.split(" ")));
    }
}

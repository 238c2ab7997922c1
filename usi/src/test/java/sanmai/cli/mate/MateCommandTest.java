package sanmai.cli.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import sanmai.cli.Run;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.report.Json;
import sanmai.search.mate.CheckedProblem;
import sanmai.search.mate.MateEffort;
import sanmai.search.mate.MateResult;
import sanmai.search.time.Limits;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

class MateCommandTest {
    private static final String MATE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

    @TempDir
    Path folder;

    @Test
    void printsTheLineThatMates() {
        Run run = Run.of("mate", MATE);
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(
                List.of("mate in 1, proved minimal (interpositions counted: all)", "G*5b"),
                run.out().subList(0, 2));
        assertTrue(run.lastLine().matches("nodes \\d+  time [0-9.]+  nps \\d+"), run.lastLine());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mate 4k4/9/4P4/9/9/9/9/9/9 b G 1",
                "mate sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1",
                "mate position sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1",
                "mate position sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G 1 moves 5d5c 5a6a 5i5h 6a5a",
                "mate --hash 1 --nodes 1000 --time 5 4k4/9/4P4/9/9/9/9/9/9 b G 1",
            })
    void positionsComeInManyForms(String command) {
        Run run = Run.of(command.split(" "));
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals("G*5b", run.out().get(1));
    }

    @Test
    void saysThatThereIsNoMate() {
        Run run = Run.of("mate", "startpos");
        assertEquals(1, run.exitCode());
        assertEquals("no mate", run.out().get(0));
    }

    @Test
    void saysWhyNothingIsKnown() {
        Run run = Run.of("mate", "--nodes", "100", "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G 1");
        assertEquals(3, run.exitCode());
        assertTrue(run.out().get(0).startsWith("unknown: the limit of nodes was reached"), run.toString());
        Run late = Run.of("mate", "--time", "0.000000001", "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G 1");
        assertEquals(
                "unknown: the time was up, or the search was interrupted",
                late.out().get(0));
    }

    @Test
    void printsJson() {
        Run run = Run.of("mate", "--format", "json", MATE);
        MateAnswer report = Json.read(String.join("\n", run.out()), MateAnswer.class);
        assertEquals(List.of("G*5b"), report.moves());
        assertEquals("mate", report.answer());
        assertEquals(1, report.atLeast());
        assertEquals(1, report.atMost());
        assertEquals("all", report.interpositions());
        assertEquals(MATE, report.sfen());
    }

    @Test
    @Timeout(60)
    void anInterruptedSuiteEndsAmidAProblem() throws IOException {
        String hard = Sfen.of(MateProblems.classics().get(99).position());
        Path file = Files.writeString(folder.resolve("hard.tsv"), "a\t" + hard + "\t611\t-\tzuko-100\n");
        Thread command = Thread.currentThread();
        Executor afterAWhile = CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS);
        CompletableFuture.runAsync(command::interrupt, afterAWhile);
        Run run = Run.of("mate", "--hash", "1", "--suite=" + file);
        assertEquals(130, run.exitCode(), run.toString());
        assertEquals(List.of("sanmai mate: interrupted; so far 0 of 1 problems"), run.err());
    }

    @Test
    void solvesASuite() throws IOException {
        Path file = Files.writeString(
                folder.resolve("suite.tsv"),
                "a\t" + MATE + "\t1\t-\there\nb\t" + MATE + "\t3\t-\twrong\nc\t" + MATE + "\tno\t-\twrong\n");
        Run run = Run.of("mate", "--suite=" + file);
        assertEquals(1, run.exitCode(), run.toString());
        assertTrue(run.out().get(2).matches("\\s+no\\s+1\\s+0\\s.*c"), run.toString());
        assertTrue(run.out().get(3).matches("\\s+1\\s+1\\s+1\\s.*a"), run.toString());
        assertTrue(run.out().contains("b: mate in 1"), run.toString());
        assertEquals("1 solved, 2 not", run.lastLine());
        assertEquals(
                0,
                Run.of(
                                "mate",
                                "--suite",
                                Files.writeString(file, "a\t" + MATE + "\t1\t-\there\n")
                                        .toString())
                        .exitCode());
    }

    @Test
    void aSuiteCountsTheInterpositionsThatWereAskedFor() throws IOException {
        String fromAfar = "4k4/2G3G2/9/5N3/4S4/9/9/9/4L4 b 2g 1";
        String file = Files.writeString(folder.resolve("suite.tsv"), "a\t" + fromAfar + "\t1\t-\there\n")
                .toString();
        assertEquals(1, Run.of("mate", "--suite", file).exitCode());
        Run useful = Run.of("mate", "--suite", file, "--interpositions", "useful");
        assertEquals(0, useful.exitCode(), useful.toString());
    }

    @Test
    void aSuiteWithAProblemThatCannotBeReadIsNotBegun() throws IOException {
        String rows = "# suite\na\t" + MATE + "\t1\t-\there\nb\t9/9 b - 1\t1\t-\there\n";
        String file = Files.writeString(folder.resolve("suite.tsv"), rows).toString();
        assertRefused("sanmai mate: .*suite.tsv:3: .*", Run.of("mate", "--suite", file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--time 1000000", "--nodes 9223372036854775807"})
    void theGreatestLimitsAreLimitsToo(String limit) {
        MateSolverOptions options = new MateSolverOptions();
        new CommandLine(options).parseArgs(limit.split(" "));
        options.check();
        assertEquals(MateEffort.MINIMAL, options.effort());
        assertEquals(Long.MAX_VALUE, options.limits(true).nodes());
    }

    @Test
    void movesOfTheRecordThatAreNotKnownToMateLeaveTheVerdictOpen() {
        Position position = Sfen.position(MATE);
        Line line = Line.of(UsiMove.parse("G*5b", position));
        MateProblem problem = new MateProblem(
                "a", position, OptionalInt.of(1), Line.of(UsiMove.parse("G*4b", position)), Optional.empty());
        MateResult.Mate mate = new MateResult.Mate(line, new MateResult.MateLength(1, 1), 1, 1);
        CheckedProblem checked = new CheckedProblem(line, List.of(), List.of());
        for (boolean isKnown : new boolean[] {true, false}) {
            TsumeCheck check = new TsumeVerdict(problem, mate, OptionalInt.of(1), checked, isKnown).check(Limits.NONE);
            assertEquals(isKnown, check.findings().contains("the moves of the record do not mate"));
            assertEquals(!isKnown, check.tried().contains("the moves of the record"));
            assertEquals(isKnown, check.isSound());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mate                              | sanmai mate: no position is given.*",
                "mate 9/9                          | sanmai mate: .*offset.*9/9.*",
                "mate 4k4/9/9/9/9/9/9/9/4K3K b - 1 | sanmai mate: .*king.*",
                "mate startpos moves 7g7e          | sanmai mate: illegal move: .*7g7e.*",
                "mate position                     | sanmai mate: .*position is missing.*",
                "mate startpos --hash 0            | sanmai mate: --hash 0: must be.*",
                "mate startpos --hash 65537        | sanmai mate: --hash 65537: must be.*",
                "mate startpos --threads 0         | sanmai mate: --threads 0: must be between 1 and 256",
                "mate startpos --threads 257       | sanmai mate: --threads 257: must be between 1 and 256",
                "mate startpos --time 0            | sanmai mate: --time 0.0.*",
                "mate startpos --time x            | sanmai mate: .*'x'.*",
                "mate startpos --time 1000000.5    | sanmai mate: --time 1000000.5: .* at most 1000000 seconds",
                "mate startpos --time Infinity     | sanmai mate: --time Infinity: .*",
                "mate startpos --to kif --format csv | sanmai mate: --to writes records; leave out --format",
                "mate missing.tsv                  | sanmai mate: missing.tsv: there is no such file",
                "mate pom.xml missing.sfen         | sanmai mate: missing.sfen: there is no such file",
                "show missing.kif                  | sanmai show: missing.kif: there is no such file",
                "show missing.dat                  | sanmai show: missing.dat: there is no such file",
                "mate startpos --nodes 0           | sanmai mate: --nodes 0.*",
                "mate startpos --format xml        | sanmai mate: .*'xml'.*",
                "mate --suite=none.tsv             | sanmai mate: none.tsv: there is no such file.*",
                "mate startpos --suite=none.tsv    | sanmai mate: --suite solves a suite.*startpos.*",
            })
    void userErrorsAreOneLineAndExitCodeTwo(String arguments, String message) {
        assertRefused(message, Run.of(arguments.trim().split(" +")));
    }

    @Test
    void aSuiteWithAnImpossibleNameIsRefused() {
        assertRefused("sanmai mate: --suite: .* is no name of a file: .*", Run.of("mate", "--suite=a\0b"));
    }
}

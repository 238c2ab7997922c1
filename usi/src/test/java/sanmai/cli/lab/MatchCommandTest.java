package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;
import static sanmai.search.alphabeta.SearchParameter.LMR_BASE;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_MARGIN;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.Run;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.NetText;
import sanmai.search.eval.net.ShippedNet;
import sanmai.testing.SameOnEveryJava;

@Timeout(120)
@SameOnEveryJava
class MatchCommandTest {
    private static final String STANDING =
            "\\+\\d+ =\\d+ -\\d+  Elo [+-](\\d+|inf) \\[[+-](\\d+|inf), [+-](\\d+|inf)\\]";

    @TempDir
    private Path folder;

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private static Run match(String... arguments) {
        return Run.of(Stream.concat(Stream.of("match", "--nodes", "20,10", "--pairs", "6"), Stream.of(arguments))
                .toArray(String[]::new));
    }

    @Test
    void threadsDoNotMatterAndSeedsDo() {
        Run one = match("--threads", "1");
        assertEquals(0, one.exitCode(), one.toString());
        assertTrue(one.lastLine().matches(STANDING), one.toString());
        assertEquals(one, match("--threads", "3"));
        assertNotEquals(one, match("--seed", "2"));
    }

    @Test
    void everyTenPairsTheScoreIsTold() {
        Run run = Run.of("match", "--nodes", "20,10", "--pairs", "11");
        assertEquals(2, run.out().size(), run.toString());
        assertTrue(run.out().get(0).matches("pairs 10  " + STANDING), run.toString());
        assertTrue(run.lastLine().matches(STANDING), run.toString());
    }

    @Test
    void playersAreNotMixedUp() throws IOException {
        Files.writeString(folder.resolve("first.net"), NetText.write(HandcraftedNet.get(), List.of()));
        Files.writeString(folder.resolve("shipped.net"), NetText.write(ShippedNet.get(), List.of("a comment")));
        String[] first = {"match", "--nodes", "20", "--pairs", "2", "--eval", path("first.net")};
        Run run = Run.of(first);
        assertEquals(0, run.exitCode(), run.toString());
        List<String> named = new ArrayList<>(List.of(first));
        named.addAll(List.of("--other-eval", path("shipped.net")));
        assertEquals(run, Run.of(named.toArray(String[]::new)), "the shipped net, by default and by name");
        named.set(named.indexOf(path("first.net")), "first");
        assertEquals(run, Run.of(named.toArray(String[]::new)), "the first net by its name");
        Run same = Run.of("match", "--eval", path("shipped.net"));
        assertEquals(2, same.exitCode());
        assertTrue(same.err().get(0).contains("both players are the same"), same.toString());
    }

    @Test
    void rulesOfTimeMatterOnAClock() {
        String[] usual = {"match", "--clock", "0.04+0.001", "--pairs", "2", "--without", "BEST_MOVE_STABILITY"};
        Run run = Run.of(usual);
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(run.lastLine().matches(STANDING), run.toString());
        assertEquals(run, Run.of(usual), "a clock that counts nodes says the same each time");
        assertRefused(
                "sanmai match: --nodes and --clock cannot be combined; give one of them",
                Run.of("match", "--clock", "3+0.1", "--nodes", "10"));
        for (String wrong : List.of("3", "3+", "+1", "3+x", "3+0.0001")) {
            Run refused = Run.of("match", "--clock", wrong);
            assertEquals(2, refused.exitCode());
            assertTrue(refused.err().get(0).contains("'" + wrong + "' is no clock such as 3+0.03"), refused.toString());
        }
    }

    @Test
    void parametersAreThoseOfTheFirstPlayer() {
        String[] usual = {"match", "--nodes", "100,75", "--pairs", "8"};
        Run run = Run.of(usual);
        List<String> set = new ArrayList<>(List.of(usual));
        set.addAll(List.of("--set", "LMR_BASE=" + LMR_BASE.value + ",razoring_margin=" + RAZORING_MARGIN.value));
        assertEquals(run, Run.of(set.toArray(String[]::new)), "the usual values by name");
        set.set(set.size() - 1, "null_move_base=0,reverse_futility_margin=20");
        assertNotEquals(run, Run.of(set.toArray(String[]::new)));
        set.set(set.size() - 1, "LMR_BASE=2049");
        Run wrong = Run.of(set.toArray(String[]::new));
        assertEquals(2, wrong.exitCode());
        assertTrue(wrong.err().get(0).contains("--set LMR_BASE"), wrong.toString());
    }

    @Test
    void aMatchGoesOnWithItsFile() throws IOException {
        Run whole = match("--threads", "1");
        assertEquals(whole, match("--resume", path("match.jsonl")));
        List<String> lines = Files.readAllLines(folder.resolve("match.jsonl"));
        assertEquals(7, lines.size());
        assertEquals(whole, match("--resume", path("match.jsonl")), "nothing is left to play");
        assertEquals(lines, Files.readAllLines(folder.resolve("match.jsonl")));
        // Two pairs are missing in the middle, and another one at the end has been written in half.
        List<String> left = new ArrayList<>(lines.subList(0, 2));
        left.addAll(lines.subList(4, 6));
        Files.writeString(folder.resolve("match.jsonl"), String.join("\n", left) + "\n{\"numb");
        assertEquals(whole, match("--resume", path("match.jsonl"), "--threads", "2"));
        assertEquals(
                lines.stream().sorted().toList(),
                Files.readAllLines(folder.resolve("match.jsonl")).stream()
                        .sorted()
                        .toList());
        Run fewer = match("--resume", path("match.jsonl"), "--sprt", "-400,400");
        assertTrue(fewer.lastLine().matches(STANDING + "  LLR .*"), fewer.toString());
        Run other = match("--resume", path("match.jsonl"), "--seed", "2");
        assertEquals(2, other.exitCode());
        assertTrue(
                other.err()
                        .get(0)
                        .matches(
                                "sanmai match: --resume: .*match.jsonl:1: results of other conditions: --seed is 1 there, 2 here"),
                other.toString());
    }

    @Test
    void whatASearchDoesCanBeTakenFromTheSecondPlayer() throws IOException {
        String[] options = {"match", "--nodes", "100", "--pairs", "2", "--resume", path("match.jsonl")};
        List<String> less = new ArrayList<>(List.of(options));
        less.addAll(List.of("--without", "null_move_pruning,HINDSIGHT"));
        Run run = Run.of(less.toArray(String[]::new));
        assertEquals(0, run.exitCode(), run.toString());
        String conditions = Files.readAllLines(folder.resolve("match.jsonl")).get(0);
        assertTrue(conditions.matches(".*nodes 100\",.*nodes 100 without NULL_MOVE_PRUNING,HINDSIGHT\".*"), conditions);
        Run wrong = Run.of("match", "--without", "SENSE");
        assertEquals(2, wrong.exitCode());
        assertTrue(wrong.err().get(0).contains("SENSE"), wrong.toString());
    }

    @Test
    void aTestEndsTheMatch() {
        Run clear = match("--nodes", "200,10", "--sprt", "-100,100");
        assertEquals(2, clear.exitCode(), "--nodes is there twice");
        clear = Run.of("match", "--nodes", "200,10", "--pairs", "200", "--sprt", "-200,0");
        assertEquals(0, clear.exitCode(), clear.toString());
        assertTrue(
                clear.lastLine().matches(STANDING + "  LLR \\d+\\.\\d\\d \\[-2\\.94, 2\\.94\\] Elo 0 accepted"),
                clear.toString());
        assertTrue(clear.out().size() < 20, clear.toString());
        Run open = match("--sprt", "0,2.5");
        assertTrue(open.lastLine().endsWith(" undecided"), open.toString());
    }

    @Test
    void aNetThatSeesOneSideFarAheadFindsNoOpening() throws IOException {
        String text = NetText.write(HandcraftedNet.get(), List.of());
        Files.writeString(folder.resolve("far.net"), text.replaceFirst("\ntempo(\t-?\\d+)+", "\ntempo\t10000000"));
        assertRefused(
                "sanmai match: no balanced opening in 500 tries: each time the evaluation sees one side ahead by"
                        + " more than \\d+ centipawns",
                Run.of("match", "--nodes", "10", "--pairs", "1", "--eval", path("far.net")));
    }

    @Test
    void anInterruptionLeavesTheResultSoFar() {
        Thread.currentThread().interrupt();
        Run run = match("--resume", path("match.jsonl"));
        assertEquals(130, run.exitCode(), run.toString());
        assertTrue(run.lastLine().startsWith("interrupted; so far +"), run.toString());
        assertEquals(List.of(), run.err());
        assertEquals(match("--threads", "1"), match("--resume", path("match.jsonl")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--pairs 0                       | sanmai match: --pairs 0: must be between 1 and 1000000",
                "--pairs x                       | sanmai match: .*'x'.*",
                "--nodes 0                       | sanmai match: --nodes 0: must be .*",
                "--nodes 1,2,3                   | sanmai match: --nodes: give one number, or two .*",
                "--nodes 1,x                     | sanmai match: .*'x'.*",
                "--clock 0+0                     | sanmai match: .*'0\\+0' gives no time.*",
                "--threads 0                     | sanmai match: --threads 0: must be between 1 and 1024",
                "--sprt 5                        | sanmai match: --sprt: give two numbers .*",
                "--sprt 1,2,3                    | sanmai match: --sprt: give two numbers .*",
                "--sprt 5,0                      | sanmai match: --sprt 5.0,0.0: the first difference must be less.*",
                "--sprt 0,NaN                    | sanmai match: --sprt 0.0,NaN: the first difference must be less.*",
                "--sprt 0,x                      | sanmai match: .*'x'.*",
                "                                | sanmai match: both players are the same; .*",
                "--nodes 50,50                   | sanmai match: both players are the same; .*",
                "--eval FOLDER/no.net             | sanmai match: \".*no.net\": there is no such file",
                "--other-eval FOLDER/no.net       | sanmai match: \".*no.net\": there is no such file",
                "--other-eval TEXT               | sanmai match: \".*text\": line 1: \"hello\" is not \"start\"",
                "--nodes 1,2 --resume FOLDER     | sanmai match: --resume: .*: is a directory",
                "--nodes 1,2 --resume TEXT       | sanmai match: --resume: .*text:1: .*",
                "--nodes 1,2 --resume FOLDER/n/o | sanmai match: --resume: .*",
                "games                           | sanmai match: .*'games'.*",
            })
    void whatCannotBeDoneIsOneLine(String arguments, String message) throws IOException {
        Files.writeString(folder.resolve("text"), "hello\nthere\n");
        String words = arguments == null ? "" : " " + arguments;
        words = words.replace("FOLDER", folder.toString()).replace("TEXT", path("text"));
        assertRefused(message, Run.of(("match" + words).split(" ")));
        assertEquals("hello\nthere\n", Files.readString(folder.resolve("text")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}",
                "{\"number\":0,\"asBlack\":\"WON\",\"asWhite\":\"WON\"}",
                "{\"number\":1000001,\"asBlack\":\"WON\",\"asWhite\":\"WON\"}",
                "{\"number\":1,\"asBlack\":\"WON\"}",
                "{\"number\":1,\"asBlack\":\"WON\",\"asWhite\":\"FINE\"}",
                "hello",
            })
    void wrongResultsAreRefused(String line) throws IOException {
        Run.of("match", "--nodes", "20,10", "--pairs", "1", "--resume", path("match.jsonl"));
        String head = Files.readAllLines(folder.resolve("match.jsonl")).get(0);
        Files.writeString(folder.resolve("match.jsonl"), head + "\n" + line + "\n");
        Run run = match("--resume", path("match.jsonl"));
        assertEquals(2, run.exitCode(), run.toString());
        assertTrue(run.err().get(0).matches("sanmai match: --resume: .*match.jsonl:2: .*"), run.toString());
    }
}

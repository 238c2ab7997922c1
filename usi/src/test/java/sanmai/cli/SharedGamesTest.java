package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;
import static sanmai.cli.Shards.merged;
import static sanmai.cli.Shards.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.testing.SameOnEveryJava;

/** selfplay and match in parts, and joined. */
@SameOnEveryJava
@Timeout(300)
class SharedGamesTest {
    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static Run good(String words, String... more) {
        Run run = Run.of(words(words, more));
        assertEquals(0, run.exitCode(), run.toString());
        return run;
    }

    /** Plays a match in parts, and returns their files. */
    private List<String> match(int count, String options) {
        List<String> files = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            files.add(file("match" + number + "of" + count));
            good("match " + options + " --shard " + number + "/" + count + " --resume", files.get(number - 1));
        }
        return files;
    }

    /** Plays games in parts, on two threads, and returns their files. */
    private List<String> selfPlay(int count, String options) {
        List<String> files = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            files.add(file("games" + number + "of" + count));
            good("selfplay --threads 2 " + options + " --shard " + number + "/" + count, files.get(number - 1));
        }
        return files;
    }

    @Test
    void partsOfAMatchMakeTheScoreOfOneRun() {
        String options = "--nodes 40,20 --pairs 11";
        Run whole = good("match " + options + " --resume", file("whole"));
        assertEquals(2, whole.out().size(), whole.toString());
        List<String> files = match(3, options);
        Collections.reverse(files);
        assertEquals(whole, merged("match", files));
        Run fewer = good("match --nodes 40,20 --pairs 10 --resume", file("whole"));
        assertEquals(fewer, merged("match --pairs 10", files));
    }

    /** Writes a file of invented results, without playing the games. */
    private void write(String name, String conditions, IntPredicate numbers) throws IOException {
        List<String> lines = new ArrayList<>(List.of(conditions));
        for (int number = 1; number <= 30; number++) {
            if (numbers.test(number)) {
                String white = number % 5 == 0 ? "LOST" : "WON";
                lines.add("{\"number\":%d,\"asBlack\":\"WON\",\"asWhite\":\"%s\"}".formatted(number, white));
            }
        }
        Files.write(Path.of(file(name)), lines);
    }

    @Test
    void aTestEndsAMatchInPartsAtTheSamePair() throws IOException {
        good("match --nodes 2,1 --pairs 1 --shard 2/2 --resume", file("empty"));
        String conditions = Files.readString(Path.of(file("empty"))).strip();
        write("whole", conditions, number -> true);
        write("odd", conditions, number -> number % 2 == 1);
        write("even", conditions, number -> number % 2 == 0 && number < 28);
        Run whole = good("match --nodes 2,1 --pairs 30 --sprt 0,200 --resume", file("whole"));
        assertTrue(whole.lastLine().endsWith("accepted"), whole.toString());
        List<String> files = List.of(file("even"), file("empty"), file("odd"));
        assertEquals(whole, merged("match --sprt 0,200", files), "what would not have been played may be missing");
        for (String options : List.of("match --pairs 30", "match --pairs 30 --sprt 0,1")) {
            assertRefused(
                    "sanmai match: --merge: 2 of 30 pairs are missing, the first: pair 28", merged(options, files));
        }
        assertRefused("sanmai match: --merge: 1 of 29 pairs are missing, the first: pair 28", merged("match", files));
        assertRefused("sanmai match: --merge: there are no pairs .*", merged("match", files.subList(1, 2)));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 8})
    void partsOfSelfPlayMakeTheFileOfOneRun(int count) throws IOException {
        String options = "--nodes 20 --games 7";
        Run whole = good("selfplay --threads 1 " + options, file("whole"));
        List<String> files = selfPlay(count, options);
        Collections.reverse(files);
        assertEquals(whole, merged("selfplay " + file("joined"), files));
        byte[] bytes = Files.readAllBytes(Path.of(file("whole")));
        assertArrayEquals(bytes, Files.readAllBytes(Path.of(file("joined"))));
        assertEquals(
                List.of("games 0  positions 0  in the file 7"),
                merged("selfplay " + file("joined"), files).out());
        Files.write(Path.of(file("joined")), Arrays.copyOf(bytes, bytes.length / 2));
        assertEquals(0, merged("selfplay --games 7 " + file("joined"), files).exitCode());
        assertArrayEquals(bytes, Files.readAllBytes(Path.of(file("joined"))), "after a kill");
    }

    @Test
    void thePartsOfAFileAreNotPlayedAgain() {
        String part = file("part");
        assertTrue(good("selfplay --nodes 20 --games 5 --shard 2/2", part)
                .lastLine()
                .endsWith("in the file 2"));
        assertTrue(good("selfplay --nodes 20 --games 5 --shard 2/2", part)
                .lastLine()
                .startsWith("games 0 "));
        Run rest = good("selfplay --nodes 20 --games 5", part);
        assertTrue(rest.lastLine().matches("games 3  positions \\d+  in the file 5"), rest.toString());
    }

    @Test
    void filesThatDoNotBelongTogetherAreRefused() throws IOException {
        List<String> files = selfPlay(2, "--nodes 20 --games 4");
        String others = file("others");
        good("selfplay --nodes 20 --games 1 --seed 2", others);
        byte[] before = Files.readAllBytes(Path.of(others));
        String out = "selfplay " + file("out");
        assertRefused(
                "sanmai selfplay: --merge: 2 of 4 games are missing, the first: game 1",
                merged(out + " --games 4", files.subList(0, 1)));
        assertRefused(
                "sanmai selfplay: --merge: \".*1of2\": game [02] is there already, in \".*1of2\"",
                merged(out, List.of(files.get(0), files.get(1), files.get(0))));
        assertRefused(
                "sanmai selfplay: --merge: \".*others\": holds games of other conditions than \".*\": .* seed 2 .*",
                merged(out, List.of(files.get(0), others)));
        good("selfplay --nodes 200 --games 1", file("more"));
        assertRefused(
                "sanmai selfplay: --merge: \".*more\": holds games of other conditions than \".*\": \".* 200\", not \".* 20\"",
                merged(out, List.of(files.get(0), file("more"))));
        assertRefused("sanmai selfplay: --merge: \".*\": there is no such file", merged(out, List.of(file("no"))));
        assertTrue(Files.notExists(Path.of(file("out"))), "a file was begun");
        assertRefused(
                "sanmai selfplay: \".*others\": holds games of other conditions: .* seed 2 .*, not .* seed 1 .*",
                merged("selfplay " + others, files));
        assertArrayEquals(before, Files.readAllBytes(Path.of(others)), "another file is left alone");
        List<String> pairs = match(2, "--nodes 40,20 --pairs 4");
        assertRefused(
                "sanmai match: --merge: 1 of 3 pairs are missing, the first: pair 2",
                merged("match", pairs.subList(0, 1)));
        assertRefused(
                "sanmai match: --merge: .*:2: pair [13]: is there already, in .*",
                merged("match", List.of(pairs.get(0), pairs.get(0))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "match --nodes 2,1 --shard 1/2 --sprt 0,10 | --sprt cannot be combined with --shard; give it with --merge",
                "match --nodes 2,1 --merge a               | --merge cannot be combined with --nodes; leave it out",
                "match --shard 1/2 --merge a               | --merge cannot be combined with --shard; leave it out",
                "match --merge no/such                     | --merge: no/such: there is no such file",
                "match --pairs 0 --merge a                 | --pairs 0: must be between 1 and 1000000",
                "match --shard 3/2                         | .*'3/2'.*",
                "selfplay --nodes 5 x --merge a            | --merge cannot be combined with --nodes; leave it out",
                "selfplay --shard 1/2 x --merge a          | --merge cannot be combined with --shard; leave it out",
                "selfplay --games 0 x --merge a            | --games 0: must be between 1 and 2147483647",
                "selfplay --merge a b                      | Missing required parameter: 'FILE'.*",
                "selfplay --shard 0/2 x                    | .*'0/2'.*",
            })
    void wrongCombinationsAreRefusedInOneLine(String words, String message) {
        assertRefused("sanmai " + words.split(" ")[0] + ": " + message, Run.of(words.split(" ")));
        assertTrue(Files.notExists(Path.of("x")), "a file was begun");
    }
}

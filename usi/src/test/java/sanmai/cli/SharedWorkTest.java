package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;
import static sanmai.cli.Shards.MATED;
import static sanmai.cli.Shards.MATES_IN_ONE;
import static sanmai.cli.Shards.START;
import static sanmai.cli.Shards.merged;
import static sanmai.cli.Shards.part;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.testing.SameOnEveryJava;

/** perft and verify in parts, continued, and joined. */
@SameOnEveryJava
@Timeout(300)
class SharedWorkTest {
    @TempDir
    private Path folder;

    private Shards shards;

    @BeforeEach
    void open() {
        shards = new Shards(folder);
    }

    /** What was printed, without the times. */
    private static List<String> timeless(Run run) {
        return run.out().stream()
                .map(line -> line.replaceAll("time .*", "time").replaceAll("[0-9.]+ s$", "s"))
                .toList();
    }

    private static void assertAlike(Run expected, Run actual, String where) {
        assertEquals(timeless(expected), timeless(actual), where);
        assertEquals(expected.err(), actual.err(), where);
        assertEquals(expected.exitCode(), actual.exitCode(), where);
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "1, 3", "2, 7", "3, 2", "4, 3"})
    void partsOfATreeMakeTheCountOfOneRun(String depth, int count) {
        for (String sfen : List.of(START, MATES_IN_ONE, MATED)) {
            String[] command = {"perft", depth, "--sfen", sfen, "--threads", "2", "--hash", "1"};
            List<String> files = shards.parts(count, command);
            Collections.reverse(files);
            String where = sfen + ", depth " + depth;
            Run merged = merged("perft", files);
            assertAlike(Run.of("perft", depth, "--sfen", sfen), merged, where);
            assertTrue(merged.lastLine().matches("nodes \\d+  time \\d+\\.\\d{3}  nps \\d+"), merged.toString());
            Run divided = Run.of("perft", depth, "--sfen", sfen, "--divide", "--leaves", "count");
            assertAlike(divided, merged("perft --divide", files), where);
            assertTrue(divided.out().size() > 1 || depth.equals("0") || sfen.equals(MATED), where);
            files.forEach(file -> assertTrue(Path.of(file).toFile().delete()));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "1, 3", "2, 7", "3, 2", "4, 3"})
    void partsOfATreeMakeTheDetailsOfOneRun(String depth, int count) {
        for (String sfen : List.of(START, MATES_IN_ONE, MATED)) {
            String[] whole = {"perft", depth, "--sfen", sfen, "--details"};
            String[] command = {"perft", depth, "--sfen", sfen, "--details", "--threads", "2", "--hash", "1"};
            List<String> files = shards.parts(count, command);
            assertAlike(Run.of(whole), merged("perft", files), sfen + ", depth " + depth);
            String[] csv = Stream.concat(Stream.of(whole), Stream.of("--format", "csv"))
                    .toArray(String[]::new);
            assertAlike(Run.of(csv), merged("perft --format csv", files), sfen + ", depth " + depth);
            files.forEach(file -> assertTrue(Path.of(file).toFile().delete()));
        }
    }

    @Test
    void sharesOfUniquePositionsMakeTheCountOfOneRun() {
        List<String> files = shards.parts(3, "perft", "4", "--details", "--unique", "2", "--hash", "1");
        Run run = Run.of("perft", "4", "--details");
        List<String> expected = timeless(run);
        List<String> merged = timeless(merged("perft", files));
        assertEquals(expected.get(expected.size() - 1), merged.get(merged.size() - 1));
        assertEquals(expected.get(expected.size() - 2), merged.get(merged.size() - 2));
        assertRefused("sanmai perft: --divide: the files count .*", merged("perft --divide", files));
    }

    @Test
    void aPartHasDetailsOnlyFromTheDepthOfItsMovesOn() {
        Run run = Run.of("perft", "4", "--details", "--shard", "1/2", "--format", "csv");
        assertEquals(3, run.out().size(), run.toString());
        assertTrue(run.out().get(1).startsWith("3,"), run.toString());
        assertTrue(run.out().get(2).startsWith("4,"), run.toString());
    }

    @Test
    void aPartIsAboutAsLargeAsTheOthers() {
        for (int part = 1; part <= 3; part++) {
            Run run = Run.of("perft", "4", "--shard", part + "/3", "--divide");
            assertEquals(31, run.out().size(), "every part has some of each move");
            double share = Long.parseLong(run.lastLine().split(" ")[1]) / 719731.0;
            assertTrue(share > 0.3 && share < 0.37, run.lastLine());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 20})
    void partsOfSuitesMakeTheScoreOfOneRun(int count) throws IOException {
        Run whole = Run.of(shards.verify());
        assertEquals(2, whole.exitCode());
        assertTrue(whole.lastLine().matches("[1-9] passed, [1-9] failed"), whole.lastLine());
        List<String> parts = shards.parts(count, shards.verify());
        Run merged = merged("verify", parts);
        assertAlike(whole, merged, count + " parts");
        Run verbose = merged("verify --verbose", parts);
        assertTrue(verbose.out().contains("      1g1f: 30"), "wrong counts are divided: " + verbose);
        assertEquals(3, merged.err().size(), "unreadable lines are reported");
    }

    @Test
    void theShippedSuiteInPartsPasses() {
        Run merged = merged("verify", shards.parts(2, "verify", "--max-nodes", "2000"));
        assertAlike(Run.of("verify", "--max-nodes", "2000"), merged, "shipped");
        assertEquals(0, merged.exitCode());
    }

    /** As after kill -9 at that moment, and after a full disk. */
    private void assertGoesOnFromAnywhere(int least, String... command) throws IOException {
        Path whole = folder.resolve("whole");
        Path cut = folder.resolve("cut");
        Run expected = part(command, 1, 1, whole.toString());
        byte[] bytes = Files.readAllBytes(whole);
        assertTrue(Files.readAllLines(whole).size() > least);
        assertAlike(expected, part(command, 1, 1, whole.toString()), "all from the file");
        assertEquals(bytes.length, Files.size(whole), "nothing is done twice");
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int i = 0; i < 25; i++) {
            int length = i == 0 ? bytes.length - 1 : random.nextInt(bytes.length);
            String where = "seed " + seed + ", cut at " + length;
            Files.write(cut, Arrays.copyOf(bytes, length));
            assertAlike(expected, part(command, 1, 1, cut.toString()), where);
            assertEquals(numbers(whole), numbers(cut), where);
            assertFalse(Files.exists(folder.resolve(".cut.sanmai-lock")));
        }
    }

    /** The lines of a journal without the times, sorted. */
    private static List<String> numbers(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .map(line -> line.replaceAll("\"nanos\":\\d+", ""))
                .sorted()
                .toList();
    }

    @Test
    void perftGoesOnFromAJournalCutAnywhere() throws IOException {
        assertGoesOnFromAnywhere(900, "perft", "3", "--divide", "--threads", "2");
    }

    @Test
    void perftWithDetailsGoesOnFromAJournalCutAnywhere() throws IOException {
        assertGoesOnFromAnywhere(900, "perft", "3", "--details", "--threads", "2");
    }

    @Test
    void verifyGoesOnFromAJournalCutAnywhere() throws IOException {
        assertGoesOnFromAnywhere(10, shards.verify());
    }

    @Test
    void resultsOfOtherPartsInTheFileAreIgnored() throws IOException {
        for (String[] command : new String[][] {"perft 3 --divide".split(" "), shards.verify()}) {
            String file = shards.file(command[0]);
            part(command, 1, 1, file);
            String[] half = Stream.concat(Stream.of(command), Stream.of("--shard", "2/2"))
                    .toArray(String[]::new);
            assertAlike(Run.of(half), part(command, 2, 2, file), command[0]);
        }
    }

    @Test
    void theTimeOfACountIsThatOfItsParts() throws IOException {
        String file = shards.file("counts");
        Run.of("perft", "2", "--resume", file);
        Files.writeString(
                Path.of(file), Files.readString(Path.of(file)).replaceAll("\"nanos\":\\d+", "\"nanos\":500000000"));
        for (Run run : List.of(Run.of("perft", "2", "--resume", file), merged("perft", List.of(file)))) {
            assertEquals("nodes 900  time 15.000  nps 60", run.lastLine());
        }
    }

    @Test
    void anInterruptedRunPrintsTheDetailsThatTheFileHas() {
        String file = shards.file("details");
        Run half = Run.of("perft", "3", "--details", "--shard", "1/2", "--resume", file, "--format", "csv");
        Thread.currentThread().interrupt();
        Run run = Run.of("perft", "3", "--details", "--resume", file, "--format", "csv");
        assertEquals(130, run.exitCode(), run.toString());
        assertEquals(half.out(), run.out());
    }

    @Test
    void anInterruptedRunKeepsWhatTheFileHas() throws IOException {
        String counts = shards.file("counts");
        Run.of("perft", "3", "--shard", "1/2", "--resume", counts);
        Thread.currentThread().interrupt();
        Run run = Run.of("perft", "3", "--resume", counts);
        assertEquals(130, run.exitCode(), run.toString());
        long nodes = Files.readAllLines(Path.of(counts)).stream()
                .skip(1)
                .mapToLong(line -> Long.parseLong(line.replaceAll(".*\"nodes\":(\\d+).*", "$1")))
                .sum();
        assertTrue(run.lastLine().startsWith("interrupted; so far nodes " + nodes + " "), run.lastLine());
    }
}

package sanmai.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.files.WriteLock;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;
import sanmai.shogi.Zobrist;

/** perft and verify in parts, continued, and joined. */
@Timeout(300)
class SharedWorkTest {
    private static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    private static final String MATES_IN_ONE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    private static final String MATED = "4k4/4G4/4P4/9/9/9/9/9/9 w - 1";

    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static String[] words(String command, String... more) {
        return Stream.concat(Stream.of(command.split(" ")), Stream.of(more)).toArray(String[]::new);
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

    /** A command with part and file. */
    private static Run part(String[] command, int number, int count, String file) {
        return Run.of(Stream.concat(Stream.of(command), Stream.of("--shard", number + "/" + count, "--resume", file))
                .toArray(String[]::new));
    }

    /** Does a command in {@code count} shards, and returns their files. */
    private List<String> parts(int count, String... command) {
        List<String> files = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            String file = file(command[0] + number + "of" + count);
            Run run = part(command, number, count, file);
            assertTrue(run.exitCode() <= 2 && Files.exists(Path.of(file)), run.toString());
            files.add(file);
        }
        return files;
    }

    private static Run merged(String command, List<String> files, String... more) {
        List<String> arguments = new ArrayList<>(List.of(command));
        arguments.addAll(List.of(more));
        arguments.add("--merge");
        arguments.addAll(files);
        return Run.of(arguments.toArray(String[]::new));
    }

    private String suite() throws IOException {
        List<String> lines = new ArrayList<>(List.of("# A suite with everything that can go wrong."));
        for (String line : List.of(
                "start|" + START + "|1|30|by hand",
                "start|" + START + "|2|901|by hand",
                "start|" + START + "|3|25470",
                "bad|9/9 b - 1|1|5",
                "bad|9/9 b - 1|2|5",
                "mates|" + MATES_IN_ONE + "|1|92",
                "mates|" + MATES_IN_ONE + "|2|7",
                "deep|" + START + "|6|547581517")) {
            lines.add(line.replace('|', '\t'));
        }
        return Files.write(folder.resolve("suite.tsv"), lines).toString();
    }

    private String[] verify(String... more) throws IOException {
        return words(
                "verify",
                Stream.concat(
                                Stream.of(suite(), file("missing.tsv"), suite(), "--max-nodes", "100000"),
                                Stream.of(more))
                        .toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "1, 3", "2, 7", "3, 2", "4, 3"})
    void partsOfATreeMakeTheCountOfOneRun(String depth, int count) {
        for (String sfen : List.of(START, MATES_IN_ONE, MATED)) {
            String[] command = {"perft", depth, "--sfen", sfen, "--threads", "2", "--hash", "1"};
            List<String> files = parts(count, command);
            Collections.reverse(files);
            String where = sfen + ", depth " + depth;
            Run merged = merged("perft", files);
            assertAlike(Run.of("perft", depth, "--sfen", sfen), merged, where);
            assertTrue(merged.lastLine().matches("nodes \\d+  time \\d+\\.\\d{3}  nps \\d+"), merged.toString());
            Run divided = Run.of("perft", depth, "--sfen", sfen, "--divide", "--leaves", "count");
            assertAlike(divided, merged("perft", files, "--divide"), where);
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
            List<String> files = parts(count, command);
            assertAlike(Run.of(whole), merged("perft", files), sfen + ", depth " + depth);
            String[] csv = Stream.concat(Stream.of(whole), Stream.of("--format", "csv"))
                    .toArray(String[]::new);
            assertAlike(Run.of(csv), merged("perft", files, "--format", "csv"), sfen + ", depth " + depth);
            files.forEach(file -> assertTrue(Path.of(file).toFile().delete()));
        }
    }

    @Test
    void aPartOfATreeHasItsDetailsFromTheDepthOfItsMovesOn() {
        Run run = Run.of("perft", "4", "--details", "--shard", "1/2", "--format", "csv");
        assertEquals(3, run.out().size(), run.toString());
        assertTrue(run.out().get(1).startsWith("3,"), run.toString());
        assertTrue(run.out().get(2).startsWith("4,"), run.toString());
    }

    @Test
    void anInterruptedRunPrintsTheDetailsThatTheFileHas() {
        String file = file("details");
        Run half = Run.of("perft", "3", "--details", "--shard", "1/2", "--resume", file, "--format", "csv");
        Thread.currentThread().interrupt();
        Run run = Run.of("perft", "3", "--details", "--resume", file, "--format", "csv");
        assertEquals(130, run.exitCode(), run.toString());
        assertEquals(half.out(), run.out());
    }

    @Test
    void aPartWithoutItsDetailsIsRefused() throws IOException {
        Path file = folder.resolve("details");
        String[] command = words("perft 4 --details --shard 1/100 --resume " + file);
        Run.of(command);
        String text = Files.readString(file);
        Files.writeString(file, text.replaceFirst("\"details\":\\[.*?]", "\"details\":[]"));
        String reason = "part 1 has details of 0 depths instead of 2";
        assertRefused("sanmai perft: --resume: " + file + ":2: " + reason, Run.of(command));
        assertRefused("sanmai perft: --merge: " + reason, merged("perft", List.of(file.toString())));
        Files.writeString(file, text.replaceFirst("\"checks\":", "\"checks\":99999"));
        assertRefused("sanmai perft: --resume: " + file + ":2: not the count of a part of a tree", Run.of(command));
        String plain = file("plain");
        Run.of("perft", "2", "--resume", plain);
        assertRefused(
                "sanmai perft: --format without --details: there is no table",
                merged("perft", List.of(plain), "--format", "csv"));
    }

    /** The keys of this process are made already, so the seed changes nothing here but the conditions. */
    @Test
    void aCountByOtherKeysDoesNotGoOnFromOneByTheUsualKeys() {
        String start = Sfen.of(Position.start());
        try {
            String file = file("counts");
            Run.of("perft", "2", "--sfen", start, "--hash", "1", "--hash-seed", "7", "--resume", file);
            assertRefused(
                    "sanmai perft: --resume: .*:1: results of other conditions: --hash-seed is 7 there, 0 here",
                    Run.of("perft", "2", "--resume", file));
        } finally {
            System.clearProperty(Zobrist.SEED_PROPERTY);
        }
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
        Run whole = Run.of(verify());
        assertEquals(2, whole.exitCode());
        assertTrue(whole.lastLine().matches("[1-9] passed, [1-9] failed"), whole.lastLine());
        Run merged = merged("verify", parts(count, verify()));
        assertAlike(whole, merged, count + " parts");
        assertTrue(merged.out().contains("      1g1f: 30"), "wrong counts are divided: " + merged);
        assertEquals(3, merged.err().size(), "what is unreadable is said");
    }

    @Test
    void theShippedSuiteInPartsPasses() {
        Run merged = merged("verify", parts(2, "verify", "--max-nodes", "2000"));
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
            assertFalse(Files.exists(folder.resolve("cut.lock")));
        }
    }

    /** The beginnings of the lines, which say what each is of. */
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
        assertGoesOnFromAnywhere(10, verify());
    }

    @Test
    void ofAFileWithMoreThanThePartOnlyThePartCounts() throws IOException {
        for (String[] command : new String[][] {words("perft 3 --divide"), verify()}) {
            String file = file(command[0]);
            part(command, 1, 1, file);
            String[] half = Stream.concat(Stream.of(command), Stream.of("--shard", "2/2"))
                    .toArray(String[]::new);
            assertAlike(Run.of(half), part(command, 2, 2, file), command[0]);
        }
    }

    @Test
    void theTimeOfACountIsThatOfItsParts() throws IOException {
        String file = file("counts");
        Run.of("perft", "2", "--resume", file);
        Files.writeString(
                Path.of(file), Files.readString(Path.of(file)).replaceAll("\"nanos\":\\d+", "\"nanos\":500000000"));
        for (Run run : List.of(Run.of("perft", "2", "--resume", file), merged("perft", List.of(file)))) {
            assertEquals("nodes 900  time 15.000  nps 60", run.lastLine());
        }
    }

    @Test
    void anInterruptedRunKeepsWhatTheFileHas() throws IOException {
        String counts = file("counts");
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

    @ParameterizedTest
    @ValueSource(strings = {"perft 3", "verify --max-nodes 100", "sliders --quick", "minimax --limit 1"})
    void twoRunsDoNotWriteOneFile(String command) throws IOException {
        Path file = folder.resolve("journal");
        WriteLock lock = WriteLock.of(file);
        try {
            Run refused = Run.of(words(command, "--resume", file.toString()));
            assertEquals(2, refused.exitCode(), refused.toString());
            assertEquals(List.of(), refused.out());
            assertEquals(
                    List.of("sanmai " + command.split(" ")[0] + ": --resume: " + file + ": another run is writing it"),
                    refused.err());
            assertFalse(Files.exists(file));
        } finally {
            lock.close();
        }
    }

    private static void assertRefused(String message, Run run) {
        assertEquals(2, run.exitCode(), run.toString());
        assertEquals(List.of(), run.out());
        assertEquals(1, run.err().size(), run.toString());
        assertTrue(run.err().get(0).matches(message), run.err().get(0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--shard 0/3            | .*'0/3'.*",
                "--shard 3/2            | .*'3/2'.*",
                "--shard x              | .*'x'.*",
                "--shard -1/2           | .*'-1/2'.*",
                "--shard 1/0            | .*'1/0'.*",
                "--shard 1/2/3          | .*'1/2/3'.*",
                "--shard 1/99999999999  | .*'1/99999999999'.*",
                "--shard                | .*--shard.*",
                "--resume               | .*--resume.*",
                "--resume no/such/a     | .*--resume: no/such/a: .*",
                "--resume .             | .*--resume: .: is a directory",
                "--merge                | .*--merge.*",
                "--merge .              | .*--merge: .: is a directory",
                "--merge no/such        | .*--merge: no/such: there is no such file",
                "--shard 1/2 --merge a  | .*--merge with --shard: must be without it",
                "--resume b --merge a   | .*--merge with --resume: must be without it",
                "--sliders rotated --merge a | .*--merge with --sliders: must be without it",
            })
    void badArgumentsAreOneLineAndExitCodeTwo(String arguments, String message) {
        String depth = arguments.contains("--merge") ? "" : " 1";
        assertRefused("sanmai perft: " + message, Run.of(words("perft" + depth + " " + arguments.trim())));
        assertRefused("sanmai verify: " + message, Run.of(words("verify " + arguments.trim())));
    }

    @Test
    void whatIsAskedForDoesNotGoWithMerge() {
        assertRefused("sanmai perft: --merge with DEPTH: .*", Run.of(words("perft 3 --merge a")));
        assertRefused("sanmai perft: --merge with --sfen: .*", Run.of("perft", "--sfen", MATED, "--merge", "a"));
        assertRefused("sanmai verify: --merge with FILE: .*", Run.of(words("verify suite.tsv --merge a")));
        assertRefused("sanmai verify: --merge with --max-nodes: .*", Run.of(words("verify --max-nodes 5 --merge a")));
        assertRefused("sanmai perft: Missing required parameter: 'DEPTH'.*", Run.of(words("perft --divide")));
    }

    @Test
    void filesThatDoNotBelongTogetherAreRefused() throws IOException {
        String one = parts(2, "perft", "2").get(0);
        for (String[] other : new String[][] {
            {"DEPTH is 3 %s, 2 %s", "3"},
            {"--sfen is 4k4.* %s, lnsg.* %s", "2", "--sfen", MATES_IN_ONE},
            {"--leaves is make %s, count %s", "2", "--leaves", "make"},
            {"--details is on %s, off %s", "2", "--details"},
        }) {
            String file = file("other" + other[0].hashCode());
            String[] command =
                    Stream.concat(Stream.of("perft"), Stream.of(other).skip(1)).toArray(String[]::new);
            assertEquals(0, part(command, 2, 2, file).exitCode());
            assertRefused(
                    "sanmai perft: --merge: .* has results of other conditions than .*: "
                            + other[0].formatted("in " + file, "in " + one),
                    merged("perft", List.of(one, file)));
            assertRefused(
                    "sanmai perft: --resume: .*:1: results of other conditions: " + other[0].formatted("there", "here"),
                    Run.of("perft", "2", "--resume", file));
        }
        String lines = file("lines");
        assertEquals(0, Run.of("verify", "--max-nodes", "50", "--resume", lines).exitCode());
        String fewer = file("fewer");
        assertEquals(0, Run.of("verify", "--max-nodes", "40", "--resume", fewer).exitCode());
        assertRefused(
                "sanmai verify: --merge: .*: --max-nodes is 40 in .*, 50 in .*; the lines of the suites are not the same .*",
                merged("verify", List.of(lines, fewer)));
        for (String[] foreign :
                new String[][] {{"perft", lines}, {"verify", one}, {"minimax", one}, {"minimax", lines}}) {
            assertRefused(
                    "sanmai " + foreign[0] + ": --merge: .*: not the conditions of a run of sanmai " + foreign[0],
                    merged(foreign[0], List.of(foreign[1])));
        }
        assertRefused(
                "sanmai perft: --resume: .*:1: not the conditions of a run of sanmai perft",
                Run.of("perft", "2", "--resume", lines));
        assertRefused(
                "sanmai sliders: --resume: .*:1: not the conditions of a run of sanmai sliders",
                Run.of("sliders", "--resume", lines));
    }

    @Test
    void gapsAndDuplicatesAreRefused() throws IOException {
        List<String> counts = parts(2, "perft", "3");
        assertRefused(
                "sanmai perft: --merge: 450 of 900 parts of the tree are missing, the first: part 2, 1g1f 1c1d",
                merged("perft", counts.subList(0, 1)));
        assertRefused(
                "sanmai perft: --merge: .*:2: part 1: is there already, in .*",
                merged("perft", List.of(counts.get(0), counts.get(1), counts.get(0))));
        List<String> lines = parts(2, verify());
        assertRefused(
                "sanmai verify: --merge: \\d+ of 13 lines are missing, the first: number 1",
                merged("verify", lines.subList(1, 2)));
        assertRefused(
                "sanmai verify: --merge: .*: number 1: is there already, in .*",
                merged("verify", List.of(lines.get(0), lines.get(0))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"perft", "verify"})
    void otherFilesAreRefusedAndLeftAlone(String command) throws IOException {
        String[] resumed = command.equals("perft") ? words("perft 2") : words("verify --max-nodes 50");
        Path good = folder.resolve("good");
        part(resumed, 1, 1, good.toString());
        List<String> lines = Files.readAllLines(good);
        String first = lines.get(0) + "\n";
        String second = lines.get(1) + "\n";
        Path file = folder.resolve("other");
        for (String text : List.of(
                "garbage\n",
                "\u0000\u0001\n",
                "[]\n",
                "{}\n",
                first + "garbage\n",
                first + "{}\n",
                first + second.replaceFirst("\"nodes\":", "\"nodes\":-"),
                first + second.replaceFirst("\"nanos\":", "\"nanos\":-1"),
                first + second.replaceFirst("1", "12345"),
                first + second.replaceFirst("\"depth\":|\"moves\":\"", "$01"))) {
            Files.writeString(file, text);
            assertRefused("sanmai " + command + ": --merge: .*", merged(command, List.of(file.toString())));
            assertRefused(
                    "sanmai " + command + ": --resume: " + file + ":[12]: .*", part(resumed, 1, 1, file.toString()));
            assertEquals(text, Files.readString(file), "the file is left alone");
        }
        Files.writeString(file, "");
        assertRefused(
                "sanmai " + command + ": --merge: .*: there are no results in it", merged(command, List.of("" + file)));
        Files.writeString(file, first);
        assertRefused(
                "sanmai " + command + ": --merge: .* are missing, the first: .*", merged(command, List.of("" + file)));
    }
}

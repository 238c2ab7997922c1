package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static sanmai.cli.Run.assertRefused;
import static sanmai.cli.Shards.MATED;
import static sanmai.cli.Shards.MATES_IN_ONE;
import static sanmai.cli.Shards.merged;
import static sanmai.cli.Shards.part;
import static sanmai.cli.Shards.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
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
import sanmai.testing.SameOnEveryJava;

/** What perft and verify in parts refuse: arguments that do not go together, and files of other runs. */
@SameOnEveryJava
@Timeout(300)
class SharedWorkRefusalsTest {
    @TempDir
    private Path folder;

    private Shards shards;

    @BeforeEach
    void open() {
        shards = new Shards(folder);
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
                "--shard 1/2 --merge a  | .*--merge cannot be combined with --shard; leave it out",
                "--resume b --merge a   | .*--merge cannot be combined with --resume; leave it out",
                "--sliders rotated --merge a | .*--merge cannot be combined with --sliders; leave it out",
            })
    void badArgumentsAreOneLineAndExitCodeTwo(String arguments, String message) {
        String depth = arguments.contains("--merge") ? "" : " 1";
        assertRefused("sanmai perft: " + message, Run.of(("perft" + depth + " " + arguments.trim()).split(" ")));
        assertRefused("sanmai verify: " + message, Run.of(("verify " + arguments.trim()).split(" ")));
    }

    @Test
    void mergeRefusesOptionsThatAskForAnotherResult() {
        assertRefused(
                "sanmai perft: --merge cannot be combined with DEPTH; .*", Run.of("perft 3 --merge a".split(" ")));
        assertRefused(
                "sanmai perft: --merge cannot be combined with --sfen; .*",
                Run.of("perft", "--sfen", MATED, "--merge", "a"));
        assertRefused(
                "sanmai verify: --merge cannot be combined with FILE; .*",
                Run.of("verify suite.tsv --merge a".split(" ")));
        assertRefused(
                "sanmai verify: --merge cannot be combined with --max-nodes; .*",
                Run.of("verify --max-nodes 5 --merge a".split(" ")));
        assertRefused("sanmai perft: Missing required parameter: 'DEPTH'.*", Run.of("perft --divide".split(" ")));
    }

    @Test
    void filesThatDoNotBelongTogetherAreRefused() throws IOException {
        String one = shards.parts(2, "perft", "2").get(0);
        for (String[] other : new String[][] {
            {"DEPTH is 3 %s, 2 %s", "3"},
            {"--sfen is 4k4.* %s, lnsg.* %s", "2", "--sfen", MATES_IN_ONE},
            {"--leaves is make %s, count %s", "2", "--leaves", "make"},
            {"--details is on %s, off %s", "2", "--details"},
        }) {
            String file = shards.file("other" + other[0].hashCode());
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
        String lines = shards.file("lines");
        assertEquals(0, Run.of("verify", "--max-nodes", "50", "--resume", lines).exitCode());
        String fewer = shards.file("fewer");
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
        List<String> counts = shards.parts(2, "perft", "3");
        assertRefused(
                "sanmai perft: --merge: 450 of 900 parts of the tree are missing, the first: part 2, 1g1f 1c1d",
                merged("perft", counts.subList(0, 1)));
        assertRefused(
                "sanmai perft: --merge: .*:2: part 1: is there already, in .*",
                merged("perft", List.of(counts.get(0), counts.get(1), counts.get(0))));
        List<String> lines = shards.parts(2, shards.verify());
        assertRefused(
                "sanmai verify: --merge: \\d+ of 13 lines are missing, the first: number 1",
                merged("verify", lines.subList(1, 2)));
        assertRefused(
                "sanmai verify: --merge: .*: number 1: is there already, in .*",
                merged("verify", List.of(lines.get(0), lines.get(0))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"18446744073709551615", "-1", "4294967297", "x"})
    void impossibleNumbersAmongTheConditionsAreRefused(String number) throws IOException {
        Path counts = Path.of(shards.parts(1, "perft", "1").get(0));
        Files.writeString(counts, Files.readString(counts).replace("\"DEPTH\":\"1\"", "\"DEPTH\":\"" + number + "\""));
        assertRefused("sanmai perft: --merge: .*: DEPTH " + number + ": .*", merged("perft", List.of("" + counts)));
        Path lines = folder.resolve("lines");
        Run.of("verify", "--max-nodes", "30", "--resume", lines.toString());
        Files.writeString(
                lines,
                Files.readString(lines).replaceFirst("(\"the number of lines\":)\"\\d+\"", "$1\"" + number + "\""));
        assertRefused(
                "sanmai verify: --merge: the number of lines " + number + ": .*",
                merged("verify", List.of("" + lines)));
    }

    @Test
    void aPartWithoutItsDetailsIsRefused() throws IOException {
        Path file = folder.resolve("details");
        String[] command = ("perft 4 --details --shard 1/100 --resume " + file).split(" ");
        Run.of(command);
        String text = Files.readString(file);
        Files.writeString(file, text.replaceFirst("\"details\":\\[.*?]", "\"details\":[]"));
        String reason = "part 1 has details of 0 depths instead of 2";
        assertRefused("sanmai perft: --resume: " + file + ":2: " + reason, Run.of(command));
        assertRefused("sanmai perft: --merge: " + reason, merged("perft", List.of(file.toString())));
        Files.writeString(file, text.replaceFirst("\"checks\":", "\"checks\":99999"));
        assertRefused("sanmai perft: --resume: " + file + ":2: not the count of a part of a tree", Run.of(command));
        String plain = shards.file("plain");
        Run.of("perft", "2", "--resume", plain);
        assertRefused(
                "sanmai perft: --format needs files that were counted with --details; these were not",
                merged("perft --format csv", List.of(plain)));
    }

    /** The keys of this process are made already, so the seed changes only the conditions here. */
    @Test
    void aCountWithOtherKeysRefusesAJournalOfTheUsualKeys() {
        String start = Sfen.of(Position.start());
        try {
            String file = shards.file("counts");
            Run.of("perft", "2", "--sfen", start, "--hash", "1", "--hash-seed", "7", "--resume", file);
            assertRefused(
                    "sanmai perft: --resume: .*:1: results of other conditions: --hash-seed is 7 there, 0 here",
                    Run.of("perft", "2", "--resume", file));
        } finally {
            System.clearProperty(Zobrist.SEED_PROPERTY);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"perft", "verify"})
    void otherFilesAreRefusedAndLeftAlone(String command) throws IOException {
        String[] resumed = command.equals("perft") ? "perft 2".split(" ") : "verify --max-nodes 50".split(" ");
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
        assertRefused("sanmai " + command + ": --merge: .*: has no results", merged(command, List.of("" + file)));
        Files.writeString(file, first);
        assertRefused(
                "sanmai " + command + ": --merge: .* are missing, the first: .*", merged(command, List.of("" + file)));
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
}

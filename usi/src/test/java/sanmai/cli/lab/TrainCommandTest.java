package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertGivenUp;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.NetworkFile;
import sanmai.cli.Run;
import sanmai.cli.SanmaiCommand;
import sanmai.cli.console.Console;
import sanmai.files.WriteLock;
import sanmai.search.eval.net.KingBucket;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.eval.net.NetText;
import sanmai.search.eval.net.ShippedNet;
import sanmai.testing.SameOnEveryJava;

@SameOnEveryJava
@Timeout(120)
class TrainCommandTest {
    @TempDir
    private static Path shared;

    @TempDir
    private Path folder;

    private static String games;

    @BeforeAll
    static void play() {
        games = SelfPlayedGames.in(shared, 6, 30).toString();
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private static String[] command(String out, String... more) {
        if (!List.of(more).contains("--epochs")) {
            return command(
                    out,
                    Stream.concat(Stream.of("--epochs", "3"), Stream.of(more)).toArray(String[]::new));
        }
        return Stream.concat(Stream.of("train", "--batch", "100", "--out", out), Stream.of(more))
                .toArray(String[]::new);
    }

    @Test
    void aNetIsLearntAndCanBePlayedWith() throws IOException {
        Run run = Run.of(command(path("my.net"), games));
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(run.out().get(0).matches("games 6  positions \\d+  validation \\d+  scale \\d+"), run.toString());
        for (int epoch = 1; epoch <= 3; epoch++) {
            String line = run.out().get(epoch);
            assertTrue(line.matches("epoch " + epoch + "  error 0\\.\\d{5}  validation (0\\.\\d{5}|-)"), line);
        }
        assertTrue(run.out().get(4).matches("learnt from [1-9]\\d* positions/s"), run.toString());
        assertEquals(6, run.out().size(), run.toString());
        assertTrue(run.lastLine().startsWith("net " + path("my.net") + "  fingerprint "), run.lastLine());
        assertEquals(1, folder.toFile().list().length, "only the net is left");
        String fingerprint = run.lastLine().replaceAll(".* ", "");
        assertTrue(conditionsOfGamesBy("my.net").contains(" net " + fingerprint + " "));
    }

    @Test
    void aNetSaysWithWhichOptionsItIsMadeAgain() throws IOException {
        Run first = Run.of(command(path("my.net"), "--results", "0.2", "--seed", "5", "--lambda", "0.5", games));
        assertEquals(0, first.exitCode(), first.toString());
        String comment = Files.readAllLines(folder.resolve("my.net")).get(1);
        assertTrue(comment.matches("# games 6  positions \\d+  --.*"), comment);
        List<String> again = new ArrayList<>(List.of("train", "--out", path("again.net"), games));
        again.addAll(List.of(comment.substring(comment.indexOf("--")).split(" ")));
        Run second = Run.of(again.toArray(String[]::new));
        assertEquals(0, second.exitCode(), second.toString());
        assertEquals(Files.readString(folder.resolve("my.net")), Files.readString(folder.resolve("again.net")));
    }

    /** What a file of games says that were played with a net. */
    private String conditionsOfGamesBy(String net) throws IOException {
        assertEquals(
                0,
                Run.of("selfplay", "--games", "1", "--nodes", "10", "--eval", path(net), path("new.sg"))
                        .exitCode());
        return Files.readString(folder.resolve("new.sg"), StandardCharsets.ISO_8859_1)
                .lines()
                .toList()
                .get(1);
    }

    @Test
    void learningGoesOnFromANet() throws IOException {
        String[] first = command(path("my.net"), games);
        String fingerprint = Run.of(first).lastLine().replaceAll(".* ", "");
        // So little is learnt that only rounding could change anything, and it does not.
        Run next = Run.of(command(path("next"), "--from", path("my.net"), "--rate", "1e-9", games));
        assertEquals(0, next.exitCode(), next.toString());
        assertEquals(fingerprint, next.lastLine().replaceAll(".* ", ""));
        Run changed = Run.of(command(path("next"), "--from", path("my.net"), games));
        assertNotEquals(fingerprint, changed.lastLine().replaceAll(".* ", ""));
        Path network = NetworkFile.write(folder.resolve("nn.bin"), 1);
        assertGivenUp(
                "sanmai train: --from \".*\" is .*; it must be of the size of --architecture sanmai, or smaller",
                Run.of(command(path("next"), "--from", network.toString(), games)));
        assertGivenUp(
                "sanmai train: \".*missing\": .*", Run.of(command(path("next"), "--from", path("missing"), games)));
    }

    @Test
    void learningGoesOnFromTheShippedNet() throws IOException {
        Run next = Run.of(command(
                path("next"), "--architecture", "sanmai-64-kings", "--from", "shipped", "--rate", "1e-9", games));
        assertEquals(0, next.exitCode(), next.toString());
        String fingerprint = NetEvaluationFactory.fingerprint(ShippedNet.get());
        assertEquals(fingerprint, next.lastLine().replaceAll(".* ", ""));
    }

    @Test
    void aNetMayGetFurtherNeurons() throws IOException {
        Run.of(command(path("my.net"), games));
        Run narrow = Run.of(command(path("next.net"), "--from", path("my.net"), "--rate", "1e-9", games));
        Run wide = Run.of(command(
                path("wide.net"), "--architecture", "sanmai-96", "--from", path("my.net"), "--rate", "1e-9", games));
        assertEquals(narrow.out().get(1), wide.out().get(1), "the error is the same until they learn");
        assertEquals(
                96,
                NetText.read(Files.readString(folder.resolve("wide.net")))
                        .weights()
                        .size()
                        .neurons());
        assertGivenUp(
                "sanmai train: --from \".*wide.net\" is net .*; it must be of the size of --architecture sanmai-64, or smaller",
                Run.of(command(path("next"), "--architecture", "sanmai-64", "--from", path("wide.net"), games)));
    }

    @Test
    void aNetMayGetKingBuckets() throws IOException {
        Run.of(command(path("my.net"), games));
        Run without = Run.of(command(path("next.net"), "--from", path("my.net"), "--rate", "1e-9", games));
        Run with = Run.of(command(
                path("kings.net"),
                "--architecture",
                "sanmai-kings",
                "--from",
                path("my.net"),
                "--rate",
                "1e-9",
                games));
        assertEquals(without.out().get(1), with.out().get(1), "the error is the same until they learn");
        assertEquals(
                KingBucket.COUNT,
                NetText.read(Files.readString(folder.resolve("kings.net")))
                        .weights()
                        .size()
                        .kingBuckets());
        assertGivenUp(
                "sanmai train: --from \".*kings.net\" is net .*; it must be of the size of --architecture sanmai-64, or smaller",
                Run.of(command(path("next"), "--architecture", "sanmai-64", "--from", path("kings.net"), games)));
        interruptedAt("epoch 2", command(path("part.net"), "--architecture", "sanmai-kings", games));
        Run resumed = Run.of(command(path("part.net"), "--architecture", "sanmai-kings", games));
        Run whole = Run.of(command(path("whole.net"), "--architecture", "sanmai-kings", games));
        assertEquals(whole.lastLine().replaceAll(".* ", ""), resumed.lastLine().replaceAll(".* ", ""));
    }

    @Test
    void aTrainingFromAnotherNetIsNotGoneOnWith() {
        Run.of(command(path("first.net"), games));
        String[] next = command(path("my.net"), "--from", path("first.net"), games);
        interruptedAt("epoch 2", next);
        assertGivenUp(
                "sanmai train: \".*my.net.part\": is of another training: --from is net [0-9a-f]+ there, random weights here",
                Run.of(command(path("my.net"), games)));
        assertEquals(0, Run.of(next).exitCode());
    }

    @Test
    void threadsDoNotMatterAndSettingsDo() throws IOException {
        Run.of(command(path("one.net"), "--threads", "1", games));
        Run.of(command(path("two.net"), "--threads", "3", games));
        Run.of(command(path("three.net"), "--seed", "2", games));
        Run.of(command(path("four.net"), "--lambda", "0.5", games));
        assertArrayEquals(Files.readAllBytes(folder.resolve("one.net")), Files.readAllBytes(folder.resolve("two.net")));
        for (String other : List.of("three.net", "four.net")) {
            assertFalse(weights("one.net").equals(weights(other)), other);
        }
    }

    /** A net without its comments, which say how it was made. */
    private List<String> weights(String net) throws IOException {
        return Files.readAllLines(folder.resolve(net)).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    /** Runs a command whose thread is interrupted when it has printed a line that begins like this. */
    private static Run interruptedAt(String beginning, String... arguments) {
        List<String> lines = new ArrayList<>();
        PrintWriter out = new PrintWriter(new StringWriter()) {
            @Override
            public void println(String line) {
                lines.add(line);
                if (line.startsWith(beginning)) {
                    Thread.currentThread().interrupt();
                }
            }
        };
        StringWriter err = new StringWriter();
        int exitCode = SanmaiCommand.commandLine()
                .setOut(out)
                .setErr(new PrintWriter(err))
                .execute(arguments);
        return new Run(exitCode, lines, err.toString().lines().toList());
    }

    @Test
    void anInterruptedTrainingGoesOn() throws IOException {
        Run whole = Run.of(command(path("whole.net"), "--scale", "1000", games));
        Run part = interruptedAt("epoch 2", command(path("my.net"), "--scale", "1000", games));
        assertEquals(130, part.exitCode(), part.toString());
        assertEquals(whole.out().subList(0, 3), part.out().subList(0, 3));
        assertEquals("interrupted; what has been learnt so far is in " + path("my.net.part"), part.lastLine());
        assertEquals(List.of(), part.err());
        assertFalse(Files.exists(folder.resolve("my.net")));
        assertGivenUp(
                "sanmai train: \".*my.net.part\": is of another training: --seed is 1 there, 2 here",
                Run.of(command(path("my.net"), "--scale", "1000", "--seed", "2", games)));
        assertGivenUp(
                "sanmai train: \".*my.net.part\": is of another training: --lambda is 0.0 there, 0.5 here",
                Run.of(command(path("my.net"), "--scale", "1000", "--lambda", "0.5", games)));
        Run rest = Run.of(command(path("my.net"), "--scale", "1000", games));
        assertEquals(0, rest.exitCode(), rest.toString());
        assertEquals("going on from " + path("my.net.part"), rest.out().get(1));
        assertEquals(whole.out().get(3), rest.out().get(2));
        assertArrayEquals(
                Files.readAllBytes(folder.resolve("whole.net")), Files.readAllBytes(folder.resolve("my.net")));
        assertFalse(Files.exists(folder.resolve("my.net.part")));
    }

    @Test
    void anInterruptionEndsTheReadingOfGames() {
        Thread.currentThread().interrupt();
        Run run = Run.of(command(path("my.net"), games));
        assertEquals(130, run.exitCode(), run.toString());
        assertEquals(List.of("interrupted"), run.out());
        assertEquals(List.of(), run.err());
    }

    @Test
    void anInterruptionThatComesTooLateLosesNothing() {
        Run run = interruptedAt("epoch 3", command(path("my.net"), games));
        assertTrue(run.exitCode() == 0 || run.exitCode() == 130, run.toString());
        Thread.interrupted();
        assertEquals(0, Run.of(command(path("my.net"), games)).exitCode());
        assertTrue(Files.exists(folder.resolve("my.net")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "                                  | sanmai train: .*GAMES.*",
                "--epochs 0 GAMES                  | sanmai train: --epochs 0: must be between 1 and 1000000",
                "--batch 0 GAMES                   | sanmai train: --batch 0: must be between 1 and 1048576",
                "--rate 0 GAMES                    | sanmai train: --rate 0: must be .*",
                "--rate NaN GAMES                  | sanmai train: --rate NaN: must be .*",
                "--results 1.5 GAMES               | sanmai train: --results 1.5: must be between 0 and 1",
                "--results -1 GAMES                | sanmai train: --results -1: must be between 0 and 1",
                "--lambda 1.1 GAMES                | sanmai train: --lambda 1.1: must be between 0 and 1",
                "--lambda -0.1 GAMES               | sanmai train: --lambda -0.1: must be between 0 and 1",
                "--shuffle 0 GAMES                 | sanmai train: --shuffle 0: must be between 1 and 13159628",
                "--scale 0 GAMES                   | sanmai train: --scale 0: must be .*",
                "--scale x GAMES                   | sanmai train: .*'x'.*",
                "--threads 0 GAMES                 | sanmai train: --threads 0: must be between 1 and 1024",
                "--architecture halfkp GAMES       | sanmai train: --architecture \"halfkp\": must be sanmai, sanmai-64 or sanmai-64-kings, .*",
                "--architecture sanmai-0 GAMES     | sanmai train: the size .* 0: must be between 32 and 256",
                "--architecture sanmai-100 GAMES   | sanmai train: the size .* must be a multiple of 32, not 100",
                "--architecture sanmai-64-8 GAMES  | sanmai train: --architecture \"sanmai-64-8\": must be sanmai, .*",
                "--out FOLDER GAMES                | sanmai train: --out .*: no file can be written there",
                "--out FOLDER/no/my.net GAMES      | sanmai train: --out .*: no file can be written there",
                "FOLDER/no.sg                      | sanmai train: \".*no.sg\": there is no such file",
                "FOLDER                            | sanmai train: \".*\": is a directory",
                "GAMES TEXT                        | sanmai train: \".*text\": is no file of games: .*",
                "NOTHING                           | sanmai train: no quiet position to learn from in 0 games",
            })
    void whatCannotBeDoneIsOneLine(String arguments, String message) throws IOException {
        Files.writeString(folder.resolve("text"), "hello\nthere\n");
        Files.writeString(folder.resolve("nothing"), "Sanmai games 1\nnothing\n");
        String words = arguments == null ? "" : " " + arguments;
        words = words.replace("FOLDER", folder.toString())
                .replace("TEXT", path("text"))
                .replace("NOTHING", path("nothing"))
                .replace("GAMES", games);
        if (!words.contains("--out")) {
            words = " --out " + path("my.net") + words;
        }
        assertRefused(message, Run.of(("train" + words).split(" ")));
        assertEquals(2, folder.toFile().list().length, "a file was written");
    }

    @Test
    void aSingleBatchHasNoSpeed() {
        Run run = Run.of("train", "--batch", "100000", "--epochs", "1", "--out", path("my.net"), games);
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(run.out().get(1).startsWith("epoch 1 "), run.toString());
        assertTrue(run.out().get(2).startsWith("net "), run.toString());
    }

    @Test
    void aSpeedNeedsTwoBatches() {
        try (Console console = new Console(SanmaiCommand.commandLine().getCommandSpec())) {
            console.begin("positions");
            TrainingProgress progress = new TrainingProgress(console, true);
            assertTrue(progress.speed().isEmpty(), "after a finished training");
            progress.positions(100, 300);
            assertTrue(progress.speed().isEmpty());
            progress.positions(200, 300);
            assertTrue(progress.speed().isPresent());
        }
    }

    @Test
    void aNetWhoseWeightsComeToTheirLimitsCanBeRead() {
        Run run = Run.of(command(
                path("big.net"), "--rate", "0.5", "--results", "1", "--scale", "1000000", "--epochs", "1", games));
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(0, Run.of("eval", "--eval", path("big.net")).exitCode());
    }

    @Test
    void gamesThatAreAllInTheValidationSetAreNoneToLearnFrom() {
        int number = IntStream.range(0, 1000)
                .filter(i -> Long.remainderUnsigned(new SplittableRandom(i).nextLong(), 20) == 0)
                .findFirst()
                .orElseThrow();
        String shard = number + 1 + "/" + (number + 2);
        Run.of("selfplay", "--games", number + 1 + "", "--shard", shard, "--nodes", "30", path("one.sg"));
        assertGivenUp(
                "sanmai train: all [1-9]\\d* quiet positions are in the validation set",
                Run.of(command(path("my.net"), path("one.sg"))));
    }

    @Test
    void oneRunAtATimeLearnsANet() throws IOException {
        WriteLock lock = WriteLock.of(folder.resolve("my.net"));
        try {
            assertRefused(
                    "sanmai train: --out .*my.net: another run is writing it", Run.of(command(path("my.net"), games)));
        } finally {
            lock.close();
        }
        assertEquals(0, folder.toFile().list().length);
    }

    @Test
    void whatAKilledRunLeftIsTakenAway() throws IOException {
        assertEquals(
                130,
                interruptedAt("epoch 3", command(path("my.net"), "--epochs", "4", games))
                        .exitCode());
        Files.writeString(folder.resolve(".my.net.part.0123456789abcdef.sanmai-new"), "half a checkpoint");
        Files.writeString(folder.resolve(".my.net.part.sanmai-lock"), "");
        Files.writeString(folder.resolve(".my.net.fedcba9876543210.sanmai-new"), "half a net");
        Files.writeString(folder.resolve(".my.net.sanmai-lock"), "");
        assertEquals(0, Run.of(command(path("my.net"), "--epochs", "4", games)).exitCode());
        assertArrayEquals(new String[] {"my.net"}, folder.toFile().list());
    }

    @Test
    void aDamagedCheckpointIsNamed() throws IOException {
        Files.writeString(folder.resolve("my.net.part"), "hello");
        assertGivenUp(
                "sanmai train: \".*my.net.part\": is no checkpoint of a training, or a damaged one",
                Run.of(command(path("my.net"), games)));
    }
}

package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sanmai.files.ConditionLine;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetText;

@Timeout(120)
class NetTrainerTest {
    private static final TrainingSet TRAINING = Games.set(Games.SOME.subList(1, 12));
    private static final TrainingSet VALIDATION = Games.set(Games.SOME.subList(0, 1));
    private static final TrainingPositions POSITIONS = Games.inMemory(TRAINING, VALIDATION);
    private static final TrainingSettings SETTINGS = Games.settings(4, 100, 0.002, 0.1, 600, 5);

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("net.part");
    }

    private Checkpoint checkpoint() {
        return new Checkpoint(file(), ConditionLine.begin().with("", "the games", "these games"));
    }

    /** What a listener heard, and the net. */
    private record Outcome(List<String> epochs, String net) {}

    private Outcome train(int threads, TrainingSettings settings) throws InterruptedException {
        List<String> epochs = new ArrayList<>();
        Net net = new NetTrainer(POSITIONS, settings, NetModel.random(new Net.Size(32), settings.random()))
                .train(
                        threads,
                        checkpoint(),
                        (epoch, training, validation) -> epochs.add(epoch + " " + training + " " + validation));
        return new Outcome(epochs, NetText.write(net, List.of()));
    }

    private Outcome trainAnew(int threads, TrainingSettings settings) throws InterruptedException {
        checkpoint().delete();
        return train(threads, settings);
    }

    /** The validation games are training games too, since eleven games teach little about another game. */
    @Test
    void theErrorFalls() throws InterruptedException {
        TrainingPositions positions = Games.inMemory(TRAINING, Games.set(Games.SOME.subList(1, 3)));
        List<Double> errors = new ArrayList<>();
        List<Double> validation = new ArrayList<>();
        new NetTrainer(
                        positions,
                        Games.settings(8, 50, 0.004, 0.1, 600, 5),
                        NetModel.random(
                                new Net.Size(32),
                                Games.settings(8, 50, 0.004, 0.1, 600, 5).random()))
                .train(2, checkpoint(), (epoch, ofTraining, ofValidation) -> {
                    assertEquals(errors.size() + 1, epoch);
                    errors.add(ofTraining);
                    validation.add(ofValidation);
                });
        assertTrue(errors.get(7) < 0.7 * errors.get(0), errors.toString());
        assertTrue(validation.get(7) < 0.7 * validation.get(0), validation.toString());
    }

    @Test
    void theNumberOfThreadsDoesNotMatter() throws InterruptedException {
        Outcome one = trainAnew(1, SETTINGS);
        assertEquals(4, one.epochs().size());
        assertEquals(one, trainAnew(2, SETTINGS));
        assertEquals(one, trainAnew(3, SETTINGS));
    }

    @Test
    void aStepUsesAllPositionsOfItsBatch() throws InterruptedException {
        TrainingSettings settings = Games.settings(1, TRAINING.size(), 0.05, 0.25, 600, 5);
        NetModel model = NetModel.random(new Net.Size(32), new SplittableRandom(5));
        NetGradient gradient = model.newGradient();
        for (int i = 0; i < TRAINING.size(); i++) {
            double target = 0.75 * WinRateModel.winRate(TRAINING.score(i), 600) + 0.25 * (TRAINING.result(i) + 1) / 2;
            gradient.add(TRAINING, i, target);
        }
        new Adam(model.weights()).step(model.weights(), gradient.gradient, TRAINING.size(), 0.05);
        Net expected = model.quantised(600);
        List<Double> errors = new ArrayList<>();
        Net found = new NetTrainer(POSITIONS, settings, NetModel.random(new Net.Size(32), settings.random()))
                .train(2, checkpoint(), (epoch, training, validation) -> errors.add(training));
        assertEquals(Math.sqrt(gradient.loss / TRAINING.size()), errors.get(0), 1e-6);
        int moved = 0;
        int different = 0;
        int[] expectedValues = expected.weights().pieceSquare();
        int[] values = found.weights().pieceSquare();
        for (int i = 0; i < expectedValues.length; i++) {
            moved += expectedValues[i] != 0 ? 1 : 0;
            // By rounding, a gradient close to 0 may have either sign.
            different += Math.abs(expectedValues[i] - values[i]) > 1 ? 1 : 0;
        }
        assertTrue(moved > 200, moved + " have moved");
        assertTrue(different <= moved / 100, different + " of " + moved + " have moved otherwise");
    }

    @Test
    void theTargetHasAShareOfTheResult() {
        TrainingSettings settings = Games.settings(4, 100, 0.002, 0.25, 600, 5);
        double expected = WinRateModel.winRate(TRAINING.score(3), 600);
        double result = (TRAINING.result(3) + 1) / 2.0;
        assertEquals(0.75 * expected + 0.25 * result, settings.target(TRAINING, 3), 1e-12);
    }

    @Test
    void theLearningRateFallsToAHundredthAlongACosine() {
        TrainingSettings settings = Games.settings(4, 100, 0.002, 0.25, 600, 5);
        assertEquals(0.002, settings.learningRate(0), 1e-12);
        assertEquals(0.002 * 0.505, settings.learningRate(0.5), 1e-12);
        assertEquals(0.00002, settings.learningRate(1), 1e-12);
        assertTrue(settings.learningRate(0.1) > 0.9 * 0.002, "slowly at first");
    }

    @Test
    void everySettingChangesTheNet() throws InterruptedException {
        String net = trainAnew(1, SETTINGS).net();
        for (TrainingSettings other : List.of(
                Games.settings(3, 100, 0.002, 0.1, 600, 5),
                Games.settings(4, 99, 0.002, 0.1, 600, 5),
                Games.settings(4, 100, 0.003, 0.1, 600, 5),
                Games.settings(4, 100, 0.002, 0.9, 600, 5),
                Games.settings(4, 100, 0.002, 0.1, 500, 5),
                Games.settings(4, 100, 0.002, 0.1, 600, 6),
                new TrainingSettings(4, 100, 0.002, 0.05, 0.1, 600, 5))) {
            assertNotEquals(net, trainAnew(1, other).net(), other.toString());
        }
    }

    @Test
    void anInterruptedTrainingIsResumed() throws InterruptedException {
        Outcome whole = trainAnew(2, SETTINGS);
        checkpoint().delete();
        for (int last = 1; last <= 3; last += 2) {
            int end = last;
            assertThrows(
                    InterruptedException.class,
                    () -> new NetTrainer(POSITIONS, SETTINGS, NetModel.random(new Net.Size(32), SETTINGS.random()))
                            .train(2, checkpoint(), (epoch, training, validation) -> {
                                if (epoch == end) {
                                    Thread.currentThread().interrupt();
                                }
                            }));
        }
        Outcome rest = train(1, SETTINGS);
        assertEquals(whole.epochs().subList(3, 4), rest.epochs());
        assertEquals(whole.net(), rest.net());
        assertEquals(new Outcome(List.of(), whole.net()), train(1, SETTINGS), "there is nothing left to learn");
    }

    @Test
    void checkpointsOfOtherTrainingsAreRefused() throws InterruptedException {
        train(1, Games.settings(1, 100, 0.002, 0.1, 600, 5));
        Checkpoint other = new Checkpoint(file(), ConditionLine.begin().with("", "the games", "other games"));
        assertEquals(
                "\"" + file() + "\": is of another training: the games is these games there, other games here",
                refusal(other));
    }

    private String refusal(Checkpoint checkpoint) {
        return assertThrows(
                        TrainingDataException.class,
                        () -> checkpoint.load(new TrainingState(NetModel.random(new Net.Size(32), SETTINGS.random()))))
                .getMessage();
    }

    @Test
    void damagedCheckpointsAreRefused() throws IOException, InterruptedException {
        train(1, Games.settings(1, 100, 0.002, 0.1, 600, 5));
        byte[] whole = Files.readAllBytes(file());
        SplittableRandom random = new SplittableRandom(Games.SEED);
        for (int trial = 0; trial < 40; trial++) {
            byte[] damaged = whole.clone();
            int at = trial < 20
                    ? trial * 2
                    : trial < 28 ? whole.length - 1 - (trial - 20) : random.nextInt(whole.length);
            damaged[at] ^= (byte) (1 << random.nextInt(8));
            Files.write(file(), damaged);
            String message = refusal(checkpoint());
            assertTrue(message.startsWith("\"" + file() + "\": is "), "byte " + at + ": " + message);
        }
        for (int length : new int[] {0, 1, 2, 10, 18, 25, 33, 40, whole.length / 2, whole.length - 1}) {
            Files.write(file(), Arrays.copyOf(whole, length));
            assertEquals(
                    "\"" + file() + "\": is no checkpoint of a training, or a damaged one",
                    refusal(checkpoint()),
                    "cut at " + length);
        }
        Files.write(file(), Arrays.copyOf(whole, whole.length + 1));
        assertEquals("\"" + file() + "\": is damaged: its checksum does not match", refusal(checkpoint()));
        Files.writeString(file(), "hello");
        assertTrue(refusal(checkpoint()).contains("is no checkpoint"), refusal(checkpoint()));
        Files.writeString(file(), "\u0000\u0005hello and more");
        assertEquals("\"" + file() + "\": is no checkpoint of a training", refusal(checkpoint()));
        Files.delete(file());
        Files.createDirectory(file());
        assertEquals("\"" + file() + "\": is a directory", refusal(checkpoint()));
    }

    @Test
    void anUnwritableCheckpointIsReported() {
        Path nowhere = folder.resolve("no/where");
        TrainingDataException e = assertThrows(
                TrainingDataException.class,
                () -> new NetTrainer(POSITIONS, SETTINGS, NetModel.random(new Net.Size(32), SETTINGS.random()))
                        .train(1, new Checkpoint(nowhere, ConditionLine.begin()), (epoch, training, validation) -> {}));
        assertTrue(e.getMessage().startsWith("\"" + nowhere + "\": cannot be written: "), e.getMessage());
    }

    @Test
    void deletingACheckpointLeavesNoFile() throws InterruptedException {
        train(1, Games.settings(1, 100, 0.002, 0.1, 600, 5));
        assertTrue(Files.exists(file()));
        checkpoint().delete();
        assertFalse(Files.exists(file()));
        checkpoint().delete();
        assertEquals(0, folder.toFile().list().length);
    }
}

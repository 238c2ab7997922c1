package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
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
import sanmai.notation.Sfen;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.nnue.Architecture;
import sanmai.search.eval.nnue.Network;
import sanmai.search.eval.nnue.NnueEvaluationFactory;
import sanmai.search.eval.nnue.NnueFeatures;
import sanmai.search.eval.nnue.NnueFileWriter;
import sanmai.shogi.Position;

@Timeout(120)
class NnueModelTest {
    private static final double SCALE = 700;
    private static final TrainingSettings SETTINGS = new TrainingSettings(6, 50, 0.004, 0.1, 600, 5);
    private static final TrainingPositions POSITIONS = TrainingPositions.of(
            Games.set(NnueFeatures.K_P.set, Games.PLAIN.subList(1, 12)),
            Games.set(NnueFeatures.K_P.set, Games.PLAIN.subList(0, 1)));

    @TempDir
    private Path folder;

    private static NnueModel model() {
        return NnueModel.random(new Architecture(NnueFeatures.K_P, 32, 8, 16), new SplittableRandom(Games.SEED));
    }

    @Test
    void theQuantisedNetworkIsTheModel() {
        NnueModel model = model();
        model.w.outputBias[0] = 0.3f;
        Evaluation evaluation = NnueEvaluationFactory.of(model.quantised(SCALE)).create();
        PlainNnueModel plain = new PlainNnueModel(model);
        TrainingSet set = Games.set(NnueFeatures.K_P.set, Games.PLAIN);
        List<Integer> values = new ArrayList<>();
        for (TrainingGame game : Games.PLAIN) {
            TrainingSet.forEachSuitable(game, (position, index) -> {
                evaluation.set(position);
                values.add(evaluation.value(position));
            });
        }
        assertEquals(set.size(), values.size());
        assertTrue(values.size() > 50, values.size() + " positions");
        double most = 0;
        double sum = 0;
        for (int i = 0; i < values.size(); i++) {
            // In the unit of the file a pawn is 90.
            double exact = SCALE * 0.9 * plain.odds(set, i);
            most = Math.max(most, Math.abs(exact));
            sum += values.get(i) - exact;
            assertEquals(exact, values.get(i), 40, "seed " + Games.SEED);
        }
        assertTrue(most > 100, "all positions are worth nothing");
        assertEquals(0, sum / values.size(), 5, "rounding must not add up");
    }

    @Test
    void theModelOfANetworkBecomesTheSameNetwork() {
        NnueModel model = model();
        model.w.outputBias[0] = -0.3f;
        Network network = model.quantised(SCALE);
        Network again = NnueModel.of(network, 2 * SCALE).quantised(2 * SCALE);
        assertEquals(
                NnueEvaluationFactory.of(network).fingerprint(),
                NnueEvaluationFactory.of(again).fingerprint());
    }

    @Test
    void inAMirroredPositionTheMirroredInputsAreActive() {
        Position position = Sfen.position("lnsg1gsnl/1r1k3b1/pppppp1pp/9/9/9/PPPPPPP1P/1B1K3R1/LNSG1GSNL b Pp 1");
        Position mirrored = Sfen.position("lnsg1gsnl/1b3k1r1/pp1pppppp/9/9/9/P1PPPPPPP/1R3K1B1/LNSG1GSNL b Pp 1");
        short[] inputs = new short[TrainingSet.PER_SIDE];
        short[] expected = new short[TrainingSet.PER_SIDE];
        for (int side = 0; side < 2; side++) {
            NnueFeatures.K_P.set.listActive(position, side, inputs, 0);
            NnueFeatures.K_P.set.listActive(mirrored, side, expected, 0);
            for (int i = 0; i < inputs.length; i++) {
                inputs[i] = (short) NnueFeatures.K_P.set.mirrored(inputs[i]);
            }
            Arrays.sort(inputs);
            Arrays.sort(expected);
            assertArrayEquals(expected, inputs);
        }
    }

    @Test
    void everyInputIsTheMirrorImageOfItsMirrorImage() {
        int same = 0;
        for (int input = 0; input < NnueFeatures.K_P.set.rows(); input++) {
            int mirrored = NnueFeatures.K_P.set.mirrored(input);
            assertEquals(input, NnueFeatures.K_P.set.mirrored(mirrored));
            same += mirrored == input ? 1 : 0;
        }
        assertEquals(90 + 20 * 9, same, "hands, and the pieces of both sides on the file 5");
    }

    @Test
    void weightsAreClippedToWhatFitsIntoTheFile() {
        NnueModel model = new NnueModel(new Architecture(NnueFeatures.K_P, 32, 8, 8));
        for (float[] block : model.weights()) {
            Arrays.fill(block, -1000);
        }
        model.endStep(0, SCALE);
        assertEquals(-6, model.w.transformer[0][7][3]);
        assertEquals(-127 / 64f, model.w.layer1[1][2]);
        assertEquals(-127 / 64f, model.w.layer1[7][63]);
        assertEquals(-127 / 64f, model.w.layer2[7][0]);
        assertEquals(-127 * 127 / (14.4 * SCALE), model.w.output[7], 1e-6);
        assertEquals(-1000, model.w.biases1[0]);
    }

    @Test
    void featureWeightsDecay() {
        NnueModel model = new NnueModel(new Architecture(NnueFeatures.K_P, 32, 8, 8));
        for (float[] block : model.weights()) {
            Arrays.fill(block, 0.5f);
        }
        model.endStep(0.25, SCALE);
        assertEquals(0.375f, model.w.transformer[0][1709][31]);
        assertEquals(0.5f, model.w.transformerBiases[0]);
        assertEquals(0.5f, model.w.layer1[0][0]);
    }

    private byte[] train(int threads, NetTrainer.Listener listener) throws InterruptedException {
        Checkpoint checkpoint = new Checkpoint(folder.resolve("nn.part"), ConditionLine.begin());
        Network network = new NetTrainer<>(POSITIONS, SETTINGS, model()).train(threads, checkpoint, listener);
        checkpoint.delete();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            NnueFileWriter.write(network, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    @Test
    void theErrorFalls() throws InterruptedException {
        List<Double> errors = new ArrayList<>();
        train(2, (epoch, found) -> errors.add(found.training()));
        assertTrue(errors.get(5) < 0.7 * errors.get(0), errors.toString());
    }

    @Test
    void theNumberOfThreadsDoesNotMatter() throws InterruptedException {
        byte[] one = train(1, (epoch, errors) -> {});
        assertArrayEquals(one, train(3, (epoch, errors) -> {}));
    }

    @Test
    void anInterruptedTrainingIsResumed() throws InterruptedException {
        byte[] whole = train(2, (epoch, errors) -> {});
        assertThrows(
                InterruptedException.class,
                () -> train(2, (epoch, errors) -> {
                    if (epoch == 3) {
                        Thread.currentThread().interrupt();
                    }
                }));
        assertTrue(Files.exists(folder.resolve("nn.part")));
        List<Integer> epochs = new ArrayList<>();
        assertArrayEquals(whole, train(1, (epoch, errors) -> epochs.add(epoch)));
        assertEquals(List.of(4, 5, 6), epochs);
    }
}

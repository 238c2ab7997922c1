package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetEvaluation;
import sanmai.search.eval.net.NetEvaluationFactory;

class NetModelTest {
    private static final int NEURONS = 32;
    private static final double SCALE = 700;

    /** For each position of some games: the score of the quantised net less that of the model. */
    private static double[] differences(NetModel model) {
        PlainNet plain = new PlainNet(model);
        NetEvaluation evaluation = new NetEvaluation(model.quantised(SCALE));
        TrainingSet set = new TrainingSet(NetModel.FEATURES);
        List<Double> scores = new ArrayList<>();
        for (TrainingGame game : Games.SOME.subList(0, 5)) {
            game.replay((position, index) -> {
                if (TrainingSet.isSuitable(
                        position, game.moves().get(index), game.scores().get(index))) {
                    evaluation.set(position);
                    scores.add((double) evaluation.score(position));
                }
            });
            set.add(game);
        }
        assertEquals(set.size(), scores.size());
        double[] off = new double[set.size()];
        double most = 0;
        for (int i = 0; i < off.length; i++) {
            double exact = SCALE * plain.odds(set, i);
            most = Math.max(most, Math.abs(exact));
            off[i] = scores.get(i) - exact;
        }
        assertTrue(most > 100, "all positions are worth nothing");
        return off;
    }

    private static NetModel random() {
        SplittableRandom random = new SplittableRandom(Games.SEED);
        NetModel model = new NetModel(NEURONS);
        for (float[] block : model.weights()) {
            for (int i = 0; i < block.length; i++) {
                block[i] = (float) (random.nextGaussian() * 0.05);
            }
        }
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            model.w.biases[neuron] += 0.4f;
        }
        return model;
    }

    @Test
    void theQuantisedNetIsTheModel() {
        for (double off : differences(random())) {
            // 40 weights in each of 64 sums are rounded by up to 1/510.
            assertEquals(0, off, 30, "seed " + Games.SEED);
        }
    }

    @Test
    void theModelOfANetBecomesTheSameNet() {
        Net net = random().quantised(SCALE);
        Net again = NetModel.of(net, 2 * SCALE).quantised(2 * SCALE);
        assertEquals(NetEvaluationFactory.fingerprint(net), NetEvaluationFactory.fingerprint(again));
    }

    @Test
    void furtherNeuronsChangeNothingUntilTheyLearn() {
        Net net = random().quantised(SCALE);
        NetModel wide = NetModel.of(net, 96, SCALE, new SplittableRandom(Games.SEED));
        assertEquals(96, wide.quantised(SCALE).weights().neurons());
        Evaluation narrowEvaluation = new NetEvaluation(net);
        Evaluation wideEvaluation = new NetEvaluation(wide.quantised(SCALE));
        for (TrainingGame game : Games.SOME.subList(0, 5)) {
            game.replay((position, index) -> {
                narrowEvaluation.set(position);
                wideEvaluation.set(position);
                assertEquals(narrowEvaluation.score(position), wideEvaluation.score(position));
            });
        }
        for (int neuron = NEURONS; neuron < 96; neuron++) {
            int ofNeuron = neuron;
            assertTrue(Arrays.stream(wide.w.features).anyMatch(row -> row[ofNeuron] != 0), "neuron " + neuron);
        }
    }

    @Test
    void weightsThatNeedNoRoundingGiveTheModelExactly() {
        NetModel model = random();
        for (float[] block : model.weights()) {
            boolean ofNeuron =
                    block == model.w.biases || List.of(model.w.features).contains(block);
            double factor = ofNeuron ? Net.ACCUMULATOR_SCALE : SCALE * Net.OUTPUT_SCALE;
            for (int i = 0; i < block.length; i++) {
                block[i] = (float) (Math.round(block[i] * factor) / factor);
            }
        }
        for (double off : differences(model)) {
            // Centipawns are cut off, and the output of the hidden layer before that.
            assertEquals(0, off, 1.2, "seed " + Games.SEED);
        }
    }

    @Test
    void theInitialWeightsKnowNothing() {
        NetModel model = NetModel.random(32, new SplittableRandom(3));
        assertArrayEquals(NetModel.random(32, new SplittableRandom(3)).weights(), model.weights());
        NetEvaluation evaluation = new NetEvaluation(model.quantised(SCALE));
        evaluation.set(Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1"));
        assertTrue(Math.abs(evaluation.score(Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1"))) < 2000);
        NetWeights zeros = new NetWeights(32);
        assertArrayEquals(zeros.pieceSquare, model.w.pieceSquare);
        assertArrayEquals(zeros.kingRelative, model.w.kingRelative);
        assertArrayEquals(zeros.mobility, model.w.mobility);
        assertArrayEquals(zeros.tempo, model.w.tempo);
    }

    @Test
    void weightsAreClippedToTheLimitsOfTheNet() {
        NetModel model = new NetModel(NEURONS);
        model.w.features[0][0] = 7;
        model.w.features[model.w.features.length - 1][NEURONS - 1] = -7;
        model.w.features[0][1] = 1.5f;
        model.w.tempo[0] = 7;
        model.w.output[0][0] = 700;
        model.w.output[0][1] = -3.5f;
        model.clip(100);
        assertEquals(Net.MAX_OUTPUT_WEIGHT, model.quantised(100).weights().outputWeights()[0][0]);
        assertEquals(-350 * Net.OUTPUT_SCALE, model.quantised(100).weights().outputWeights()[0][1]);
        Net.Weights weights = model.quantised(1).weights();
        assertEquals(Net.MAX_FEATURE_WEIGHT, weights.featureWeights()[0][0]);
        assertEquals(
                -Net.MAX_FEATURE_WEIGHT, weights.featureWeights()[weights.featureWeights().length - 1][NEURONS - 1]);
        assertEquals(383, weights.featureWeights()[0][1]);
        assertEquals(7 * Net.OUTPUT_SCALE, weights.tempo()[0]);
    }
}

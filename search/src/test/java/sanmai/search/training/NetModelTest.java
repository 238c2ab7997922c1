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
import sanmai.search.eval.net.KingBucket;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetEvaluation;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.eval.net.NetText;

class NetModelTest {
    private static final int NEURONS = 32;
    private static final double SCALE = 700;
    private static final Net.Size WITH_KING_BUCKETS = new Net.Size(NEURONS, KingBucket.COUNT);

    /** For each position of some games: the score of the quantised net minus that of the model. */
    private static double[] differences(NetModel model) {
        PlainNet plain = new PlainNet(model);
        NetEvaluation evaluation = new NetEvaluation(model.quantised(SCALE));
        TrainingSet set = new TrainingSet();
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
        return random(new Net.Size(NEURONS));
    }

    private static NetModel random(Net.Size size) {
        SplittableRandom random = new SplittableRandom(Games.SEED);
        NetModel model = new NetModel(size);
        for (float[] block : model.weights()) {
            for (int i = 0; i < block.length; i++) {
                block[i] = (float) (random.nextGaussian() * 0.05);
            }
        }
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            model.w.biases[neuron] += 0.4f;
        }
        model.weightsChanged();
        return model;
    }

    @Test
    void theQuantisedNetIsTheModel() {
        for (Net.Size size : List.of(new Net.Size(NEURONS), WITH_KING_BUCKETS)) {
            for (double off : differences(random(size))) {
                // 40 weights in each of 64 sums are rounded by up to 1/510.
                assertEquals(0, off, 30, "seed " + Games.SEED);
            }
        }
    }

    @Test
    void theModelOfANetBecomesTheSameNet() {
        for (Net.Size size : List.of(new Net.Size(NEURONS), WITH_KING_BUCKETS)) {
            Net net = random(size).quantised(SCALE);
            Net again =
                    NetModel.of(net, size, 2 * SCALE, new SplittableRandom(0)).quantised(2 * SCALE);
            assertEquals(NetEvaluationFactory.fingerprint(net), NetEvaluationFactory.fingerprint(again));
        }
    }

    @Test
    void kingBucketsHaveTheSameWeightsUntilTheyLearn() {
        Net net = random().quantised(SCALE);
        NetModel model = NetModel.of(net, WITH_KING_BUCKETS, SCALE, new SplittableRandom(Games.SEED));
        int[][][] weights = model.quantised(SCALE).weights().featureWeights();
        assertEquals(KingBucket.COUNT, weights.length);
        for (int[][] ofBucket : weights) {
            assertArrayEquals(net.weights().featureWeights()[0], ofBucket);
        }
        model.w.ofKingBuckets[3][7][5] += 1;
        model.w.features[8][6] += 1;
        model.endStep(0, SCALE);
        int[][][] changed = model.quantised(SCALE).weights().featureWeights();
        for (int bucket = 0; bucket < KingBucket.COUNT; bucket++) {
            int more = bucket == 3 ? Net.ACCUMULATOR_SCALE : 0;
            assertEquals(weights[bucket][7][5] + more, changed[bucket][7][5]);
            assertEquals(weights[bucket][8][6] + Net.ACCUMULATOR_SCALE, changed[bucket][8][6]);
        }
    }

    @Test
    void weightsThatKingBucketsAddDecayFaster() {
        NetModel model = new NetModel(WITH_KING_BUCKETS);
        model.w.features[0][0] = 1;
        model.w.ofKingBuckets[2][0][0] = 0.5f;
        model.endStep(0.05, SCALE);
        assertEquals(0.95f, model.features[1][0][0]);
        assertEquals(0.95f + 0.25f, model.features[2][0][0]); // ten times as fast
        model.endStep(0.5, SCALE);
        assertEquals(0.475f, model.features[2][0][0]);
    }

    @Test
    void addedNeuronsChangeNothingUntilTheyLearn() {
        Net net = random().quantised(SCALE);
        NetModel wide = NetModel.of(net, new Net.Size(96), SCALE, new SplittableRandom(Games.SEED));
        assertEquals(96, wide.quantised(SCALE).weights().size().neurons());
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
    void initialWeightsGiveSmallScores() {
        NetModel model = NetModel.random(new Net.Size(32), new SplittableRandom(3));
        assertArrayEquals(
                NetModel.random(new Net.Size(32), new SplittableRandom(3)).weights(), model.weights());
        NetEvaluation evaluation = new NetEvaluation(model.quantised(SCALE));
        evaluation.set(Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1"));
        assertTrue(Math.abs(evaluation.score(Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1"))) < 2000);
        NetWeights zeros = new NetWeights(new Net.Size(32));
        assertArrayEquals(zeros.pieceSquare, model.w.pieceSquare);
        assertArrayEquals(zeros.kingRelative, model.w.kingRelative);
        assertArrayEquals(zeros.mobility, model.w.mobility);
        assertArrayEquals(zeros.tempo, model.w.tempo);
    }

    @Test
    void aModelOfAnyWeightsBecomesANetThatCanBeRead() {
        for (double scale : new double[] {1, 100, 933, 1e6}) {
            for (float weight : new float[] {1e9f, -1e9f}) {
                for (Net.Size size : List.of(new Net.Size(NEURONS), WITH_KING_BUCKETS)) {
                    NetModel model = new NetModel(size);
                    for (float[] block : model.weights()) {
                        Arrays.fill(block, weight);
                    }
                    model.endStep(0, scale);
                    Net net = model.quantised(scale);
                    Net read = NetText.read(NetText.write(net, List.of()));
                    assertEquals(NetEvaluationFactory.fingerprint(net), NetEvaluationFactory.fingerprint(read));
                }
            }
        }
    }

    @Test
    void weightsAreClippedToTheLimitsOfTheNet() {
        NetModel model = new NetModel(new Net.Size(NEURONS));
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
        int[][] features = weights.featureWeights()[0];
        assertEquals(Net.MAX_FEATURE_WEIGHT, features[0][0]);
        assertEquals(-Net.MAX_FEATURE_WEIGHT, features[features.length - 1][NEURONS - 1]);
        assertEquals(383, features[0][1]);
        assertEquals(7 * Net.OUTPUT_SCALE, weights.tempo()[0]);
    }
}

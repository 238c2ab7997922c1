package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.eval.net.KingBucket;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetFeatures;

class NetGradientTest {
    private static final int NEURONS = 64;
    private static final double STEP = 1e-6;
    private static final TrainingSet SET = Games.set(Games.SOME.subList(0, 3));
    private static final int POSITIONS = 20;

    /** Weights with which many neurons are between the bounds of the clipped ReLU, and some on either side. */
    private static NetModel model(int kingBuckets, SplittableRandom random) {
        NetModel model = new NetModel(new Net.Size(NEURONS, kingBuckets));
        int rows = (1 + model.w.ofKingBuckets.length) * NetFeatures.COUNT;
        List<float[]> features = List.of(model.weights()).subList(0, rows);
        for (float[] block : model.weights()) {
            double deviation = features.contains(block) ? 0.05 : 0.1;
            for (int i = 0; i < block.length; i++) {
                block[i] = (float) (random.nextGaussian() * deviation);
            }
        }
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            model.w.biases[neuron] += 0.4f;
        }
        model.weightsChanged();
        return model;
    }

    private static double target(int index) {
        return index % 11 / 10.0;
    }

    private static double loss(PlainNet net) {
        double loss = 0;
        for (int index = 0; index < POSITIONS; index++) {
            loss += net.loss(SET, index, target(index));
        }
        return loss;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, KingBucket.COUNT})
    void theGradientIsThatOfTheLoss(int kingBuckets) {
        SplittableRandom random = new SplittableRandom(Games.SEED);
        NetModel model = model(kingBuckets, random);
        NetGradient gradient = model.newGradient();
        gradient.clear();
        for (int index = 0; index < POSITIONS; index++) {
            gradient.add(SET, index, target(index));
        }
        gradient.complete();
        PlainNet plain = new PlainNet(model);
        assertEquals(loss(plain), gradient.loss, 1e-4);
        for (int trial = 0; trial < 200; trial++) {
            compare(plain, random.nextInt(NetFeatures.COUNT), random.nextInt(NEURONS), gradient);
        }
        List<float[]> blocks = List.of(model.weights());
        NetWeights w = model.w;
        List<float[][]> groups = new ArrayList<>(List.of(w.ofKingBuckets));
        groups.addAll(List.of(
                new float[][][] {{w.biases}, w.output, {w.pieceSquare}, {w.kingRelative}, w.mobility, {w.tempo}}));
        Set<Integer> seen = new HashSet<>();
        for (byte king : Arrays.copyOf(SET.orientedKings(), 2 * POSITIONS)) {
            seen.add(KingBucket.of(king));
        }
        for (float[][] group : groups) {
            int felt = 0;
            for (int trial = 0; trial < 4000 && felt < 30; trial++) {
                int block = blocks.indexOf(group[random.nextInt(group.length)]);
                int i = random.nextInt(blocks.get(block).length);
                boolean isFelt = gradient.gradient[block][i] != 0;
                felt += isFelt ? 1 : 0;
                if (isFelt || trial < 20) {
                    compare(plain, block, i, gradient);
                }
            }
            int bucket = groups.indexOf(group);
            boolean isFelt = bucket >= w.ofKingBuckets.length || seen.contains(bucket);
            assertEquals(isFelt, felt > 0, "weights of the block " + blocks.indexOf(group[0]) + " with a gradient");
        }
    }

    private static void compare(PlainNet plain, int block, int i, NetGradient gradient) {
        double[][] weights = plain.weights;
        double kept = weights[block][i];
        weights[block][i] = kept + STEP;
        double more = loss(plain);
        weights[block][i] = kept - STEP;
        double less = loss(plain);
        weights[block][i] = kept;
        double slope = (more - less) / (2 * STEP);
        assertEquals(
                slope,
                gradient.gradient[block][i],
                1e-4 + 1e-3 * Math.abs(slope),
                "weight " + i + " of block " + block + ", seed " + Games.SEED);
    }

    @Test
    void theLossAloneLeavesTheGradient() {
        NetModel model = model(1, new SplittableRandom(Games.SEED));
        NetGradient gradient = model.newGradient();
        gradient.addLoss(SET, 3, 0.5);
        double loss = gradient.loss;
        assertTrue(loss > 0);
        for (float[] block : gradient.gradient) {
            for (float sum : block) {
                assertEquals(0, sum);
            }
        }
        gradient.add(SET, 3, 0.5);
        assertEquals(2 * loss, gradient.loss, 1e-12);
        gradient.clear();
        assertEquals(0, gradient.loss);
        for (float[] block : gradient.gradient) {
            for (float sum : block) {
                assertEquals(0, sum);
            }
        }
    }
}

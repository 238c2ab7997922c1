package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class NetGradientTest {
    private static final double STEP = 1e-6;
    private static final TrainingSet SET = Games.set(Games.SOME.subList(0, 3));
    private static final int POSITIONS = 20;

    /** Weights with which many neurons are between the bounds of the clipped ReLU, and some on either side. */
    private static NetModel model(SplittableRandom random) {
        NetModel model = new NetModel();
        for (int i = 0; i < NetModel.SIZE; i++) {
            model.weights[i] = (float) (random.nextGaussian() * (i < NetModel.BIASES ? 0.05 : 0.1));
        }
        for (int neuron = 0; neuron < NetModel.NEURONS; neuron++) {
            model.weights[NetModel.BIASES + neuron] += 0.4f;
        }
        return model;
    }

    private static double[] copy(NetModel model) {
        double[] weights = new double[NetModel.SIZE];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = model.weights[i];
        }
        return weights;
    }

    private static double target(int index) {
        return index % 11 / 10.0;
    }

    private static double loss(double[] weights) {
        double loss = 0;
        for (int index = 0; index < POSITIONS; index++) {
            loss += PlainNet.loss(weights, SET, index, target(index));
        }
        return loss;
    }

    @Test
    void theGradientIsThatOfTheLoss() {
        SplittableRandom random = new SplittableRandom(Games.SEED);
        NetModel model = model(random);
        NetGradient gradient = new NetGradient(model);
        gradient.clear();
        for (int index = 0; index < POSITIONS; index++) {
            gradient.add(SET, index, target(index));
        }
        double[] weights = copy(model);
        assertEquals(loss(weights), gradient.loss, 1e-4);
        int[] ends = {
            NetModel.BIASES,
            NetModel.OUTPUT_WEIGHTS,
            NetModel.PIECE_SQUARE,
            NetModel.KING_RELATIVE,
            NetModel.MOBILITY,
            NetModel.TEMPO,
            NetModel.SIZE
        };
        int begin = 0;
        for (int end : ends) {
            int felt = 0;
            for (int trial = 0; trial < 4000 && felt < 30; trial++) {
                int i = random.nextInt(begin, end);
                if (gradient.gradient[0][i] != 0 || trial < 20) {
                    felt += gradient.gradient[0][i] != 0 ? 1 : 0;
                    double slope = slope(weights, i);
                    assertEquals(
                            slope,
                            gradient.gradient[0][i],
                            1e-4 + 1e-3 * Math.abs(slope),
                            "weight " + i + " of those from " + begin + ", seed " + Games.SEED);
                }
            }
            assertTrue(felt > 0, "no weight of those from " + begin + " has a gradient");
            begin = end;
        }
    }

    private static double slope(double[] weights, int i) {
        double kept = weights[i];
        weights[i] = kept + STEP;
        double more = loss(weights);
        weights[i] = kept - STEP;
        double less = loss(weights);
        weights[i] = kept;
        return (more - less) / (2 * STEP);
    }

    @Test
    void theLossAloneLeavesTheGradient() {
        NetModel model = model(new SplittableRandom(Games.SEED));
        NetGradient gradient = new NetGradient(model);
        gradient.addLoss(SET, 3, 0.5);
        double loss = gradient.loss;
        assertTrue(loss > 0);
        for (float sum : gradient.gradient[0]) {
            assertEquals(0, sum);
        }
        gradient.add(SET, 3, 0.5);
        assertEquals(2 * loss, gradient.loss, 1e-12);
        gradient.clear();
        assertEquals(0, gradient.loss);
        for (float sum : gradient.gradient[0]) {
            assertEquals(0, sum);
        }
    }
}

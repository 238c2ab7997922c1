package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class NetGradientTest {
    private static final double STEP = 1e-6;
    private static final TrainingSet SET = Games.set(Games.SOME.subList(0, 3));
    private static final int POSITIONS = 20;

    /** Weights with which many units are between their bounds, and some on either side. */
    private static NetModel model(SplittableRandom random) {
        NetModel model = new NetModel();
        for (int i = 0; i < NetModel.SIZE; i++) {
            model.weights[i] = (float) (random.nextGaussian() * (i < NetModel.STARTS ? 0.05 : 0.1));
        }
        for (int unit = 0; unit < NetModel.WIDTH; unit++) {
            model.weights[NetModel.STARTS + unit] += 0.4f;
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

    private static double wanted(int index) {
        return index % 11 / 10.0;
    }

    private static double error(double[] weights) {
        double error = 0;
        for (int index = 0; index < POSITIONS; index++) {
            error += PlainNet.error(weights, SET, index, wanted(index));
        }
        return error;
    }

    @Test
    void slopesAreThoseOfTheError() {
        SplittableRandom random = new SplittableRandom(Games.SEED);
        NetModel model = model(random);
        NetGradient gradient = new NetGradient();
        gradient.clear();
        for (int index = 0; index < POSITIONS; index++) {
            gradient.add(model, SET, index, wanted(index), true);
        }
        double[] weights = copy(model);
        assertEquals(error(weights), gradient.error, 1e-4);
        int[] ends = {
            NetModel.STARTS,
            NetModel.WORTH,
            NetModel.PLACES,
            NetModel.RELATIVE,
            NetModel.SLIDES,
            NetModel.TEMPO,
            NetModel.SIZE
        };
        int begin = 0;
        for (int end : ends) {
            int felt = 0;
            for (int trial = 0; trial < 4000 && felt < 30; trial++) {
                int i = random.nextInt(begin, end);
                if (gradient.sums[i] != 0 || trial < 20) {
                    felt += gradient.sums[i] != 0 ? 1 : 0;
                    double slope = slope(weights, i);
                    assertEquals(
                            slope,
                            gradient.sums[i],
                            1e-4 + 1e-3 * Math.abs(slope),
                            "weight " + i + " of those from " + begin + ", seed " + Games.SEED);
                }
            }
            assertTrue(felt > 0, "no weight of those from " + begin + " has a slope");
            begin = end;
        }
    }

    private static double slope(double[] weights, int i) {
        double kept = weights[i];
        weights[i] = kept + STEP;
        double more = error(weights);
        weights[i] = kept - STEP;
        double less = error(weights);
        weights[i] = kept;
        return (more - less) / (2 * STEP);
    }

    @Test
    void looksAloneTeachNothing() {
        NetModel model = model(new SplittableRandom(Games.SEED));
        NetGradient gradient = new NetGradient();
        gradient.add(model, SET, 3, 0.5, false);
        double looked = gradient.error;
        assertTrue(looked > 0);
        for (float sum : gradient.sums) {
            assertEquals(0, sum);
        }
        gradient.add(model, SET, 3, 0.5, true);
        assertEquals(2 * looked, gradient.error, 1e-12);
        gradient.clear();
        assertEquals(0, gradient.error);
        for (float sum : gradient.sums) {
            assertEquals(0, sum);
        }
    }
}

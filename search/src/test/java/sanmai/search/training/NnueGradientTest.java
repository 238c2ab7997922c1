package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.search.eval.nnue.Architecture;
import sanmai.search.eval.nnue.NnueFeatures;

class NnueGradientTest {
    private static final double STEP = 1e-6;
    private static final TrainingSet SET = Games.set(NnueFeatures.K_P.set, Games.SOME.subList(0, 3));
    private static final int POSITIONS = 20;

    /** Small, and its layers have sizes that are no multiples of four. */
    private final NnueModel model =
            NnueModel.random(new Architecture(NnueFeatures.K_P, 32, 9, 7), new SplittableRandom(Games.SEED));

    private final PlainNnueModel plain = new PlainNnueModel(model);
    private final NnueGradient gradient = model.newGradient();

    private static double target(int index) {
        return index % 11 / 10.0;
    }

    private double loss() {
        double loss = 0;
        for (int index = 0; index < POSITIONS; index++) {
            loss += plain.loss(SET, index, target(index));
        }
        return loss;
    }

    @Test
    void theGradientIsThatOfTheLoss() {
        gradient.clear();
        for (int index = 0; index < POSITIONS; index++) {
            gradient.add(SET, index, target(index));
        }
        assertEquals(loss(), gradient.loss, 1e-4);
        // A few rows of the transformer are enough.
        for (int block = 0; block < NnueFeatures.K_P.set.rows(); block += 9) {
            compare(block, block + 1);
        }
        int begin = NnueFeatures.K_P.set.rows();
        for (int size : new int[] {1, 9, 1, 7, 1, 1, 1}) {
            assertTrue(compare(begin, begin + size) > 0, "no weight from block " + begin + " on has a gradient");
            begin += size;
        }
        assertEquals(plain.weights.length, begin);
    }

    /** Compares the derivatives by the weights of some blocks; returns how many are not zero. */
    private int compare(int begin, int end) {
        int felt = 0;
        for (int block = begin; block < end; block++) {
            for (int i = 0; i < plain.weights[block].length; i++) {
                double slope = slope(plain.weights[block], i);
                float found = gradient.gradient[block][i];
                felt += found != 0 ? 1 : 0;
                assertEquals(
                        slope,
                        found,
                        2e-4 + 1e-3 * Math.abs(slope),
                        "weight " + i + " of block " + block + ", seed " + Games.SEED);
            }
        }
        return felt;
    }

    private double slope(double[] weights, int i) {
        double kept = weights[i];
        weights[i] = kept + STEP;
        double more = loss();
        weights[i] = kept - STEP;
        double less = loss();
        weights[i] = kept;
        return (more - less) / (2 * STEP);
    }

    @Test
    void theLossAloneLeavesTheGradient() {
        gradient.clear();
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
    }

    @Test
    void newWeightsAreReadWhenASumBegins() {
        gradient.clear();
        gradient.addLoss(SET, 3, 0.5);
        for (float[] block : model.weights()) {
            for (int i = 0; i < block.length; i++) {
                block[i] *= 0.9f;
            }
        }
        gradient.clear();
        gradient.addLoss(SET, 3, 0.5);
        assertEquals(new PlainNnueModel(model).loss(SET, 3, 0.5), gradient.loss, 1e-6);
    }
}

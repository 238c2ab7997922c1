package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class LossGradientTest {
    private static final TrainingSet NONE = Games.set(List.of());

    private static final class OneWeight extends FloatWeights {
        OneWeight() {
            array(1);
        }
    }

    /** A model whose only weight is its output. */
    private static final class Output extends LossGradient {
        private float weight;

        Output(float weight) {
            super(new OneWeight());
            this.weight = weight;
        }

        @Override
        float forward(TrainingSet set, int index) {
            return weight;
        }

        @Override
        void backward(TrainingSet set, int index, float slope) {
            gradient[0][0] += slope;
        }
    }

    private static double loss(float weight, double target) {
        Output output = new Output(weight);
        output.addLoss(NONE, 0, target);
        return output.loss;
    }

    @Test
    void theLossIsTheSquareOfTheDifferenceOfWinRates() {
        assertEquals(0.25, loss(0, 1), 1e-9);
        assertEquals(0, loss((float) Math.log(3), 0.75), 1e-9);
    }

    @Test
    void theSlopeIsTheDerivativeOfTheLoss() {
        for (float weight : new float[] {-2, 0, 0.5f, 3}) {
            for (double target : new double[] {0, 0.3, 1}) {
                Output output = new Output(weight);
                output.add(NONE, 0, target);
                double derivative = (loss(weight + 0.01f, target) - loss(weight - 0.01f, target)) / 0.02;
                assertEquals(derivative, output.gradient[0][0], 1e-4, weight + " for " + target);
            }
        }
    }

    @Test
    void positionsAddUpUntilTheSumIsCleared() {
        Output output = new Output(1);
        output.add(NONE, 0, 0);
        double loss = output.loss;
        float slope = output.gradient[0][0];
        output.add(NONE, 0, 0);
        assertEquals(2 * loss, output.loss, 1e-9);
        assertEquals(2 * slope, output.gradient[0][0], 1e-6);
        output.clear();
        assertEquals(0, output.loss);
        assertEquals(0, output.gradient[0][0]);
    }
}

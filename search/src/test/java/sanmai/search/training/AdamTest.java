package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class AdamTest {
    private static final double RATE = 0.01;

    private static float[][] weights(float... values) {
        return new float[][] {values};
    }

    @Test
    void theFirstStepIsTheLearningRateAgainstTheGradient() {
        for (float gradient : new float[] {0.5f, 5, -2000}) {
            float[][] weights = weights(1);
            new Adam(weights).step(weights, weights(gradient), 4, RATE);
            assertEquals(1 - Math.signum(gradient) * RATE, weights[0][0], 1e-6, "for " + gradient);
        }
    }

    /** The definition in the paper, for two steps with the mean gradients 3 and 1. */
    @Test
    void laterStepsFollowTheMovingAverages() {
        float[][] weights = weights(0);
        Adam adam = new Adam(weights);
        adam.step(weights, weights(6), 2, RATE);
        double after = weights[0][0];
        adam.step(weights, weights(4), 4, RATE);
        double mean = (0.9 * 0.1 * 3 + 0.1 * 1) / (1 - 0.9 * 0.9);
        double square = (0.999 * 0.001 * 9 + 0.001 * 1) / (1 - 0.999 * 0.999);
        assertEquals(after - RATE * mean / Math.sqrt(square), weights[0][0], 1e-6);
    }

    @Test
    void aWeightWithoutAGradientStays() {
        float[][] weights = weights(0.5f, 0.5f);
        new Adam(weights).step(weights, weights(0, 1), 1, RATE);
        assertEquals(0.5f, weights[0][0]);
    }

    @Test
    void anOptimiserThatWasWrittenGoesOn() throws IOException {
        float[][] weights = weights(1, 2);
        Adam adam = new Adam(weights);
        adam.step(weights, weights(1, -3), 1, RATE);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        adam.write(new DataOutputStream(bytes));
        float[][] copies = weights(weights[0].clone());
        Adam copy = new Adam(copies);
        copy.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        adam.step(weights, weights(2, 2), 1, RATE);
        copy.step(copies, weights(2, 2), 1, RATE);
        assertArrayEquals(weights[0], copies[0]);
    }
}

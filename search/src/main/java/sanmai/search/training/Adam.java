package sanmai.search.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * The optimiser: gradient descent with a step size for each weight, from moving averages of its gradient and of its square
 * (Kingma, Ba, <i>Adam: A Method for Stochastic Optimization</i>, 2015).
 */
final class Adam {
    private static final double BETA_1 = 0.9;
    private static final double BETA_2 = 0.999;
    private static final double EPSILON = 1e-8;

    private final float[] firstMoment;
    private final float[] secondMoment;
    private int steps;

    /** For this number of weights. */
    Adam(int size) {
        firstMoment = new float[size];
        secondMoment = new float[size];
    }

    /**
     * Changes the weights by one step.
     *
     * @param gradient by weight: the sum over the batch
     * @param batchSize the number of positions in the batch
     * @param learningRate about as much as a weight changes
     */
    void step(float[] weights, float[] gradient, int batchSize, double learningRate) {
        steps++;
        double stepSize = learningRate * Math.sqrt(1 - Math.pow(BETA_2, steps)) / (1 - Math.pow(BETA_1, steps));
        float each = 1f / batchSize;
        for (int i = 0; i < weights.length; i++) {
            float g = gradient[i] * each;
            firstMoment[i] = (float) (BETA_1 * firstMoment[i] + (1 - BETA_1) * g);
            secondMoment[i] = (float) (BETA_2 * secondMoment[i] + (1 - BETA_2) * g * g);
            weights[i] -= (float) (stepSize * firstMoment[i] / (Math.sqrt(secondMoment[i]) + EPSILON));
        }
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(steps);
        for (int i = 0; i < firstMoment.length; i++) {
            out.writeFloat(firstMoment[i]);
            out.writeFloat(secondMoment[i]);
        }
    }

    void read(DataInputStream in) throws IOException {
        steps = in.readInt();
        for (int i = 0; i < firstMoment.length; i++) {
            firstMoment[i] = in.readFloat();
            secondMoment[i] = in.readFloat();
        }
    }
}

package sanmai.search.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * The optimiser: gradient descent with a step size for each weight, from moving averages of its gradient and of its square
 * (Kingma, Ba, <i>Adam: A Method for Stochastic Optimization</i>, 2015).
 */
final class Adam {
    private static final double BETA_1 = 0.9;
    private static final double BETA_2 = 0.999;
    private static final double EPSILON = 1e-8;

    private final float[][] firstMoments;
    private final float[][] secondMoments;
    private int steps;

    /** No steps yet, for weights in arrays of these lengths. */
    Adam(float[][] weights) {
        firstMoments = zerosLike(weights);
        secondMoments = zerosLike(weights);
    }

    private static float[][] zerosLike(float[][] weights) {
        return Arrays.stream(weights).map(row -> new float[row.length]).toArray(float[][]::new);
    }

    /**
     * Changes the weights by one step.
     *
     * @param gradients the derivative of the loss by each weight, summed over the batch
     * @param batchSize the number of positions in the batch
     * @param learningRate about how much a weight changes in a step
     */
    void step(float[][] weights, float[][] gradients, int batchSize, double learningRate) {
        steps++;
        double stepSize = learningRate * Math.sqrt(1 - Math.pow(BETA_2, steps)) / (1 - Math.pow(BETA_1, steps));
        float each = 1f / batchSize;
        for (int block = 0; block < weights.length; block++) {
            float[] m = firstMoments[block];
            float[] v = secondMoments[block];
            for (int i = 0; i < weights[block].length; i++) {
                float g = gradients[block][i] * each;
                m[i] = (float) (BETA_1 * m[i] + (1 - BETA_1) * g);
                v[i] = (float) (BETA_2 * v[i] + (1 - BETA_2) * g * g);
                weights[block][i] -= (float) (stepSize * m[i] / (Math.sqrt(v[i]) + EPSILON));
            }
        }
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(steps);
        for (int block = 0; block < firstMoments.length; block++) {
            for (int i = 0; i < firstMoments[block].length; i++) {
                out.writeFloat(firstMoments[block][i]);
                out.writeFloat(secondMoments[block][i]);
            }
        }
    }

    void read(DataInputStream in) throws IOException {
        steps = in.readInt();
        for (int block = 0; block < firstMoments.length; block++) {
            for (int i = 0; i < firstMoments[block].length; i++) {
                firstMoments[block][i] = in.readFloat();
                secondMoments[block][i] = in.readFloat();
            }
        }
    }
}

package sanmai.search.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Steps down a slope, the longer in each weight the steadier its slope (Kingma and Ba, <i>Adam</i>, 2014). */
final class Adam {
    private static final double FIRST_DECAY = 0.9;
    private static final double SECOND_DECAY = 0.999;
    private static final double EPSILON = 1e-8;

    private final float[] first;
    private final float[] second;
    private int steps;

    Adam(int size) {
        first = new float[size];
        second = new float[size];
    }

    /**
     * Changes the weights by one step.
     *
     * @param slopes by weight: the sum over so many positions
     * @param rate about how much a weight changes
     */
    void step(float[] weights, float[] slopes, int positions, double rate) {
        steps++;
        double length = rate * Math.sqrt(1 - Math.pow(SECOND_DECAY, steps)) / (1 - Math.pow(FIRST_DECAY, steps));
        float each = 1f / positions;
        for (int i = 0; i < weights.length; i++) {
            float slope = slopes[i] * each;
            first[i] = (float) (FIRST_DECAY * first[i] + (1 - FIRST_DECAY) * slope);
            second[i] = (float) (SECOND_DECAY * second[i] + (1 - SECOND_DECAY) * slope * slope);
            weights[i] -= (float) (length * first[i] / (Math.sqrt(second[i]) + EPSILON));
        }
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(steps);
        for (int i = 0; i < first.length; i++) {
            out.writeFloat(first[i]);
            out.writeFloat(second[i]);
        }
    }

    void read(DataInputStream in) throws IOException {
        steps = in.readInt();
        for (int i = 0; i < first.length; i++) {
            first[i] = in.readFloat();
            second[i] = in.readFloat();
        }
    }
}

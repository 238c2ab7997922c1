package sanmai.search.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.SplittableRandom;

/** How far a training has come: the finished epochs and parts, the weights, and the state of the optimiser. */
final class TrainingState {
    final NetModel model;
    final Adam adam = new Adam(NetModel.SIZE);
    int epochs;

    /** The finished parts of the next epoch. */
    int parts;

    /** The loss in these parts, and their positions. */
    double loss;

    long positions;

    /** The beginning, with weights that the seed decides. */
    TrainingState(long seed) {
        model = NetModel.random(new SplittableRandom(seed));
    }

    /** Goes on with the next epoch. */
    void endEpoch() {
        epochs++;
        parts = 0;
        loss = 0;
        positions = 0;
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(epochs);
        out.writeInt(parts);
        out.writeDouble(loss);
        out.writeLong(positions);
        for (float weight : model.weights) {
            out.writeFloat(weight);
        }
        adam.write(out);
    }

    void read(DataInputStream in) throws IOException {
        epochs = in.readInt();
        parts = in.readInt();
        loss = in.readDouble();
        positions = in.readLong();
        for (int i = 0; i < model.weights.length; i++) {
            model.weights[i] = in.readFloat();
        }
        adam.read(in);
    }
}

package sanmai.search.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.SplittableRandom;

/** How far a training has come: the finished epochs, the weights, and the state of the optimiser. */
final class TrainingState {
    final NetModel model;
    final Adam adam = new Adam(NetModel.SIZE);
    int epochs;

    /** The beginning, with weights that the seed decides. */
    TrainingState(long seed) {
        model = NetModel.random(new SplittableRandom(seed));
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(epochs);
        for (float weight : model.weights) {
            out.writeFloat(weight);
        }
        adam.write(out);
    }

    void read(DataInputStream in) throws IOException {
        epochs = in.readInt();
        for (int i = 0; i < model.weights.length; i++) {
            model.weights[i] = in.readFloat();
        }
        adam.read(in);
    }
}

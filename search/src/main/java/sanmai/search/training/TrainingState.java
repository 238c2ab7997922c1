package sanmai.search.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** How far a training has come: the finished epochs and parts, the weights, and the state of the optimiser. */
final class TrainingState {
    final Adam adam;
    int epochs;

    /** The finished parts of the next epoch. */
    int parts;

    /** The loss in these parts, and their positions. */
    double loss;

    long positions;

    private final NetModel model;

    /** The state before the first epoch. */
    TrainingState(NetModel model) {
        this.model = model;
        adam = new Adam(model.weights());
    }

    /** Ends the epoch, and begins the next one. */
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
        for (float[] block : model.weights()) {
            for (float weight : block) {
                out.writeFloat(weight);
            }
        }
        adam.write(out);
    }

    void read(DataInputStream in) throws IOException {
        epochs = in.readInt();
        parts = in.readInt();
        loss = in.readDouble();
        positions = in.readLong();
        for (float[] block : model.weights()) {
            for (int i = 0; i < block.length; i++) {
                block[i] = in.readFloat();
            }
        }
        model.weightsChanged();
        adam.read(in);
    }
}

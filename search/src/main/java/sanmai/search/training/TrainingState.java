package sanmai.search.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** How far a training has come: the finished epochs and parts, the weights, and the state of the optimiser. */
final class TrainingState {
    final Adam adam;
    int epochs;

    /** Of the finished epochs. */
    final List<EpochErrors> errors = new ArrayList<>();

    /** The finished parts of the next epoch. */
    int parts;

    /** The loss in these parts, and their positions. */
    double loss;

    long positions;

    private final TrainableModel<?> model;

    /** The state before the first epoch. */
    TrainingState(TrainableModel<?> model) {
        this.model = model;
        adam = new Adam(model.weights());
    }

    /** Ends the epoch with these errors, and begins the next one. */
    void endEpoch(EpochErrors ofThis) {
        errors.add(ofThis);
        epochs++;
        parts = 0;
        loss = 0;
        positions = 0;
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(epochs);
        for (EpochErrors each : errors) {
            out.writeDouble(each.training());
            out.writeDouble(each.validation());
        }
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
        errors.clear();
        while (errors.size() < epochs) {
            errors.add(new EpochErrors(in.readDouble(), in.readDouble()));
        }
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

package sanmai.search.training;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UTFDataFormatException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import sanmai.files.AtomicFile;
import sanmai.files.ConditionLine;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;

/**
 * The state of a training in a file, so that an interrupted training can be resumed where it stopped. The file is
 * replaced as a whole, so an interruption leaves the old state or the new one.
 */
public final class Checkpoint {
    private static final String MARK = "Sanmai training 6";

    private final Path path;
    private final ConditionLine conditions;

    /**
     * A checkpoint in this file.
     *
     * @param conditions all that the training depends on; a checkpoint of other conditions is refused
     */
    public Checkpoint(Path path, ConditionLine conditions) {
        this.path = path;
        this.conditions = conditions;
    }

    /** Writes the state of a training. */
    void save(TrainingState state) {
        try {
            AtomicFile.replace(path, file -> write(state, file));
        } catch (IOException e) {
            throw TrainingDataException.of(path, "cannot be written: " + FileProblems.reason(e));
        }
    }

    private void write(TrainingState state, OutputStream file) throws IOException {
        CheckedOutputStream checked = new CheckedOutputStream(file, new CRC32());
        DataOutputStream out = new DataOutputStream(checked);
        out.writeUTF(MARK);
        out.writeUTF(conditions.toString());
        state.write(out);
        out.writeLong(checked.getChecksum().getValue());
    }

    /**
     * Reads the state of a training; without a file the state stays as it is.
     *
     * @throws TrainingDataException if the file cannot be read, is not a checkpoint, is damaged, or is of another training
     */
    void load(TrainingState state) {
        if (!Files.exists(path)) {
            return;
        }
        try (InputStream file = new BufferedInputStream(InputFile.open(path))) {
            read(state, file);
        } catch (EOFException | UTFDataFormatException e) {
            throw TrainingDataException.of(path, "is no checkpoint of a training, or a damaged one");
        } catch (IOException e) {
            throw TrainingDataException.of(path, FileProblems.reason(e));
        }
    }

    private void read(TrainingState state, InputStream file) throws IOException {
        CheckedInputStream checked = new CheckedInputStream(file, new CRC32());
        DataInputStream in = new DataInputStream(checked);
        if (!in.readUTF().equals(MARK)) {
            throw TrainingDataException.of(path, "is no checkpoint of a training");
        }
        String others = in.readUTF();
        if (!others.equals(conditions.toString())) {
            throw TrainingDataException.of(
                    path, "is of another training: " + TrainingDataException.differences(conditions, others));
        }
        state.read(in);
        long sum = checked.getChecksum().getValue();
        if (in.readLong() != sum || in.read() >= 0) {
            throw TrainingDataException.of(path, "is damaged: its checksum does not match");
        }
    }

    /** Deletes the file, since the training is over. */
    public void delete() {
        try {
            AtomicFile.delete(path);
        } catch (IOException e) {
            throw TrainingDataException.of(path, "cannot be deleted: " + FileProblems.reason(e));
        }
    }
}

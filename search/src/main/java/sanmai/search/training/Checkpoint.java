package sanmai.search.training;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * The state of a training in a file, so that an interrupted training can be resumed with the epoch in which it stopped. The
 * file is replaced as a whole: it holds one epoch or the next.
 */
public final class Checkpoint {
    private static final String MARK = "Sanmai training 1";

    private final Path path;
    private final String conditions;

    /**
     * A checkpoint in this file.
     *
     * @param conditions one line with all that the training depends on; a checkpoint with another line is refused
     */
    public Checkpoint(Path path, String conditions) {
        this.path = path;
        this.conditions = conditions;
    }

    /** Writes the state of a training. */
    void save(TrainingState state) {
        Path beside = path.resolveSibling(path.getFileName() + ".new");
        try {
            CheckedOutputStream checked =
                    // Not a channel: an interrupt of the thread would close it.
                    new CheckedOutputStream(
                            new BufferedOutputStream(new FileOutputStream(beside.toFile())), new CRC32());
            try (DataOutputStream out = new DataOutputStream(checked)) {
                out.writeUTF(MARK);
                out.writeUTF(conditions);
                state.write(out);
                out.writeLong(checked.getChecksum().getValue());
            }
            Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw TrainingDataException.of(path, "cannot be written: " + e.getMessage());
        }
    }

    /**
     * Reads the state of a training; leaves it as it is if there is no file.
     *
     * @throws TrainingDataException if the file cannot be read, is not a checkpoint, is damaged, or is of another training
     */
    void load(TrainingState state) {
        if (!Files.exists(path)) {
            return;
        }
        if (Files.isDirectory(path)) {
            throw TrainingDataException.of(path, "is a directory");
        }
        try {
            CheckedInputStream checked =
                    new CheckedInputStream(new BufferedInputStream(new FileInputStream(path.toFile())), new CRC32());
            try (DataInputStream in = new DataInputStream(checked)) {
                if (!in.readUTF().equals(MARK)) {
                    throw TrainingDataException.of(path, "is no checkpoint of a training");
                }
                String others = in.readUTF();
                if (!others.equals(conditions)) {
                    throw TrainingDataException.of(
                            path,
                            "is of another training: \"" + TrainingDataException.excerpt(others) + "\", not \""
                                    + conditions + "\"");
                }
                state.read(in);
                long sum = checked.getChecksum().getValue();
                if (in.readLong() != sum || in.read() >= 0) {
                    throw TrainingDataException.of(path, "is damaged: its checksum does not fit");
                }
            }
        } catch (EOFException | UTFDataFormatException e) {
            throw TrainingDataException.of(path, "is no checkpoint of a training, or a damaged one");
        } catch (IOException e) {
            throw TrainingDataException.of(path, "cannot be read: " + e.getMessage());
        }
    }

    /** Deletes the file, since the training is over. */
    public void delete() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            throw TrainingDataException.of(path, "cannot be deleted: " + e.getMessage());
        }
    }
}

package sanmai.search.training;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.function.Consumer;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;

/**
 * Consecutive games of a {@link GameFile} that are read at once.
 *
 * @param path the file
 * @param offset the byte at which the first of the games begins
 * @param length in bytes
 */
record GameBlock(Path path, long offset, int length) {
    /**
     * Reads the games.
     *
     * @throws TrainingDataException if the file cannot be read, or has been changed meanwhile
     */
    void read(Consumer<TrainingGame> games) {
        try (InputStream in = InputFile.open(path)) {
            in.skipNBytes(offset);
            ByteBuffer bytes = ByteBuffer.wrap(in.readNBytes(length)).order(ByteOrder.LITTLE_ENDIAN);
            while (bytes.hasRemaining()) {
                games.accept(decode(bytes));
            }
        } catch (EOFException e) {
            throw changed();
        } catch (IOException e) {
            throw TrainingDataException.of(path, FileProblems.reason(e));
        }
    }

    private TrainingGame decode(ByteBuffer bytes) {
        try {
            return GameCodec.decode(bytes);
        } catch (BufferUnderflowException | TrainingDataException e) {
            throw changed();
        }
    }

    private TrainingDataException changed() {
        return TrainingDataException.of(path, "has been changed while it was used");
    }
}

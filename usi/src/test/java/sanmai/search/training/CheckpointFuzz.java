package sanmai.search.training;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import com.google.common.primitives.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import sanmai.files.ConditionLine;
import sanmai.fuzz.Messages;
import sanmai.fuzz.ScratchFile;
import sanmai.search.eval.net.Net;

/** The state of a training in a file. */
public final class CheckpointFuzz {
    private static final ConditionLine CONDITIONS = new TrainingSettings(2, 100, 0.001, 0.5, 0.5, 300, 1)
            .conditions()
            .with("] games ", "the number of games", 9);

    private static final TrainingState STATE = state();
    private static final byte[] SOUND = sound();

    private CheckpointFuzz() {}

    private static TrainingState state() {
        return new TrainingState(NetModel.random(new Net.Size(32), new SplittableRandom(1)));
    }

    private static byte[] sound() {
        try {
            return saved(STATE);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] saved(TrainingState state) throws IOException {
        Path file = ScratchFile.of("saved.part", new byte[0]);
        new Checkpoint(file, CONDITIONS).save(state);
        return Files.readAllBytes(file);
    }

    /**
     * The first two bytes say where the others are put into a valid checkpoint, the third how many bytes they replace.
     * The checkpoint is read with the old checksum and with a right one.
     */
    public static void check(byte[] input) throws IOException {
        if (input.length < 3) {
            return;
        }
        int first = Math.min((input[0] & 0xFF) << 8 | input[1] & 0xFF, SOUND.length);
        int next = Math.min(first + (input[2] & 0xFF), SOUND.length);
        byte[] bytes = Bytes.concat(
                Arrays.copyOf(SOUND, first),
                Arrays.copyOfRange(input, 3, input.length),
                Arrays.copyOfRange(SOUND, next, SOUND.length));
        read(bytes);
        int end = Math.max(0, bytes.length - Long.BYTES);
        CRC32 checksum = new CRC32();
        checksum.update(bytes, 0, end);
        read(Bytes.concat(
                Arrays.copyOf(bytes, end),
                ByteBuffer.allocate(Long.BYTES).putLong(checksum.getValue()).array()));
    }

    private static void read(byte[] bytes) throws IOException {
        try {
            byte[] again = saved(loaded(bytes));
            assertArrayEquals(again, saved(loaded(again)));
        } catch (TrainingDataException e) {
            Messages.assertPlainWhenPrinted(e.getMessage(), new String(bytes, UTF_8));
        }
    }

    private static TrainingState loaded(byte[] bytes) throws IOException {
        TrainingState state = state();
        new Checkpoint(ScratchFile.of("any.part", bytes), CONDITIONS).load(state);
        return state;
    }
}

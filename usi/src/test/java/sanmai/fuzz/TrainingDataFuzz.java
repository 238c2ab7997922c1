package sanmai.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.primitives.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import sanmai.files.ConditionLine;
import sanmai.search.training.GameFile;
import sanmai.search.training.TrainingDataException;
import sanmai.search.training.TrainingGame;

/** The binary data of the training. */
final class TrainingDataFuzz {
    private static final byte[] HEADING = "Sanmai games 1\nfuzz\n".getBytes(UTF_8);

    /** The offset of a game's number of moves, the bytes before its moves, and those of a move. */
    private static final int PLIES = 6;

    private static final int HEAD = 9;
    private static final int PER_MOVE = 4;

    private TrainingDataFuzz() {}

    static void gameFile(byte[] input) throws IOException {
        read(ScratchFile.of("any.sg", input));
        byte[] sound = input.clone();
        setChecksums(sound);
        read(ScratchFile.of("sound.sg", Bytes.concat(HEADING, sound)));
    }

    private static void read(Path file) throws IOException {
        List<TrainingGame> games = new ArrayList<>();
        try {
            GameFile.read(file, games::add);
        } catch (TrainingDataException e) {
            Messages.assertPlain(e.getMessage(), "" + file);
        }
        assertEquals(games, writtenAndReadAgain(games));
    }

    private static List<TrainingGame> writtenAndReadAgain(List<TrainingGame> games) throws IOException {
        Path file = ScratchFile.absent("again.sg");
        try (GameFile out = GameFile.open(file, ConditionLine.begin().with("", "all", "fuzz"))) {
            games.forEach(out::add);
        }
        List<TrainingGame> again = new ArrayList<>();
        GameFile.read(file, again::add);
        return again;
    }

    /** Sets the checksums of the games in the bytes, as long as games follow each other. */
    private static void setChecksums(byte[] bytes) {
        ByteBuffer games = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        for (int start = 0; start + HEAD <= bytes.length; ) {
            int end = start + HEAD + PER_MOVE * Short.toUnsignedInt(games.getShort(start + PLIES));
            if (end + Integer.BYTES > bytes.length) {
                return;
            }
            CRC32 checksum = new CRC32();
            checksum.update(bytes, start, end - start);
            games.putInt(end, (int) checksum.getValue());
            start = end + Integer.BYTES;
        }
    }
}

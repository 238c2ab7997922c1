package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameBlockTest {
    @TempDir
    private Path folder;

    /** A block of one game. */
    private GameBlock block() throws IOException {
        byte[] game = GameCodec.encode(Games.SOME.get(0));
        return new GameBlock(Files.write(folder.resolve("games.sg"), game), 0, game.length);
    }

    @Test
    void whatTheReaderOfAGameThrowsIsPassedOn() throws IOException {
        TrainingDataException failure = TrainingDataException.of(folder.resolve("other.sg"), "cannot be written");
        GameBlock block = block();
        assertSame(
                failure,
                assertThrows(
                        TrainingDataException.class,
                        () -> block.read(game -> {
                            throw failure;
                        })));
    }

    @Test
    void aBlockThatHasBeenCutOffIsRefused() throws IOException {
        GameBlock block = block();
        Files.write(folder.resolve("games.sg"), new byte[3]);
        TrainingDataException e = assertThrows(TrainingDataException.class, () -> block.read(game -> {}));
        assertEquals("\"" + folder.resolve("games.sg") + "\": has been changed while it was used", e.getMessage());
    }
}

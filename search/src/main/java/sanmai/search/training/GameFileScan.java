package sanmai.search.training;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/** One reading of a {@link GameFile}, from its beginning to its end. */
final class GameFileScan {
    /** The first line of every file. */
    static final String FIRST_LINE = "Sanmai games 1";

    /** The size of the buffer in bytes: more than any game takes. */
    static final int CHUNK = 1 << 20;

    /** Hears where a {@link GameBlock} ends. */
    @FunctionalInterface
    interface BlockListener {
        /** All games of a block have been read; their bytes have this CRC-32C. */
        void endOf(GameBlock block, int sum);
    }

    private final Path path;
    private final InputStream in;
    private final ByteBuffer buffer;
    private final String conditions;

    /** The offset in the file behind the last whole game that has been read. */
    private long end;

    /** Reads the lines at the beginning. */
    GameFileScan(Path path, InputStream in) throws IOException {
        this.path = path;
        this.in = in;
        buffer = ByteBuffer.allocate(CHUNK).order(ByteOrder.LITTLE_ENDIAN).flip();
        fill();
        if (!line().equals(FIRST_LINE)) {
            throw TrainingDataException.of(path, "is no file of games: it does not begin with \"" + FIRST_LINE + "\"");
        }
        conditions = line();
    }

    /** The line of conditions. */
    String conditions() {
        return conditions;
    }

    /** The offset in the file behind the last whole game that has been read. */
    long end() {
        return end;
    }

    private String line() {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (buffer.hasRemaining()) {
            byte next = buffer.get();
            end++;
            if (next == '\n') {
                return line.toString(StandardCharsets.UTF_8);
            }
            line.write(next);
        }
        throw TrainingDataException.of(path, "is no file of games: it has no lines that say what it is");
    }

    /**
     * Reads all games.
     *
     * @param games hears each game, with its place in the file
     */
    void run(BiConsumer<TrainingGame, GameBlock> games) throws IOException {
        run(games, (block, sum) -> {});
    }

    /** Reads all games, and divides them into blocks of about a megabyte: the games that are in the buffer at once. */
    void run(BiConsumer<TrainingGame, GameBlock> games, BlockListener blocks) throws IOException {
        boolean more = true;
        while (more) {
            int first = buffer.position();
            long offset = end;
            readBuffer(games);
            int length = buffer.position() - first;
            if (length > 0) {
                // Not CRC-32: that of bytes which end with their own CRC-32 is always the same.
                CRC32C sum = new CRC32C();
                sum.update(buffer.array(), first, length);
                blocks.endOf(new GameBlock(path, offset, length), (int) sum.getValue());
            }
            more = fill();
        }
        if (GameCodec.hasWrongLength(buffer)) {
            throw damaged("the number of moves of the game is wrong");
        }
    }

    /** Reads the games that are whole in the buffer. */
    private void readBuffer(BiConsumer<TrainingGame, GameBlock> games) {
        int start = buffer.position();
        for (TrainingGame game = next(); game != null; game = next()) {
            int length = buffer.position() - start;
            GameBlock place = new GameBlock(path, end, length);
            end += length;
            start += length;
            games.accept(game, place);
        }
        buffer.position(start);
    }

    /** The next game; null if the buffer ends before the game does. */
    private @Nullable TrainingGame next() {
        try {
            return GameCodec.decode(buffer);
        } catch (BufferUnderflowException e) {
            return null;
        } catch (TrainingDataException e) {
            throw damaged(e.getMessage());
        }
    }

    private TrainingDataException damaged(String reason) {
        return TrainingDataException.of(path, "byte " + end + ": " + reason);
    }

    /** Appends bytes of the file to those left in the buffer; false if there are no more. */
    private boolean fill() throws IOException {
        buffer.compact();
        int read = in.readNBytes(buffer.array(), buffer.position(), buffer.remaining());
        buffer.position(buffer.position() + read).flip();
        return read > 0;
    }
}

package sanmai.search.training;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;
import java.util.function.Consumer;

/**
 * A file of {@linkplain TrainingGame games}: a line that says what it is, a line with the conditions under which all of its
 * games were played, and the games in any order, each with a checksum. About 400 bytes hold a game of 100 moves with its
 * scores.
 *
 * <p>An interrupted writer leaves at most half a game at the end, which the next one cuts off.
 */
public final class GameFile implements Closeable {
    private static final String FIRST_LINE = "Sanmai games 1";

    /** More than any game takes. */
    private static final int CHUNK = 1 << 20;

    private final Path path;
    private final FileChannel channel;
    private final BitSet numbers = new BitSet();

    private GameFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /**
     * Opens a file to add games to it, which is begun if it does not exist. What an interrupted writer left is cut off.
     *
     * @param conditions one line that says under which conditions the games are played
     * @throws GameFileException if it cannot be written, is no file of games, is damaged, has games of other conditions,
     *     or another program is adding to it
     */
    public static GameFile open(Path path, String conditions) {
        try {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            try {
                GameFile file = new GameFile(path, channel);
                file.lock();
                if (channel.size() == 0) {
                    file.append((FIRST_LINE + "\n" + conditions + "\n").getBytes(StandardCharsets.UTF_8));
                } else {
                    file.resume(conditions);
                }
                return file;
            } catch (IOException | RuntimeException e) {
                channel.close();
                throw e;
            }
        } catch (IOException e) {
            throw new GameFileException(path, "cannot be written: " + e);
        }
    }

    private void lock() throws IOException {
        try {
            if (channel.tryLock() == null) {
                throw new GameFileException(path, "another program is adding games to it");
            }
        } catch (OverlappingFileLockException e) {
            throw new GameFileException(path, "another run is adding games to it");
        }
    }

    private void resume(String conditions) throws IOException {
        Scan scan = new Scan(path, channel, game -> numbers.set(game.number()));
        if (!scan.conditions.equals(conditions)) {
            throw new GameFileException(
                    path, "holds games of other conditions: \"" + scan.conditions + "\", not \"" + conditions + "\"");
        }
        scan.run();
        channel.truncate(scan.end);
        channel.position(scan.end);
    }

    private void append(byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
    }

    /** Whether the file has the game of this number. */
    public synchronized boolean has(int number) {
        return numbers.get(number);
    }

    /** How many games the file has. */
    public synchronized int size() {
        return numbers.cardinality();
    }

    /**
     * Adds a game.
     *
     * @throws GameFileException if it cannot be written
     */
    public synchronized void add(TrainingGame game) {
        try {
            append(GameCodec.encode(game));
        } catch (IOException e) {
            throw new GameFileException(path, "cannot be written: " + e);
        }
        numbers.set(game.number());
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new GameFileException(path, "cannot be closed: " + e);
        }
    }

    /**
     * Reads all games. Half a game at the end, of a writer that was interrupted or goes on, is no error.
     *
     * @throws GameFileException if the file cannot be read, is no file of games or is damaged
     */
    public static void read(Path path, Consumer<TrainingGame> games) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            new Scan(path, channel, games).run();
        } catch (IOException e) {
            throw new GameFileException(path, "cannot be read: " + (Files.exists(path) ? e : "there is no such file"));
        }
    }

    /** One way through a file. */
    private static final class Scan {
        private final Path path;
        private final FileChannel channel;
        private final Consumer<TrainingGame> games;
        private final ByteBuffer buffer =
                ByteBuffer.allocate(CHUNK).order(ByteOrder.LITTLE_ENDIAN).flip();
        private final String conditions;

        /** Where the last whole game ends. */
        private long end;

        Scan(Path path, FileChannel channel, Consumer<TrainingGame> games) throws IOException {
            this.path = path;
            this.channel = channel;
            this.games = games;
            channel.position(0);
            fill();
            if (!line().equals(FIRST_LINE)) {
                throw new GameFileException(path, "is no file of games: it does not begin with \"" + FIRST_LINE + "\"");
            }
            conditions = line();
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
            throw new GameFileException(path, "is no file of games: it has no lines that say what it is");
        }

        void run() throws IOException {
            boolean more = true;
            while (more) {
                int start = buffer.position();
                try {
                    games.accept(GameCodec.decode(buffer));
                    end += buffer.position() - start;
                } catch (BufferUnderflowException e) {
                    buffer.position(start);
                    more = fill();
                } catch (IllegalArgumentException e) {
                    throw new GameFileException(path, "byte " + end + ": " + e.getMessage());
                }
            }
        }

        /** Brings more bytes of the file behind those that are left; false if there are none. */
        private boolean fill() throws IOException {
            buffer.compact();
            int read = channel.read(buffer);
            buffer.flip();
            return read > 0;
        }
    }
}

package sanmai.search.training;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Consumer;

/**
 * A file of {@linkplain TrainingGame games}: a line with the name of the format, a line with the conditions under which all
 * of its games were played, and the games in any order, each with a checksum. A game of 100 moves with its scores takes
 * about 400 bytes.
 *
 * <p>An interrupted writer leaves at most part of a game at the end, which the next writer cuts off. Files are not read and
 * written by channels, since an interrupt of the thread closes a channel.
 */
public final class GameFile implements Closeable {
    private static final String FIRST_LINE = "Sanmai games 1";

    /** In bytes; more than any game takes. */
    private static final int CHUNK = 1 << 20;

    private final Path path;
    private final RandomAccessFile file;
    private final BitSet numbers = new BitSet();

    private GameFile(Path path, RandomAccessFile file) {
        this.path = path;
        this.file = file;
    }

    /**
     * Opens a file to add games to it, and creates it if it does not exist. An unfinished game at the end is cut off.
     *
     * @param conditions one line with all that the games depend on
     * @throws TrainingDataException if it cannot be written, is not a file of games, is damaged, has games of other conditions,
     *     or another program is adding to it
     */
    public static GameFile open(Path path, String conditions) {
        refuseDirectory(path);
        try {
            RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
            try {
                GameFile games = new GameFile(path, file);
                games.lock();
                games.beginOrResume(conditions);
                return games;
            } catch (IOException | RuntimeException e) {
                file.close();
                throw e;
            }
        } catch (IOException e) {
            throw TrainingDataException.of(path, "cannot be written: " + e.getMessage());
        }
    }

    private static void refuseDirectory(Path path) {
        if (Files.isDirectory(path)) {
            throw TrainingDataException.of(path, "is a directory");
        }
    }

    private void lock() throws IOException {
        try {
            if (file.getChannel().tryLock() == null) {
                throw TrainingDataException.of(path, "another program is adding games to it");
            }
        } catch (OverlappingFileLockException e) {
            throw TrainingDataException.of(path, "another run is adding games to it");
        }
    }

    private void beginOrResume(String conditions) throws IOException {
        byte[] lines = (FIRST_LINE + "\n" + conditions + "\n").getBytes(StandardCharsets.UTF_8);
        if (file.length() < lines.length && isBeginningOf(lines)) {
            file.seek(0);
            file.write(lines);
        } else {
            resume(conditions);
        }
    }

    /** Whether the file has only the beginning of the lines: it is new, or its writer was interrupted very early. */
    private boolean isBeginningOf(byte[] lines) throws IOException {
        byte[] found = new byte[(int) file.length()];
        file.readFully(found);
        return Arrays.equals(found, Arrays.copyOf(lines, found.length));
    }

    private void resume(String conditions) throws IOException {
        Scan scan = new Scan(path, file, game -> numbers.set(game.number()));
        if (!scan.conditions.equals(conditions)) {
            throw TrainingDataException.of(
                    path,
                    "holds games of other conditions: \"" + TrainingDataException.excerpt(scan.conditions)
                            + "\", not \"" + conditions + "\"");
        }
        scan.run();
        file.setLength(scan.end);
        file.seek(scan.end);
    }

    /** Whether the file has the game of this number. */
    public synchronized boolean has(int number) {
        return numbers.get(number);
    }

    /** The number of games in the file. */
    public synchronized int size() {
        return numbers.cardinality();
    }

    /**
     * Adds a game.
     *
     * @throws TrainingDataException if it cannot be written
     */
    public synchronized void add(TrainingGame game) {
        try {
            file.write(GameCodec.encode(game));
        } catch (IOException e) {
            throw TrainingDataException.of(path, "cannot be written: " + e.getMessage());
        }
        numbers.set(game.number());
    }

    @Override
    public synchronized void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw TrainingDataException.of(path, "cannot be closed: " + e.getMessage());
        }
    }

    /**
     * Reads all games. An unfinished game at the end is not an error: its writer was interrupted, or is still writing.
     *
     * @param games hears each game; an exception of it ends the reading
     * @throws TrainingDataException if the file cannot be read, is not a file of games, or is damaged
     */
    public static void read(Path path, Consumer<TrainingGame> games) {
        refuseDirectory(path);
        if (!Files.exists(path)) {
            throw TrainingDataException.of(path, "there is no such file");
        }
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
            new Scan(path, file, games).run();
        } catch (IOException e) {
            throw TrainingDataException.of(path, "cannot be read: " + e.getMessage());
        }
    }

    /** Reads a file from its beginning to its end. */
    private static final class Scan {
        private final Path path;
        private final RandomAccessFile file;
        private final Consumer<TrainingGame> games;
        private final ByteBuffer buffer;
        private final String conditions;

        /** The offset in the file at which the last whole game ends. */
        private long end;

        Scan(Path path, RandomAccessFile file, Consumer<TrainingGame> games) throws IOException {
            this.path = path;
            this.file = file;
            this.games = games;
            buffer = ByteBuffer.allocate((int) Math.min(CHUNK, file.length()))
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .flip();
            file.seek(0);
            fill();
            if (!line().equals(FIRST_LINE)) {
                throw TrainingDataException.of(
                        path, "is no file of games: it does not begin with \"" + FIRST_LINE + "\"");
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
            throw TrainingDataException.of(path, "is no file of games: it has no lines that say what it is");
        }

        void run() throws IOException {
            boolean more = true;
            while (more) {
                int start = buffer.position();
                TrainingGame game = next();
                if (game != null) {
                    end += buffer.position() - start;
                    games.accept(game);
                } else {
                    buffer.position(start);
                    more = fill();
                }
            }
            if (GameCodec.hasWrongLength(buffer)) {
                throw damaged("the number of moves of the game does not fit");
            }
        }

        /** The next game; null if the buffer ends before the game. */
        private TrainingGame next() {
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
            int read = file.read(buffer.array(), buffer.position(), buffer.remaining());
            buffer.position(buffer.position() + Math.max(0, read)).flip();
            return read > 0;
        }
    }
}

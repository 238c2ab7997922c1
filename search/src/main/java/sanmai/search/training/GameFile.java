package sanmai.search.training;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import sanmai.files.AppendFile;
import sanmai.files.ConditionLine;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.files.WriteLock;

/**
 * A file of {@linkplain TrainingGame games}: a line with the name of the format, a line with the conditions under which all
 * of its games were played, and the games in any order, each with a checksum. A game of 100 moves with its scores takes
 * about 400 bytes.
 *
 * <p>An interrupted writer leaves at most part of a game at the end, which the next writer cuts off.
 */
public final class GameFile implements Closeable {
    private final Path path;
    private final WriteLock lock;
    private final BitSet numbers = new BitSet();
    private AppendFile file;

    private GameFile(Path path, WriteLock lock) {
        this.path = path;
        this.lock = lock;
    }

    /**
     * Opens a file to add games to it, and creates it if it does not exist. An unfinished game at the end is cut off.
     *
     * @param conditions all that the games depend on
     * @throws TrainingDataException if it cannot be written, is not a file of games, is damaged, has games of other conditions,
     *     or another run is writing it
     */
    public static GameFile open(Path path, ConditionLine conditions) {
        GameFile games = new GameFile(path, lock(path));
        try {
            games.beginOrResume(conditions);
            return games;
        } catch (IOException e) {
            games.lock.close();
            throw unwritable(path, e);
        } catch (RuntimeException | Error e) {
            games.lock.close();
            throw e;
        }
    }

    private static WriteLock lock(Path path) {
        try {
            return WriteLock.of(path);
        } catch (IOException e) {
            throw TrainingDataException.of(path, FileProblems.reason(e));
        }
    }

    private static TrainingDataException unwritable(Path path, IOException e) {
        return TrainingDataException.of(path, "cannot be written: " + FileProblems.reason(e));
    }

    private void beginOrResume(ConditionLine conditions) throws IOException {
        byte[] lines = (GameFileScan.FIRST_LINE + "\n" + conditions + "\n").getBytes(StandardCharsets.UTF_8);
        if (Files.notExists(path) || isTornBeginningOf(lines)) {
            file = AppendFile.open(path, 0);
            file.append(lines);
        } else {
            file = AppendFile.open(path, scan(conditions));
        }
    }

    /** Whether the file has only the beginning of the lines: it is empty, or its writer was interrupted very early. */
    private boolean isTornBeginningOf(byte[] lines) throws IOException {
        try (InputStream in = InputFile.open(path)) {
            byte[] found = in.readNBytes(lines.length);
            return found.length < lines.length && Arrays.equals(found, Arrays.copyOf(lines, found.length));
        }
    }

    /** Notes the games that the file has; returns where the last of them ends. */
    private long scan(ConditionLine conditions) {
        long[] end = new long[1];
        scan(path, scan -> {
            if (!scan.conditions().equals(conditions.toString())) {
                throw TrainingDataException.of(
                        path,
                        "holds games of other conditions: "
                                + TrainingDataException.differences(conditions, scan.conditions()));
            }
            scan.run((game, place) -> numbers.set(game.number()));
            end[0] = scan.end();
        });
        return end[0];
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
            file.append(GameCodec.encode(game));
        } catch (IOException e) {
            throw unwritable(path, e);
        }
        numbers.set(game.number());
    }

    @Override
    public synchronized void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw TrainingDataException.of(path, "cannot be closed: " + FileProblems.reason(e));
        } finally {
            lock.close();
        }
    }

    /**
     * Reads all games. An unfinished game at the end is not an error: its writer was interrupted, or is still writing.
     *
     * @param games hears each game; an exception that it throws ends the reading
     * @throws TrainingDataException if the file cannot be read, is not a file of games, or is damaged
     */
    public static void read(Path path, Consumer<TrainingGame> games) {
        scan(path, scan -> scan.run((game, place) -> games.accept(game)));
    }

    /** As {@link #read}, with the line of the conditions under which the games of the file were played. */
    public static void readWithConditions(Path path, BiConsumer<TrainingGame, String> games) {
        scan(path, scan -> scan.run((game, place) -> games.accept(game, scan.conditions())));
    }

    /** What is done with a file that is open. */
    @FunctionalInterface
    interface Reading {
        void of(GameFileScan scan) throws IOException;
    }

    /**
     * Opens a file for one reading.
     *
     * @throws TrainingDataException as {@link #read} does
     */
    static void scan(Path path, Reading reading) {
        try (InputStream in = InputFile.open(path)) {
            reading.of(new GameFileScan(path, in));
        } catch (IOException e) {
            throw TrainingDataException.of(path, FileProblems.reason(e));
        }
    }
}

package sanmai.cli.record;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import sanmai.cli.console.UserError;
import sanmai.files.FileProblems;
import sanmai.notation.ParsedRecord;
import sanmai.notation.RecordFormat;
import sanmai.notation.RecordProblem.Reason;

/** Reads the games of a file one after the other, so that a file may have more of them than fit into memory. */
public final class RecordReader {
    /** The number of first lines, at most, that tell the format. */
    private static final int HEAD_LINES = 1000;

    /** In chars: of a file with many games, this much is read at once. */
    private static final int CHUNK = 1 << 16;

    /** In chars; no game is longer. */
    private static final int LONGEST_GAME = 1 << 22;

    private final Reader in;
    private final Listener listener;
    private final StringBuilder chunk = new StringBuilder();
    private Optional<ParsedRecord> emptiness = Optional.empty();
    private boolean hasGames;
    private int linesBefore;
    private int lines;
    private int lastLine;
    private int next;

    /** Hears of the games. */
    @FunctionalInterface
    public interface Listener {
        /**
         * A game was read, or could not be.
         *
         * @param reading what came of it
         * @param linesBefore to be added to the number of the line of a problem
         */
        void read(ParsedRecord reading, int linesBefore) throws InterruptedException;
    }

    private RecordReader(Reader in, Listener listener) throws IOException {
        this.in = in;
        this.listener = listener;
        next = in.read();
    }

    /**
     * Reads a file; the listener hears of one game at least, or that there is none.
     *
     * @throws UserError if the file cannot be read or is no text; the message does not name the file
     * @throws InterruptedException if the thread is interrupted meanwhile
     */
    public static void read(Path file, Listener listener) throws InterruptedException {
        try (Reader in = RecordText.open(file)) {
            new RecordReader(in, listener).read(RecordFormat.ofFileName(file.toString()));
        } catch (IOException e) {
            throw new UserError(FileProblems.reason(e));
        }
    }

    private void read(Optional<RecordFormat> hint) throws IOException, InterruptedException {
        while (lines < HEAD_LINES && readLine()) {
            // The beginning.
        }
        Optional<RecordFormat> format = RecordFormat.of(chunk.toString()).or(() -> hint);
        if (format.isEmpty()) {
            pass(RecordFormat.readAny(chunk.toString(), hint));
        } else {
            while (readLine()) {
                if (chunk.length() >= CHUNK
                        && endsGame(format.get(), chunk.substring(lastLine).strip())) {
                    pass(format.get().read(chunk.toString()));
                }
            }
            pass(format.get().read(chunk.toString()));
        }
        if (!hasGames && emptiness.isPresent()) {
            listener.read(emptiness.get(), 0);
        }
    }

    /** Whether the next game begins behind this line. */
    private static boolean endsGame(RecordFormat format, String line) {
        return switch (format) {
            case USI -> true;
            case CSA -> line.equals("/");
            default -> false;
        };
    }

    /** Reads a line with its end, which is LF, CR or both; whether there was one. */
    private boolean readLine() throws IOException {
        if (next < 0) {
            return false;
        }
        lastLine = chunk.length();
        while (next >= 0 && next != '\n' && next != '\r') {
            take();
        }
        boolean isReturn = next == '\r';
        if (next >= 0) {
            take();
        }
        if (isReturn && next == '\n') {
            take();
        }
        lines++;
        return true;
    }

    private void take() throws IOException {
        if (chunk.length() == LONGEST_GAME) {
            throw new UserError("a game is longer than " + (LONGEST_GAME >> 20) + " million characters");
        }
        chunk.append((char) next);
        next = in.read();
    }

    private void pass(List<ParsedRecord> readings) throws InterruptedException {
        for (ParsedRecord reading : readings) {
            if (isEmpty(reading)) {
                emptiness = Optional.of(reading);
            } else {
                hasGames = true;
                listener.read(reading, linesBefore);
            }
        }
        chunk.setLength(0);
        linesBefore += lines;
        lines = 0;
    }

    private static boolean isEmpty(ParsedRecord reading) {
        return reading.tree().isEmpty()
                && reading.problems().stream().anyMatch(problem -> problem.reason() == Reason.EMPTY);
    }
}

package sanmai.notation.format;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;
import sanmai.notation.reading.GameReader;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;

/** Reads the records of a text, whose format is known, one after the other. */
final class FormatReader {
    private final RecordLines lines;
    private final Supplier<GameReader> games;
    private final Queue<RecordProblem> faults;
    /** The first fault since the last record. */
    private Optional<RecordProblem> fault = Optional.empty();

    private TextSpan last = new TextSpan("", 1, 1, 0);
    private boolean hasRecords;
    private boolean atEnd;

    /**
     * Reads from lines.
     *
     * @param games makes a reader for the next game
     * @param faults the faults of the decoder so far, in their order; more come while lines are read
     */
    FormatReader(RecordLines lines, Supplier<GameReader> games, Queue<RecordProblem> faults) {
        this.lines = lines;
        this.games = games;
        this.faults = faults;
    }

    /** All records of a text, at least one. */
    static List<ParsedRecord> readAll(String text, Supplier<GameReader> games) {
        FormatReader reader = new FormatReader(new RecordLines(new StringReader(text)), games, new ArrayDeque<>());
        List<ParsedRecord> records = new ArrayList<>();
        try {
            while (!reader.isAtEnd()) {
                records.addAll(reader.next());
            }
        } catch (IOException e) {
            throw new IllegalStateException("a string cannot be read", e);
        }
        return List.copyOf(records);
    }

    /** Whether nothing follows. */
    boolean isAtEnd() {
        return atEnd;
    }

    /**
     * Reads up to the line that ends a game. The list may be empty; but if the whole text has no record, or there are faults
     * behind the last one, the last call returns a result with that problem.
     */
    List<ParsedRecord> next() throws IOException {
        List<ParsedRecord> records = readGame();
        atEnd = lines.isTooLong() || lines.atEnd();
        if (lines.isTooLong()) {
            records = List.of(ParsedRecord.onlyProblem(tooLongProblem()));
        } else if (records.isEmpty() && atEnd && !hasRecords) {
            RecordProblem problem =
                    last.end().error(Reason.EMPTY, "there is no game in it").problem();
            records = List.of(ParsedRecord.onlyProblem(problem));
        }
        hasRecords |= !records.isEmpty();
        List<ParsedRecord> noted = withFault(records);
        lines.forget();
        return noted;
    }

    private List<ParsedRecord> readGame() throws IOException {
        GameReader game = games.get();
        boolean isComplete = false;
        while (!isComplete && lines.readLine()) {
            TextSpan line = lines.lastSpan();
            if (game.isOfNextGame(line.text())) {
                lines.unreadLine();
                break;
            }
            last = line;
            isComplete = game.read(line);
        }
        return lines.isTooLong() ? List.of() : game.finish(last.end());
    }

    private RecordProblem tooLongProblem() {
        String explanation = "a record is longer than " + (RecordLines.LONGEST_RECORD >> 20) + " million characters";
        return new RecordProblem(Reason.TOO_LONG, "", lines.before() + 1, 1, 0, explanation);
    }

    /** Adds the first fault since the record before to the next record, or at the end to a result of its own. */
    private List<ParsedRecord> withFault(List<ParsedRecord> records) {
        int lastLine = atEnd ? Integer.MAX_VALUE : lines.before() + lines.count();
        while (!faults.isEmpty() && faults.peek().line() <= lastLine) {
            RecordProblem next = faults.remove();
            fault = fault.or(() -> Optional.of(next));
        }
        if (fault.isEmpty() || records.isEmpty() && !atEnd) {
            return records;
        }
        RecordProblem problem = fault.get();
        fault = Optional.empty();
        if (records.isEmpty()) {
            return List.of(ParsedRecord.onlyProblem(problem));
        }
        List<ParsedRecord> noted = new ArrayList<>(records);
        noted.set(0, records.get(0).with(List.of(problem)));
        return noted;
    }
}

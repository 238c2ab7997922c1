package sanmai.notation.format;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import sanmai.notation.kif.KifGameReader;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;

/**
 * Reads records one after the other, in any of the formats, so that a file may have more of them than fit into memory. The
 * first lines tell the format. A file may be in UTF-8, with a byte order mark or without, or in the Shift_JIS of Japanese
 * Windows (CP932), its lines may end in LF, CR or both. There is always one record at least: a text in which there is none
 * gives a problem that says so. Problems have the lines and columns of the whole text.
 *
 * <p>What cannot be decoded is read as U+FFFD, and is a problem of its record. When the source itself fails, {@link
 * #hasNext} and {@link #next} throw an {@link UncheckedIOException}.
 */
public final class RecordReader implements Iterator<ParsedRecord>, Closeable {
    private final RecordLines lines;
    private final Queue<EncodingFault> faults;
    private final Optional<RecordFormat> hint;
    private final Queue<ParsedRecord> ready = new ArrayDeque<>();
    private Optional<RecordFormat> format = Optional.empty();
    private Optional<ParsedRecord> emptiness = Optional.empty();
    private boolean begun;
    private boolean hasRecords;
    private boolean isLast;
    private boolean stopped;

    private RecordReader(Reader in, Queue<EncodingFault> faults, Optional<RecordFormat> hint) {
        this.lines = new RecordLines(in);
        this.faults = faults;
        this.hint = hint;
    }

    /**
     * Opens a file. Its name tells the format if its text does not.
     *
     * @throws IOException if it cannot be opened
     */
    public static RecordReader of(Path file) throws IOException {
        return of(Files.newInputStream(file), RecordFormat.ofFileName(file.toString()));
    }

    /** Reads a text in memory. */
    public static RecordReader of(String text) {
        return of(new StringReader(text), Optional.empty());
    }

    /** Reads a file in memory. */
    public static RecordReader of(byte[] file) {
        return of(new ByteArrayInputStream(file), Optional.empty());
    }

    /**
     * Reads bytes, which need no buffer.
     *
     * @param hint the format if the text itself does not tell
     */
    public static RecordReader of(InputStream in, Optional<RecordFormat> hint) {
        TextDecoder decoder = new TextDecoder(in);
        return new RecordReader(decoder, decoder.faults(), hint);
    }

    /**
     * Reads text that has been decoded.
     *
     * @param hint the format if the text itself does not tell
     */
    public static RecordReader of(Reader in, Optional<RecordFormat> hint) {
        return new RecordReader(in, new ArrayDeque<>(), hint);
    }

    /** The records that have not been read yet. */
    public Stream<ParsedRecord> stream() {
        int order = Spliterator.ORDERED | Spliterator.NONNULL;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(this, order), false);
    }

    @Override
    public boolean hasNext() {
        try {
            while (ready.isEmpty() && !isAtEnd()) {
                readMore();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return !ready.isEmpty();
    }

    @Override
    public ParsedRecord next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return ready.remove();
    }

    private void readMore() throws IOException {
        if (!begun) {
            begun = true;
            format = RecordFormat.of(lines.head(RecordFormat.MAX_LINES)).or(() -> hint);
        }
        boolean isKif = format.equals(Optional.of(RecordFormat.KIF)) || format.equals(Optional.of(RecordFormat.KI2));
        List<ParsedRecord> records = isKif ? List.of(readKif()) : readText();
        stopped = lines.isTooLong();
        isLast = stopped || lines.atEnd();
        if (stopped) {
            add(new ParsedRecord(Optional.empty(), List.of(tooLongProblem())));
        } else {
            records.forEach(this::add);
        }
        lines.forget();
        if (isLast && !hasRecords) {
            emptiness.ifPresent(ready::add);
        }
    }

    private boolean isAtEnd() throws IOException {
        return stopped || begun && lines.atEnd();
    }

    /** Reads the text up to the line that ends a record, or all of it. */
    private List<ParsedRecord> readText() throws IOException {
        boolean complete = false;
        while (!complete && lines.readLine()) {
            complete = format.isPresent() && format.get().endsRecord(lines.lastLine());
        }
        String text = lines.isTooLong() ? "" : lines.text();
        List<ParsedRecord> records =
                format.isPresent() ? format.get().read(text) : RecordFormat.readAny(text, Optional.empty());
        return records.stream().map(record -> record.below(lines.before())).toList();
    }

    /** Reads a record in KIF or KI2, which ends where the next one begins. */
    private ParsedRecord readKif() throws IOException {
        KifGameReader game = new KifGameReader();
        TextSpan line = new TextSpan("", 1, 1, 0);
        while (lines.readLine()) {
            TextSpan next = lines.lastSpan();
            if (game.isOfNextGame(next.text())) {
                lines.unreadLine();
                break;
            }
            line = next;
            game.read(line);
        }
        return game.finish(new TextSpan("", line.line(), line.text().length() + 1, 0));
    }

    private RecordProblem tooLongProblem() {
        String explanation = "a record is longer than " + (RecordLines.LONGEST_RECORD >> 20) + " million characters";
        return new RecordProblem(Reason.TOO_LONG, "", lines.before() + 1, 1, 0, explanation);
    }

    private void add(ParsedRecord record) {
        ParsedRecord noted = withFault(record);
        if (record.isEmpty()) {
            emptiness = Optional.of(noted);
        } else {
            hasRecords = true;
            ready.add(noted);
        }
    }

    /** The record with the first fault of its lines, or of what comes behind the last record. */
    private ParsedRecord withFault(ParsedRecord record) {
        int last = isLast ? Integer.MAX_VALUE : lines.before() + lines.count();
        Optional<EncodingFault> first = Optional.empty();
        while (!faults.isEmpty() && faults.peek().line() <= last) {
            EncodingFault fault = faults.remove();
            first = first.or(() -> Optional.of(fault));
        }
        return first.map(fault -> record.with(fault.problem())).orElse(record);
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}

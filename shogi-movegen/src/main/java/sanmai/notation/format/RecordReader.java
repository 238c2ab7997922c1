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
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem;

/**
 * Reads records one after the other, in any of the formats, so that a file may have more of them than fit into memory.
 * The first lines tell the format. A file may be in UTF-8, with a byte order mark or without, in Shift_JIS as
 * Japanese Windows has it (CP932), EUC-JP, ISO-2022-JP, or UTF-16 behind a byte order mark; its lines may end in LF, CR LF
 * or CR. There is always one record at least: a text without
 * records gives a result with that problem. Problems have the lines and columns of the whole text.
 *
 * <p>What cannot be decoded is read as U+FFFD, and is a problem of its record, or of a result without a
 * record behind the last one. When the source itself fails, {@link
 * #hasNext} and {@link #next} throw an {@link UncheckedIOException}.
 *
 * <p>Not safe for use by several threads.
 */
public final class RecordReader implements Iterator<ParsedRecord>, Closeable {
    private final RecordLines lines;
    private final Queue<RecordProblem> faults;
    private final Optional<RecordFormat> hint;
    private final Queue<ParsedRecord> ready = new ArrayDeque<>();
    private Optional<FormatReader> records = Optional.empty();

    private RecordReader(Reader in, Queue<RecordProblem> faults, Optional<RecordFormat> hint) {
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
            FormatReader reader = records();
            while (ready.isEmpty() && !reader.isAtEnd()) {
                ready.addAll(reader.next());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return !ready.isEmpty();
    }

    private FormatReader records() throws IOException {
        if (records.isEmpty()) {
            Optional<RecordFormat> format =
                    RecordFormat.of(lines.head(RecordFormat.MAX_LINES)).or(() -> hint);
            records = Optional.of(new FormatReader(lines, RecordFormat.readerOf(format), faults));
        }
        return records.get();
    }

    @Override
    public ParsedRecord next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return ready.remove();
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}

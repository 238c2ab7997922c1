package sanmai.cli.records;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import sanmai.notation.evaluation.EvaluationStyle;
import sanmai.notation.format.RecordEncoding;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordLoss;
import sanmai.notation.format.RecordReader;
import sanmai.notation.format.WrittenRecord;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordTree;

/** Writes records in another format, one after the other, and reports what could not be read and what is lost. */
public final class RecordConverter {
    private final RecordFormat format;
    private final RecordEncoding encoding;
    private final Optional<EvaluationStyle> style;
    private final BiConsumer<String, String> reports;
    private long written;

    /** The number of records in the outputs before this one. */
    private long writtenBefore;

    private long incomplete;

    /**
     * A converter.
     *
     * @param style how evaluations in comments are to be written; empty to leave the comments as they are
     * @param reports hears of problems and losses: the place, and what is wrong
     */
    public RecordConverter(
            RecordFormat format,
            RecordEncoding encoding,
            Optional<EvaluationStyle> style,
            BiConsumer<String, String> reports) {
        this.format = format;
        this.encoding = encoding;
        this.style = style;
        this.reports = reports;
    }

    /** Begins an output. */
    public void begin() {
        writtenBefore = written;
    }

    /**
     * Converts all records of a source.
     *
     * @param name what the source is called in reports
     * @param progress runs after each record
     * @throws IOException if the output cannot be written
     * @throws UncheckedIOException if the source cannot be read
     * @throws CancellationException if the thread is interrupted meanwhile
     */
    public void convert(String name, RecordReader records, OutputStream out, Runnable progress) throws IOException {
        for (int number = 1; records.hasNext(); number++) {
            if (Thread.interrupted()) {
                throw new CancellationException();
            }
            ParsedRecord record = records.next();
            record.problems().forEach(problem -> reports.accept(problem.place(name), problem.message()));
            boolean isWhole = record.isComplete();
            if (record.tree().isPresent()) {
                isWhole &= write(name + "#" + number, record.tree().get(), out);
            }
            incomplete += isWhole ? 0 : 1;
            progress.run();
        }
    }

    /**
     * Writes a record, and reports what is lost.
     *
     * @param name what the record is called in reports
     * @return whether nothing is lost
     * @throws IOException if the output cannot be written
     */
    public boolean write(String name, RecordTree tree, OutputStream out) throws IOException {
        List<RecordLoss> losses = new ArrayList<>();
        style.ifPresent(wanted -> losses.addAll(wanted.rewrite(tree)));
        WrittenRecord record = format.write(tree);
        losses.addAll(record.losses());
        if (record.isWritten()) {
            String text = (written == writtenBefore ? "" : format.separator()) + record.text();
            out.write(encoding.encode(text, losses));
            if (written == writtenBefore + 1 && format.holdsOneRecord()) {
                reports.accept(name, "a document has one record: each further record is a document on its own line");
            }
            written++;
        }
        report(name, losses);
        return losses.isEmpty();
    }

    /** Reports the first loss of each kind, and how many there are. */
    private void report(String name, List<RecordLoss> losses) {
        Map<RecordLoss.Kind, List<RecordLoss>> byKind = new EnumMap<>(RecordLoss.Kind.class);
        losses.forEach(loss ->
                byKind.computeIfAbsent(loss.kind(), kind -> new ArrayList<>()).add(loss));
        byKind.values().forEach(same -> {
            String more = same.size() == 1 ? "" : " (and " + (same.size() - 1) + " more)";
            reports.accept(name, same.get(0).message() + more);
        });
    }

    /** The number of records that have been written. */
    public long written() {
        return written;
    }

    /** The number of records that could not be read to their end, or of which something is lost. */
    public long incomplete() {
        return incomplete;
    }
}

package sanmai.notation.usi;

import java.util.List;
import java.util.function.BiConsumer;
import sanmai.notation.reading.GameReader;
import sanmai.notation.reading.RecordBuilder;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.ParsedRecord;

/** Reads a record from each line that is neither empty nor a comment: a problem ends its line, not the others. */
final class LineReader implements GameReader {
    private final BiConsumer<RecordBuilder, TextSpan> reader;
    private List<ParsedRecord> records = List.of();

    /**
     * A reader of lines.
     *
     * @param reader builds a record from a line; may throw a {@link RecordException}
     */
    LineReader(BiConsumer<RecordBuilder, TextSpan> reader) {
        this.reader = reader;
    }

    /** Whether a text is a comment. */
    static boolean isComment(String text) {
        return text.startsWith("#") || text.startsWith("//");
    }

    @Override
    public boolean read(TextSpan line) {
        if (!line.text().isBlank() && !isComment(line.text().strip())) {
            RecordBuilder record = new RecordBuilder();
            try {
                reader.accept(record, line);
            } catch (RecordException e) {
                record.report(e.problem());
            }
            records = List.of(record.finish());
        }
        return true;
    }

    @Override
    public List<ParsedRecord> finish(TextSpan end) {
        return records;
    }
}

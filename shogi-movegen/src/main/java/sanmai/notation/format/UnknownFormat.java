package sanmai.notation.format;

import java.util.List;
import java.util.Optional;
import sanmai.notation.reading.GameReader;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem.Reason;

/** Takes a text in an unknown format for one game, whose problem is its first line that is not blank. */
final class UnknownFormat implements GameReader {
    private final String formats;
    private Optional<TextSpan> first = Optional.empty();

    /**
     * A text in no known format.
     *
     * @param formats what users call the known formats
     */
    UnknownFormat(String formats) {
        this.formats = formats;
    }

    @Override
    public boolean read(TextSpan line) {
        if (first.isEmpty() && !line.text().isBlank()) {
            first = Optional.of(line);
        }
        return false;
    }

    @Override
    public List<ParsedRecord> finish(TextSpan end) {
        return first.stream()
                .map(line -> line.error(Reason.UNKNOWN_FORMAT, "this is no " + formats))
                .map(problem -> ParsedRecord.onlyProblem(problem.problem()))
                .toList();
    }
}

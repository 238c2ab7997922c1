package sanmai.cli.mate;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import sanmai.cli.console.Console;
import sanmai.cli.records.RecordConverter;
import sanmai.notation.format.RecordEncoding;
import sanmai.notation.format.RecordFormat;

/** Writes each answer at once as a record to stdout. */
public final class AnswerRecords implements Consumer<TsumeAnswer> {
    private final RecordConverter converter;
    private final Console console;

    /**
     * Records on a console.
     *
     * @param format of the records
     */
    public AnswerRecords(RecordFormat format, Console console) {
        this.console = console;
        converter = new RecordConverter(
                format,
                RecordEncoding.UTF_8,
                Optional.empty(),
                (name, report) -> console.error(name + (name.isEmpty() ? "" : ": ") + report));
    }

    @Override
    public void accept(TsumeAnswer answer) {
        try (OutputStream out = console.records(RecordEncoding.UTF_8.charset())) {
            converter.write(answer.problem().name(), AnswerRecord.of(answer), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // Does not happen: a print writer throws nothing.
        }
    }
}

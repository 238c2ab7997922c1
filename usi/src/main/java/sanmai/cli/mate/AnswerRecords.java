package sanmai.cli.mate;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import sanmai.cli.console.Console;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.WrittenRecord;

/** Writes each answer at once as a record to stdout. */
public final class AnswerRecords implements Consumer<TsumeAnswer> {
    private final RecordFormat format;
    private final Console console;
    private boolean isFirst = true;

    /**
     * Records on a console.
     *
     * @param format of the records
     */
    public AnswerRecords(RecordFormat format, Console console) {
        this.format = format;
        this.console = console;
    }

    @Override
    public void accept(TsumeAnswer answer) {
        WrittenRecord record = format.write(AnswerRecord.of(answer));
        if (record.isWritten()) {
            write(record.text());
        }
        String name = answer.problem().name();
        record.losses().stream()
                .findFirst()
                .ifPresent(loss -> console.error(name + (name.isEmpty() ? "" : ": ") + loss.message()));
    }

    private void write(String record) {
        String text = (isFirst ? "" : format.separator()) + record;
        try (OutputStream out = console.records(StandardCharsets.UTF_8)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // Does not happen: a print writer throws nothing.
        }
        isFirst = false;
    }
}

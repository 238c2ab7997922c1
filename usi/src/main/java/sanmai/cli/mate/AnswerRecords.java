package sanmai.cli.mate;

import sanmai.cli.console.Console;
import sanmai.notation.RecordFormat;
import sanmai.notation.WrittenRecord;
import sanmai.tsume.AnswerRecord;
import sanmai.tsume.TsumeAnswer;

/** Writes each answer at once as a record to stdout. */
public final class AnswerRecords implements AnswerOutput {
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
    public void add(TsumeAnswer answer) {
        WrittenRecord record = format.write(AnswerRecord.of(answer));
        console.out().print((isFirst ? "" : format.separator()) + record.text());
        console.out().flush();
        isFirst = false;
        String name = answer.problem().name();
        record.losses().stream()
                .findFirst()
                .ifPresent(loss -> console.error(name + (name.isEmpty() ? "" : ": ") + loss.message()));
    }

    @Override
    public void end() {}
}

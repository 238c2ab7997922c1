package sanmai.notation.usi;

import sanmai.notation.Sfen;
import sanmai.notation.reading.FormatRules;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;

/** All positions of the main line of a record in SFEN, one a line, the start first. Each line is read as a record. */
public final class SfenPositions extends UsiRecord {
    /** The format. */
    public SfenPositions() {
        super("SFEN", "sfen");
    }

    @Override
    public String write(RecordTree record) {
        StringBuilder text = new StringBuilder();
        RecordCursor cursor = new RecordCursor(record);
        text.append(Sfen.of(record.start())).append('\n');
        while (cursor.node().goesOn() && cursor.forward()) {
            text.append(Sfen.of(cursor.position())).append('\n');
        }
        return text.toString();
    }

    /** USI, which holds as much of a record on one line. */
    @Override
    public FormatRules readBackAs() {
        return new UsiRecord();
    }
}

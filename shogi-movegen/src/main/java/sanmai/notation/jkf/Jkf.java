package sanmai.notation.jkf;

import sanmai.notation.reading.FormatLines;
import sanmai.notation.reading.FormatRules;
import sanmai.notation.reading.GameReader;
import sanmai.notation.record.RecordTree;

/**
 * Records in JKF, the JSON Kifu Format: an object with a {@code header}, an {@code initial} position and {@code moves} with
 * {@code time}, {@code comments}, {@code forks} (variations) and {@code special} ends.
 *
 * <p>Reading is liberal: a text may have several records, one after the other or in an array, pieces may be told apart by
 * {@code relative} words where {@code from} is missing, and a text that was cut off has the moves before the cut.
 */
public final class Jkf extends FormatRules {
    private static final FormatLines LINES = FormatLines.of("\\{\\s*($|\"|\\})|\\[\\s*($|\\{)");

    /** The format. */
    public Jkf() {
        super("JKF", LINES, "jkf");
    }

    @Override
    public GameReader reader() {
        return new JkfText();
    }

    @Override
    public boolean holdsOneRecord() {
        return true;
    }

    /** Writes a record on one line, with all that JKF can say: no bookmarks, and times in whole seconds, rounded down. */
    @Override
    public String write(RecordTree record) {
        return new JkfWriter(record).write();
    }
}

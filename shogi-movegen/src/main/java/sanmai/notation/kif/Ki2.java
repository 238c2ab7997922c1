package sanmai.notation.kif;

import sanmai.notation.reading.FormatLines;
import sanmai.notation.record.RecordTree;

/**
 * Records in KI2, KIF's relative for books and magazines: the same headers, boards, comments, bookmarks and variations,
 * but moves such as {@code ▲７六歩} without the squares that pieces come from, several in a line, without times, and at
 * the end a sentence such as {@code まで77手で先手の勝ち}.
 */
public final class Ki2 extends Kif {
    private static final FormatLines LINES = FormatLines.of("#\\s*KI2|[▲△▼▽☗☖]");

    /** The format. */
    public Ki2() {
        super("KI2", LINES, "ki2", "ki2u");
    }

    /** Writes a record with its variations, comments and bookmarks; there are no times in KI2. */
    @Override
    public String write(RecordTree record) {
        return new KifWriter(record, new Ki2MoveLines(record)).write();
    }
}

package sanmai.notation.kif;

import java.util.List;
import sanmai.notation.reading.FormatLines;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordTree;

/**
 * Records in KI2, KIF's relative for books and magazines: the same headers, boards, comments, bookmarks and variations,
 * but moves such as {@code ▲７六歩} without the squares that pieces come from, several in a line, without times, and at
 * the end a sentence such as {@code まで77手で先手の勝ち}.
 */
public final class Ki2 {
    /** By which lines KI2 is known. All others are those of KIF. */
    public static final FormatLines LINES = FormatLines.of("#\\s*KI2|[▲△▼▽☗☖]");

    private Ki2() {}

    /** Writes a record with its variations, comments and bookmarks; there are no times in KI2. */
    public static String write(RecordTree record) {
        return new KifWriter(record, new Ki2MoveLines(record)).write();
    }

    /** Reads all games of a text, at least one, each on its own. Moves may be those of {@link Kif} too. */
    public static List<ParsedRecord> read(String text) {
        return Kif.read(text);
    }
}

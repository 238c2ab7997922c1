package sanmai.notation;

import java.util.List;
import sanmai.notation.RecordProblem.Reason;

/**
 * Records in KI2, KIF's relative for books and magazines: moves such as {@code ▲７六歩} with a word where several pieces
 * could go, and without the squares that pieces come from. It is recognised, but not read.
 */
final class Ki2 {
    /** By which lines KI2 is known. Its headers are those of KIF. */
    static final FormatLines LINES = FormatLines.of("#\\s*KI2|[▲△▽☗☖]");

    private Ki2() {}

    static List<ParsedRecord> read(String text) {
        TextLines lines = new TextLines(text);
        lines.advance();
        return ParsedRecord.onlyProblem(lines.span()
                .error(Reason.UNSUPPORTED_FORMAT, "KI2 does not say where pieces come from and is not read; use KIF"));
    }
}

package sanmai.notation.psn;

import sanmai.notation.reading.FormatLines;
import sanmai.notation.reading.FormatRules;
import sanmai.notation.reading.GameReader;
import sanmai.notation.record.RecordTree;

/**
 * Records in PSN, the Portable Shogi Notation: tags such as {@code [Sente "name"]}, then moves in Western notation, with
 * numbers or without, such as {@code 1.P7g-7f}. Comments stand in braces, times in brackets as in KIF, and the end is a
 * word such as {@code Resigns}.
 *
 * <p>There has never been one definition. Variations are read in brackets behind the move that they replace, as in PGN, and
 * as lines such as {@code Variation:3} behind the game, and written so.
 */
public final class Psn extends FormatRules {
    private static final FormatLines LINES = FormatLines.of(
            "\\[[A-Za-z_]+\\s+\"|([0-9]+\\s*\\.+\\s*)?\\+?[PLNSGBRK]([1-9][1-9a-i])?[-x*'][1-9][1-9a-i]");

    /** The format. */
    public Psn() {
        super("PSN", LINES, "psn");
    }

    @Override
    public GameReader reader() {
        return new PsnReader();
    }

    /** Writes a record with its variations, comments, and times in whole seconds; there are no bookmarks in PSN. */
    @Override
    public String write(RecordTree record) {
        return new PsnWriter(record).write();
    }

    @Override
    public String separator() {
        return "\n";
    }
}

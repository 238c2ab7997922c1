package sanmai.notation.csa;

import java.util.ArrayList;
import java.util.List;
import sanmai.notation.reading.FormatLines;
import sanmai.notation.reading.TextLines;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.notation.record.RecordTree;

/**
 * Records in the standard format of the Computer Shogi Association, versions 1 to 3: {@code V2.2}, {@code N+} and
 * {@code N-}, {@code $} headers, a start by {@code PI}, {@code P1} to {@code P9}, {@code P+} and {@code P-}, the side to
 * move, moves such as {@code +7776FU}, times, and an end such as {@code %TORYO}. Several games are parted by lines with
 * nothing but {@code /}.
 *
 * <p>Reading is liberal: without a start it is an even game, and the first move can stand for the side to move. Where
 * the standard gives {@code %MATTA} no precise meaning, it ends the record. Comments are the lines that begin with
 * {@code '*}, each about the move before it; other lines behind {@code '} are skipped.
 */
public final class Csa {
    /** By which lines CSA is known. */
    public static final FormatLines LINES =
            FormatLines.of("V[0-9]|N[+-]|\\$[A-Z_]+:|'|P[I1-9+-]|[+-]$|[+-][0-9]{4}[A-Z]{2}|%[A-Z+-]");

    private Csa() {}

    /**
     * Writes the main line of a record in version 2.2, with comments, and times in whole seconds, rounded down. CSA has no
     * variations and no bookmarks, and no word for a game that was {@linkplain GameEnd#ABSENT not played}.
     */
    public static String write(RecordTree record) {
        return new CsaWriter(record, false).write();
    }

    /**
     * Writes the main line of a record in version 3 of the standard, in UTF-8: times have milliseconds. It has no more word
     * for a move that was {@linkplain GameEnd#TAKEN_BACK taken back}; all else is as in version 2.2.
     */
    public static String writeV3(RecordTree record) {
        return new CsaWriter(record, true).write();
    }

    /** Reads all games of a text, at least one, each on its own: a problem with a move ends its game, not the others. */
    public static List<ParsedRecord> read(String text) {
        List<ParsedRecord> readings = new ArrayList<>();
        TextLines lines = new TextLines(text);
        CsaGameReader game = new CsaGameReader();
        while (lines.advance()) {
            if (lines.line().strip().equals("/")) {
                game.finish(lines.end()).ifPresent(readings::add);
                game = new CsaGameReader();
            } else {
                game.read(lines.span());
            }
        }
        game.finish(lines.end()).ifPresent(readings::add);
        return readings.isEmpty()
                ? ParsedRecord.onlyProblem(lines.end()
                        .error(Reason.EMPTY, "there is no game in it")
                        .problem())
                : List.copyOf(readings);
    }
}

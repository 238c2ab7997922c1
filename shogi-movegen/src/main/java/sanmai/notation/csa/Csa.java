package sanmai.notation.csa;

import sanmai.notation.reading.FormatLines;
import sanmai.notation.reading.FormatRules;
import sanmai.notation.reading.GameReader;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordTree;

/**
 * Records in the standard format of the Computer Shogi Association, versions 1 to 3: {@code V2.2}, {@code N+} and
 * {@code N-}, {@code $} headers, a start by {@code PI}, {@code P1} to {@code P9}, {@code P+} and {@code P-}, the side
 * to move, moves such as {@code +7776FU}, times, and an end such as {@code %TORYO}. Games are separated by lines with
 * nothing but {@code /}.
 *
 * <p>Reading is liberal: without a start it is an even game, and the first move can stand for the side to move. Where
 * the standard gives {@code %MATTA} no precise meaning, it ends the record. Comments begin with {@code '*} and go on to
 * the end of the line, each about the move or the end before it; what follows another {@code '} is skipped.
 */
public final class Csa extends FormatRules {
    private static final FormatLines LINES =
            FormatLines.of("V[0-9]|N[+-]|\\$[A-Z_]+:|'|PI|P[1-9] *[*+-]|P[+-]([0-9]{2}[A-Z]{2}|$)|[+-]$"
                    + "|[+-][0-9]{4}[A-Z]{2}|%[A-Z+-]");

    /**
     * Writes version 2.2: times in whole seconds, rounded down. CSA has no variations and no bookmarks, and no word for a
     * game that was {@linkplain GameEnd#ABSENT not played}.
     */
    public static final Csa V2 = new Csa(false);

    /**
     * Writes version 3, in UTF-8: times have milliseconds. It no longer has a word for a move that was {@linkplain
     * GameEnd#TAKEN_BACK taken back}; all else is as in version 2.2.
     */
    public static final Csa V3 = new Csa(true);

    private final boolean isV3;

    private Csa(boolean isV3) {
        super("CSA", LINES, "csa");
        this.isV3 = isV3;
    }

    @Override
    public GameReader reader() {
        return new CsaGameReader();
    }

    @Override
    public String write(RecordTree record) {
        return new CsaWriter(record, isV3).write();
    }

    @Override
    public String separator() {
        return "/\n";
    }
}

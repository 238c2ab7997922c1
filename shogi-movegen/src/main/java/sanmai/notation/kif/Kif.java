package sanmai.notation.kif;

import sanmai.notation.reading.FormatLines;
import sanmai.notation.reading.FormatRules;
import sanmai.notation.reading.GameReader;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/**
 * Records in KIF, the format of Kifu for Windows and of most Japanese programs: headers such as {@code 先手：名前} and
 * {@code 手合割：香落ち}, or a drawn board, then moves such as {@code 1 ７六歩(77) ( 0:16/00:00:16)}, then a word such as
 * {@code 投了}. Digits may be full-width, half-width or Chinese.
 *
 * <p>Times, variations ({@code 変化：}), comments ({@code *}) and bookmarks ({@code &}) are read.
 */
public class Kif extends FormatRules {
    private static final FormatLines LINES = FormatLines.of(
            "#\\s*KIF|#.*Kifu|手数-|[0-9０-９]+\\s+[▲△▼▽☗☖]?" + "([1-9１-９][1-9１-９一二三四五六七八九]|[同投中千詰持切反入不封引待時])",
            "手合割|手数＝|\\||\\+--|変化：|[^：]+：|(先手|後手|下手|上手|開始日時|終了日時|棋戦):");

    /** The format. */
    public Kif() {
        this("KIF", LINES, "kif", "kifu", "bod");
    }

    /** A format that differs from KIF in its moves. */
    protected Kif(String title, FormatLines lines, String... fileNameEndings) {
        super(title, lines, fileNameEndings);
    }

    @Override
    public final GameReader reader() {
        return new KifGameReader();
    }

    /** Writes a record with its variations, comments, bookmarks, and times in whole seconds, rounded down. */
    @Override
    public String write(RecordTree record) {
        return new KifWriter(record, new KifMoveLines(record)).write();
    }

    /** The word that stands in a KIF for the end at a node of a record, which must have an end. */
    public static String endWord(RecordTree record, RecordNode end) {
        return new KifMoveLines(record).endWord(end);
    }

    @Override
    public final String separator() {
        return "\n# " + title() + "\n";
    }
}

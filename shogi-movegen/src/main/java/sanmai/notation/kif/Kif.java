package sanmai.notation.kif;

import java.util.ArrayList;
import java.util.List;
import sanmai.notation.reading.FormatLines;
import sanmai.notation.reading.TextLines;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordTree;

/**
 * Records in KIF, the format of Kifu for Windows and of most Japanese programs: headers such as {@code 先手：名前} and
 * {@code 手合割：香落ち}, or a drawn board, then moves such as {@code 1 ７六歩(77) ( 0:16/00:00:16)}, then a word such as
 * {@code 投了}. Digits may be full-width, half-width or Chinese.
 *
 * <p>Times, variations ({@code 変化：}), comments ({@code *}) and bookmarks ({@code &}) are read.
 */
public final class Kif {
    /** By which lines KIF is known. It shares its headers, boards and variations with KI2. */
    public static final FormatLines LINES = FormatLines.of(
            "#\\s*KIF|#.*Kifu|手数-|[0-9０-９]+\\s+[▲△▼▽☗☖]?" + "([1-9１-９][1-9１-９一二三四五六七八九]|[同投中千詰持切反入不封引待時])",
            "手合割|手数＝|\\||\\+--|変化：|[^：]+：|(先手|後手|下手|上手|開始日時|終了日時|棋戦):");

    private Kif() {}

    /**
     * Writes a record with its variations, comments, bookmarks, and times in whole seconds, rounded down. The text is for a
     * file in UTF-8 (.kifu) or in CP932 (.kif).
     */
    public static String write(RecordTree record) {
        return new KifWriter(record, new KifMoveLines(record)).write();
    }

    /**
     * Reads all games of a text, at least one, each on its own: headers behind moves begin the next one. Moves may be
     * those of {@link Ki2} too.
     */
    public static List<ParsedRecord> read(String text) {
        List<ParsedRecord> readings = new ArrayList<>();
        TextLines lines = new TextLines(text);
        KifGameReader game = new KifGameReader();
        TextSpan end = lines.end();
        while (lines.advance()) {
            if (game.isOfNextGame(lines.line())) {
                readings.add(game.finish(end));
                game = new KifGameReader();
            }
            game.read(lines.span());
            end = lines.end();
        }
        readings.add(game.finish(end));
        return List.copyOf(readings);
    }
}

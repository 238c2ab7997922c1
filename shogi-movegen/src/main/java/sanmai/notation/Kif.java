package sanmai.notation;

import java.util.List;

/**
 * Records in KIF, the format of Kifu for Windows and of most Japanese programs: headers such as {@code 先手：名前} and
 * {@code 手合割：香落ち}, or a drawn board, then moves such as {@code 1 ７六歩(77) ( 0:16/00:00:16)}, then a word such as
 * {@code 投了}. Digits may be full-width, half-width or Chinese.
 *
 * <p>Times, variations ({@code 変化：}), comments ({@code *}) and bookmarks ({@code &}) are read.
 */
public final class Kif {
    /** By which lines KIF is known. It shares its headers with KI2. */
    static final FormatLines LINES =
            FormatLines.of("#\\s*KIF|#.*Kifu|手数-|手数＝|\\||\\+--|変化：|[0-9０-９]+\\s+[1-9１-９同投中千詰持切反入不]", "手合割|[^：]+：");

    private Kif() {}

    /**
     * Writes a record with its variations, comments, bookmarks, and times in whole seconds, rounded down. The text is for a
     * file in UTF-8 (.kifu) or in CP932 (.kif).
     */
    public static String write(RecordTree record) {
        return new KifWriter(record).write();
    }

    /** Reads the game of a text. A list of one, because other formats have several games in a text. */
    public static List<ParsedRecord> read(String text) {
        TextLines lines = new TextLines(text);
        KifGameReader game = new KifGameReader();
        while (lines.advance()) {
            game.read(lines.span());
        }
        return List.of(game.finish(lines.end()));
    }
}

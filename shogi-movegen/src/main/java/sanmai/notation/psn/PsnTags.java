package sanmai.notation.psn;

import com.google.common.collect.ImmutableBiMap;
import sanmai.core.Color;

/** The names of the tags. In a record, headers have their names in KIF. */
final class PsnTags {
    /** The start position, which has no header. */
    static final String SFEN = "SFEN";

    /** Who won, which the end of the moves says better. */
    static final String RESULT = "Result";

    /** The tags of headers. */
    static final ImmutableBiMap<String, String> HEADERS =
            ImmutableBiMap.of("Event", "棋戦", "Site", "場所", "Date", "開始日時", "TimeControl", "持ち時間", "Opening", "戦型");

    private PsnTags() {}

    /** The tag of a player. */
    static String player(Color color) {
        return color == Color.BLACK ? "Sente" : "Gote";
    }
}

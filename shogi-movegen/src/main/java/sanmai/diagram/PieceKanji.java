package sanmai.diagram;

import sanmai.core.PieceType;

/** The pieces as diagrams of shogi books write them: one character each. */
final class PieceKanji {
    private PieceKanji() {}

    static String of(PieceType type) {
        return switch (type) {
            case PAWN -> "歩";
            case LANCE -> "香";
            case KNIGHT -> "桂";
            case SILVER -> "銀";
            case GOLD -> "金";
            case BISHOP -> "角";
            case ROOK -> "飛";
            case KING -> "玉";
            case TOKIN -> "と";
            case PRO_LANCE -> "杏";
            case PRO_KNIGHT -> "圭";
            case PRO_SILVER -> "全";
            case HORSE -> "馬";
            case DRAGON -> "龍";
        };
    }
}

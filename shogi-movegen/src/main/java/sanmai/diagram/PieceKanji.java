package sanmai.diagram;

import sanmai.core.Color;
import sanmai.core.PieceType;

/** The pieces and players as diagrams of shogi books write them: one character each. */
final class PieceKanji {
    private PieceKanji() {}

    /** The sign of a player: a piece in the player's colour. */
    static String of(Color player) {
        return player == Color.BLACK ? "☗" : "☖";
    }

    /**
     * The SVG attributes of a piece on a board: a promoted one is red.
     *
     * @param turn from {@link #turn}
     */
    static String[] attributes(PieceType type, long size, String turn) {
        return new String[] {
            "font-size",
            Long.toString(size),
            "font-family",
            "serif",
            "text-anchor",
            "middle",
            "fill",
            type.isPromoted() ? Ink.RED : Ink.BLACK,
            "transform",
            turn
        };
    }

    /** How a piece around (x, y) is turned, in SVG. */
    static String turn(boolean isUpsideDown, double x, double y) {
        return "rotate(" + (isUpsideDown ? 180 : 0) + " " + x + " " + y + ")";
    }

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

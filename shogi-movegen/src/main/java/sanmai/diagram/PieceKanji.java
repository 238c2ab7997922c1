package sanmai.diagram;

import sanmai.core.Color;
import sanmai.core.PieceType;

/** The pieces and players as diagrams of shogi books write them: one character each. */
final class PieceKanji {
    /** In the order of the kinds. */
    private static final String SIGNS = "歩香桂銀角飛金玉と杏圭全馬龍";

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

    /** The sign of a kind of piece. */
    static String of(PieceType type) {
        return SIGNS.substring(type.ordinal(), type.ordinal() + 1);
    }
}

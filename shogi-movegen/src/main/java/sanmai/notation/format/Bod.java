package sanmai.notation.format;

import sanmai.notation.NotationException;
import sanmai.notation.kif.BoardText;
import sanmai.shogi.PositionSetup;

/** Positions drawn in kanji, as KIF has them and programs copy them to the clipboard (BOD). Has no state. */
public final class Bod {
    private Bod() {}

    /** Draws a position; its lines end in LF. */
    public static String write(PositionSetup setup) {
        return BoardText.write(setup);
    }

    /**
     * Reads a drawn position, or the name of a handicap behind 手合割. Lines that say nothing about the position are
     * skipped. Without a side to move it is Black's turn.
     *
     * @throws NotationException if there is no drawing, if it cannot be understood, or if there can be no such position
     */
    public static PositionSetup parse(String text) {
        return BoardText.parse(text);
    }
}

package sanmai.search.mate;

import java.util.Locale;
import sanmai.shogi.Position;

/**
 * Which interpositions count for the length of a mate; all other moves count always. Composers do not count useless
 * interpositions (muda-ai), but have no definition that all of them share.
 *
 * <p>A <em>free capture</em>: the piece that gives check takes the interposed piece, dropped or moved there, with or
 * without promotion, and the attacker may not use the piece. If the defender is still mated, the attacker does not need it.
 */
public enum MateCounting {
    /** All interpositions count. */
    ALL,

    /**
     * Interpositions that only prolong the mate do not count: after a free capture it takes no more plies than if neither
     * this interposition nor those farther from the king were possible. So interpositions after which the mate is a longer
     * one, for instance because the checking piece has come nearer, count like all moves. The piece is out of the game.
     * (The narrow definition of https://w.atwiki.jp/mudaai/pages/29.html, and its exception X.)
     */
    USEFUL,

    /**
     * Interpositions do not count if a free capture leads to a mate of any length, though the defender gets the piece
     * back. The definition of the mate solver KomoringHeights, versions 0.3 to 0.5. So a mate may have fewer plies than it
     * takes to play.
     */
    KOMORING;

    /** Makes the capture that was the last move a free one. */
    void free(Position position) {
        if (this == KOMORING) {
            position.giveBackCapture();
        } else {
            position.discardCapture();
        }
    }

    /** The name as users write it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

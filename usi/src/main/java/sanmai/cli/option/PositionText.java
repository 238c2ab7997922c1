package sanmai.cli.option;

import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** Positions as command lines and suites name them. */
public final class PositionText {
    private PositionText() {}

    /**
     * Reads SFEN, or {@code startpos}. Positions that cannot arise in a game but can be played are accepted.
     *
     * @throws NotationException if the text is no such position
     */
    public static Position read(String text) {
        return text.trim().equals("startpos") ? Position.start() : Sfen.position(text, SetupProblem.Reason.HARMLESS);
    }
}

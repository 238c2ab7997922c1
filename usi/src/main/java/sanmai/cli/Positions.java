package sanmai.cli;

import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** Positions as they are named on the command line. */
final class Positions {
    private Positions() {}

    /**
     * The position that the text stands for: SFEN, {@code startpos}, or null for the start position too. Positions that
     * cannot arise in a game but can be played are welcome.
     */
    static Position read(String text) {
        if (text == null || text.trim().equals("startpos")) {
            return Position.start();
        }
        try {
            return Sfen.position(text, SetupProblem.Reason.HARMLESS);
        } catch (NotationException e) {
            throw new UserError(e.getMessage());
        }
    }
}

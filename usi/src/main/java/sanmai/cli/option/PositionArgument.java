package sanmai.cli.option;

import sanmai.cli.console.UserError;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** PositionArgument as they are named on the command line. */
public final class PositionArgument {
    private PositionArgument() {}

    /**
     * The position that the text stands for: SFEN, {@code startpos}, or null for the start position too. PositionArgument that
     * cannot arise in a game but can be played are welcome.
     */
    public static Position read(String text) {
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

package sanmai.cli.option;

import sanmai.cli.console.UserError;
import sanmai.experiment.PositionText;
import sanmai.notation.NotationException;
import sanmai.shogi.Position;

/** A position on the command line. */
public final class PositionArgument {
    private PositionArgument() {}

    /**
     * The position of an argument: SFEN, {@code startpos}, or null for the start position too.
     *
     * @throws UserError if the text is no position
     */
    public static Position read(String text) {
        if (text == null) {
            return Position.start();
        }
        try {
            return PositionText.read(text);
        } catch (NotationException e) {
            throw new UserError(e.getMessage());
        }
    }
}

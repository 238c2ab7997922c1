package sanmai.usi.protocol;

import java.util.Set;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** Makes positions of {@code position} commands. */
public final class PositionParser {
    /** Words that some GUIs put behind the last move of a finished game. */
    private static final Set<String> GAME_ENDS = Set.of(
            "resign", "win", "draw", "break", "timeout", "abort", "sennichite", "jishogi", "illegal", "mate", "none");

    private PositionParser() {}

    /**
     * Reads a position, with the game that led to it.
     *
     * @throws NotationException if the position is malformed or a move is malformed or illegal; the message says which
     *     and why
     */
    public static Position parse(UsiCommand.SetPosition command) {
        Position position = command.sfen().isEmpty()
                ? Position.start()
                : Sfen.position(command.sfen().get(), SetupProblem.Reason.HARMLESS);
        for (String move : command.moves()) {
            if (GAME_ENDS.contains(move)) {
                break;
            }
            position.doMove(UsiMove.parse(move, position));
        }
        return position;
    }
}

package sanmai.usi.protocol;

import java.util.Optional;
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
     * What a command means.
     *
     * @param position the position, with the game that led to it; empty if it could not be read
     * @param complaint what is wrong with the text, if anything is
     */
    public record Parsed(Optional<Position> position, Optional<String> complaint) {}

    /** Reads a position. A move that cannot be played ends it; the moves before it count. */
    public static Parsed parse(UsiCommand.SetPosition command) {
        Position position;
        try {
            position = command.sfen().isEmpty()
                    ? Position.start()
                    : Sfen.position(command.sfen().get(), SetupProblem.Reason.HARMLESS);
        } catch (NotationException e) {
            return new Parsed(Optional.empty(), Optional.of(e.getMessage() + "; the position stays as it was"));
        }
        for (String move : command.moves()) {
            if (GAME_ENDS.contains(move)) {
                break;
            }
            try {
                position.doMove(UsiMove.parse(move, position));
            } catch (NotationException e) {
                return new Parsed(Optional.of(position), Optional.of(e.getMessage() + "; the moves before it count"));
            }
        }
        return new Parsed(Optional.of(position), Optional.empty());
    }
}

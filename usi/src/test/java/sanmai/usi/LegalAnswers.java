package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Matcher;
import sanmai.notation.UsiMove;
import sanmai.shogi.Position;
import sanmai.usi.protocol.UsiCommand;
import sanmai.usi.protocol.UsiParser;

/** Checks that answers are legal moves, as GUIs and servers do. */
final class LegalAnswers {
    private LegalAnswers() {}

    /** The position that a {@code position} command means. */
    static Position position(String command) {
        return ((UsiCommand.SetPosition) UsiParser.parse(command)).read();
    }

    /** Checks the move, and the expected reply if there is one, after this {@code position} command. */
    static void assertMove(String command, String answer) {
        Matcher matcher = EngineLines.BEST_MOVE.matcher(answer);
        assertTrue(matcher.matches() && matcher.group("move") != null, answer);
        Position position = position(command);
        position.doMove(UsiMove.parse(matcher.group("move"), position));
        if (matcher.group("reply") != null) {
            UsiMove.parse(matcher.group("reply"), position);
        }
    }
}

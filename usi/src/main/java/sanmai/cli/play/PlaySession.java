package sanmai.cli.play;

import java.util.Optional;
import sanmai.cli.console.ExitCodes;
import sanmai.engine.EngineException;
import sanmai.play.Dialogue;

/** Plays a game with a user in a terminal, or with a program in a pipe. */
final class PlaySession {
    private PlaySession() {}

    /** Plays until the player leaves, and returns the exit code. The game is saved in every case. */
    static int run(Dialogue dialogue, LineDialogue lines) {
        try {
            dialogue.begin();
            while (!dialogue.hasLeft()) {
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                Optional<String> line = lines.read(dialogue.prompt(), dialogue::completions);
                line.ifPresentOrElse(dialogue::hear, dialogue::leave);
            }
            return ExitCodes.OK;
        } catch (InterruptedException e) {
            return ExitCodes.INTERRUPTED;
        } catch (EngineException e) {
            dialogue.engineFailed(e.getMessage());
            return ExitCodes.FAILURE;
        } finally {
            dialogue.leave();
        }
    }
}

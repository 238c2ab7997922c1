package sanmai.usi;

import java.util.Optional;
import sanmai.notation.NotationException;
import sanmai.shogi.Position;
import sanmai.usi.protocol.UsiCommand;

/**
 * The position that the GUI has set: at first the start position. After a malformed one there is no position until the
 * GUI sends another: it would take an answer for the old position as an answer for the new one.
 */
final class CurrentPosition {
    private Position position; // never changed, only replaced; null until it is needed
    private String refusal; // null unless the last one was refused

    /** Replaces the position; returns the reason if there is none now. */
    Optional<String> set(UsiCommand.SetPosition command) {
        refusal = "there is too little memory for the position"; // unless all goes well
        try {
            position = command.read();
            refusal = null;
        } catch (NotationException e) {
            refuse(e.getMessage());
        }
        return refusal();
    }

    /** Removes the position for this reason. */
    void refuse(String reason) {
        refusal = "the position was refused: " + reason;
    }

    /** Why there is no position; empty if there is one. */
    Optional<String> refusal() {
        return Optional.ofNullable(refusal);
    }

    /** The position, which must not change. There must be one. */
    Position get() {
        if (position == null) {
            position = Position.start();
        }
        return position;
    }
}

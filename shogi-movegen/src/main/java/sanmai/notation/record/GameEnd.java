package sanmai.notation.record;

import java.util.Optional;
import sanmai.core.Color;

/** How a game ended, always said of the side that would have been to move. */
public enum GameEnd {
    /** The record does not say. */
    UNKNOWN(Outcome.OPEN),
    /** The side to move resigned. */
    RESIGNATION(Outcome.LOST),
    /** The side to move is mated. */
    MATE(Outcome.LOST),
    /** The side to move ran out of time. */
    TIME_UP(Outcome.LOST),
    /** The side to move did what the rules forbid. */
    ILLEGAL_ACTION(Outcome.LOST),
    /** The other side did what the rules forbid, for instance by its last move. */
    OPPONENTS_ILLEGAL_ACTION(Outcome.WON),
    /** The side to move declared its win with an entering king (nyugyoku). */
    DECLARATION(Outcome.WON),
    /** The side to move won because the other did not come to play. */
    OPPONENT_ABSENT(Outcome.WON),
    /** The side to move lost because it did not come to play. */
    ABSENT(Outcome.LOST),
    /** The position occurred a fourth time (sennichite). */
    REPETITION(Outcome.DRAWN),
    /** Both kings entered and the players agreed on a draw (jishogi). */
    IMPASSE(Outcome.DRAWN),
    /** A draw for another reason. */
    DRAW(Outcome.DRAWN),
    /** The game was broken off. */
    INTERRUPTION(Outcome.OPEN),
    /** The last move was taken back, and nothing follows. */
    TAKEN_BACK(Outcome.OPEN),
    /** A mate problem has no mate. */
    NO_MATE(Outcome.OPEN),
    /** Something went wrong with the program that kept the record. */
    FAULT(Outcome.OPEN),
    /** The game ended in another way; {@link RecordNode#endWords} may have the words of the record. */
    OTHER(Outcome.OPEN);

    private enum Outcome {
        WON,
        LOST,
        DRAWN,
        OPEN
    }

    private final Outcome outcome;

    GameEnd(Outcome outcome) {
        this.outcome = outcome;
    }

    /** The winner, if the game ended like this with this side to move; empty for a draw and for an open game. */
    public Optional<Color> winner(Color turn) {
        return switch (outcome) {
            case WON -> Optional.of(turn);
            case LOST -> Optional.of(turn.opposite());
            case DRAWN, OPEN -> Optional.empty();
        };
    }

    /** Whether the game ended without a winner, by the rules and not by an accident. */
    public boolean isDraw() {
        return outcome == Outcome.DRAWN;
    }
}

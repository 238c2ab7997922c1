package sanmai.play;

import java.util.List;

/** What a text means that a player has typed instead of a move. */
sealed interface MoveReading {
    /** A legal move. */
    record Understood(int move) implements MoveReading {}

    /** Several legal moves, of which the player has to choose; at least two. */
    record Choices(List<Integer> moves) implements MoveReading {}

    /** A move that is not possible, with the reason as a sentence without its full stop. */
    record Refused(String reason) implements MoveReading {}

    /** No move at all. */
    record NoMove() implements MoveReading {}
}

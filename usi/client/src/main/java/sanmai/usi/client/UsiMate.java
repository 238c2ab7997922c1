package sanmai.usi.client;

import static java.util.Objects.requireNonNull;

import java.util.List;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

/**
 * An engine's answer to a mate problem. Immutable.
 *
 * @param outcome what it has found out
 * @param line the moves to the mate; empty without a mate
 */
public record UsiMate(Outcome outcome, Line line) {
    /** What an engine has found out. */
    public enum Outcome {
        /** The attacker mates. */
        MATE,
        /** There is no mate. */
        NO_MATE,
        /** The time was up, or the search was stopped. */
        UNKNOWN,
        /** The engine solves no mate problems. */
        NOT_IMPLEMENTED
    }

    /** Checks that nothing is missing. */
    public UsiMate {
        requireNonNull(outcome, "outcome");
        requireNonNull(line, "line");
    }

    /**
     * Reads the line that answers {@code go mate}. An engine that says {@code bestmove} was stopped.
     *
     * @throws NotationException if a move is not legal
     */
    static UsiMate of(String line, Position problem) {
        String[] words = line.split("\\s+");
        String word = words.length > 1 && words[0].equals("checkmate") ? words[1] : "timeout";
        return switch (word) {
            case "nomate" -> new UsiMate(Outcome.NO_MATE, Line.EMPTY);
            case "timeout" -> new UsiMate(Outcome.UNKNOWN, Line.EMPTY);
            case "notimplemented" -> new UsiMate(Outcome.NOT_IMPLEMENTED, Line.EMPTY);
            default ->
                new UsiMate(Outcome.MATE, UsiMove.parseLine(List.of(words).subList(1, words.length), problem));
        };
    }
}

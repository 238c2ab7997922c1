package sanmai.notation.usi;

import java.util.Map;
import java.util.Optional;
import sanmai.notation.record.GameEnd;

/** The words that programs put behind the last move of a finished game. */
final class UsiEnds {
    private static final Map<String, GameEnd> ENDS = Map.ofEntries(
            Map.entry("resign", GameEnd.RESIGNATION),
            Map.entry("win", GameEnd.DECLARATION),
            Map.entry("draw", GameEnd.DRAW),
            Map.entry("break", GameEnd.INTERRUPTION),
            Map.entry("timeout", GameEnd.TIME_UP),
            Map.entry("abort", GameEnd.INTERRUPTION),
            Map.entry("sennichite", GameEnd.REPETITION),
            Map.entry("jishogi", GameEnd.IMPASSE),
            Map.entry("illegal", GameEnd.ILLEGAL_ACTION),
            Map.entry("mate", GameEnd.MATE),
            Map.entry("none", GameEnd.OTHER));

    private UsiEnds() {}

    /** How the game ended; empty if the word is none of these. */
    static Optional<GameEnd> of(String word) {
        return Optional.ofNullable(ENDS.get(word));
    }
}

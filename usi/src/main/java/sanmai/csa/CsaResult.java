package sanmai.csa;

import java.util.Locale;

/**
 * How a game ended.
 *
 * @param outcome whether it was won
 * @param reason the server's word for the reason, such as {@code #RESIGN}; empty if it said none
 */
public record CsaResult(Outcome outcome, String reason) {
    /** Whether a game was won. */
    public enum Outcome {
        WIN,
        LOSE,
        DRAW,
        /** Broken off because of too many moves, without a result. */
        CENSORED,
        /** Broken off. */
        CHUDAN,
        /** Not begun, since a player refused it. */
        REJECT
    }

    /** As {@code win (#RESIGN)}. */
    @Override
    public String toString() {
        return outcome.name().toLowerCase(Locale.ROOT) + (reason.isEmpty() ? "" : " (" + reason + ")");
    }
}

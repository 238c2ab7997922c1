package sanmai.notation.reading;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/**
 * Writes the times of moves, each with what its side has used in all. Variations are written after all that branches off
 * later, so the times of the plies before are those of their line.
 */
public final class TimesUsed {
    /** By ply: the seconds that its mover has used in all, on the line that is being written. */
    private long[] totals = new long[256];

    /** The time of the move with this number, in brackets behind spaces; empty if the record does not say. */
    public String write(Optional<Duration> used, int ply) {
        if (ply >= totals.length) {
            totals = Arrays.copyOf(totals, 2 * ply);
        }
        long before = ply > 2 ? totals[ply - 2] : 0;
        totals[ply] = before + used.map(Duration::toSeconds).orElse(0L);
        return used.map(time -> "   " + MoveTime.write(time, totals[ply])).orElse("");
    }
}

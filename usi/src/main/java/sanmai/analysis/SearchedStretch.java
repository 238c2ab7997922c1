package sanmai.analysis;

import java.util.List;

/**
 * What was found in the positions of a {@link Stretch}.
 *
 * @param line the {@linkplain Stretch#line() history and moves} of the stretch
 * @param from the ply of the first position
 * @param positions what was found, by ascending plies
 */
public record SearchedStretch(String line, int from, List<SearchedPosition> positions) {
    /** Copies the list. */
    public SearchedStretch {
        positions = List.copyOf(positions);
    }

    /** The name of the stretch, which no other stretch has. */
    public String name() {
        return "the positions from ply " + from + " of " + line;
    }
}

package sanmai.positions;

import java.util.List;

/**
 * A mate problem: does the side to move mate by checks alone, and in how many plies?
 *
 * @param name the problem's name
 * @param sfen the position, the attacker to move
 * @param plies the length of the shortest mate against the longest resistance, {@value #NO_MATE} if there is no mate
 * @param themes what the problem is about, for instance {@code drop-pawn-mate}; may be empty
 * @param source where the position comes from
 * @param lineNumber the line in its file, from 1
 */
public record MateCase(String name, String sfen, int plies, List<String> themes, String source, int lineNumber) {
    /** The plies of a problem without a mate. */
    public static final int NO_MATE = 0;

    public MateCase {
        themes = List.copyOf(themes);
    }

    /** Whether there is a mate. */
    public boolean isMate() {
        return plies != NO_MATE;
    }

    @Override
    public String toString() {
        return name;
    }
}

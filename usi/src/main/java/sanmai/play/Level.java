package sanmai.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How strong the engine plays, and in which way it is weak: it looks at few positions, it is content with a move that is not
 * much worse than the best one, and sometimes it overlooks the answer to its move.
 *
 * @param number its number, from 1
 * @param nodes the nodes that it searches for a move; empty if only the time limits them
 * @param lines the number of moves among which it chooses
 * @param margin how much worse in centipawns than the best one a move may be that it plays
 * @param overlooks in how many of 100 moves it looks one ply ahead only
 */
public record Level(int number, Optional<Long> nodes, int lines, int margin, int overlooks) {
    private static final List<Level> ALL = List.of(
            weak(1, 100, 16, 800, 35),
            weak(2, 200, 12, 500, 25),
            weak(3, 500, 10, 350, 15),
            weak(4, 1_000, 8, 250, 10),
            weak(5, 2_000, 6, 180, 6),
            weak(6, 5_000, 5, 130, 3),
            weak(7, 15_000, 4, 80, 1),
            weak(8, 50_000, 3, 40, 0),
            weak(9, 200_000, 1, 0, 0),
            new Level(10, Optional.empty(), 1, 0, 0));

    /** The number of the strongest level. */
    public static final int STRONGEST = 10;

    /** Checks the ranges. */
    public Level {
        if (lines < 1
                || margin < 0
                || overlooks < 0
                || overlooks > 100
                || nodes.filter(most -> most < 1).isPresent()) {
            throw new IllegalArgumentException("a level out of range");
        }
    }

    private static Level weak(int number, long nodes, int lines, int margin, int overlooks) {
        return new Level(number, Optional.of(nodes), lines, margin, overlooks);
    }

    /**
     * The level with this number.
     *
     * @param number from 1 to {@link #STRONGEST}
     */
    public static Level of(int number) {
        return ALL.get(number - 1);
    }

    /** All levels, the weakest first. */
    public static Stream<Level> all() {
        return ALL.stream();
    }
}

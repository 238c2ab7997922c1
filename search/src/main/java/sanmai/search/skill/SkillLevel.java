package sanmai.search.skill;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import sanmai.search.time.Limits;

/**
 * How strong an engine plays.
 *
 * @param number its number, from 0
 * @param elo its strength, as measured in matches of neighbouring levels; 0 is a player that takes a piece if it can, and
 *     else plays at random
 * @param nodes the nodes that it searches for a move; empty if only the clock limits them
 * @param weakness its weaknesses besides
 */
public record SkillLevel(int number, int elo, Optional<Long> nodes, Weakness weakness) {
    /** The number of the strongest level, that of an engine without a weakness. */
    public static final int STRONGEST = 20;

    private static final List<SkillLevel> ALL = List.of(
            weak(0, -50, 50, new Weakness(600, 3000, 100, 56)),
            weak(1, 210, 50, new Weakness(600, 3000, 100, 44)),
            weak(2, 440, 50, new Weakness(600, 3000, 100, 32)),
            weak(3, 550, 50, new Weakness(600, 3000, 100, 24)),
            weak(4, 710, 50, new Weakness(490, 2720, 100, 16)),
            weak(5, 840, 50, new Weakness(330, 2310, 98, 9)),
            weak(6, 930, 50, new Weakness(170, 1810, 92, 6)),
            weak(7, 1_090, 60, new Weakness(45, 1200, 75, 2)),
            weak(8, 1_280, 285, new Weakness(15, 485, 32, 0)),
            weak(9, 1_390, 930, new Weakness(9, 260, 14, 0)),
            weak(10, 1_560, 1_430, new Weakness(7, 190, 10, 0)),
            weak(11, 1_750, 2_200, new Weakness(6, 143, 7, 0)),
            weak(12, 1_910, 3_300, new Weakness(6, 112, 5, 0)),
            weak(13, 2_070, 4_500, new Weakness(5, 88, 3, 0)),
            weak(14, 2_220, 5_100, new Weakness(3, 72, 2, 0)),
            weak(15, 2_420, 6_000, new Weakness(2, 20, 0, 0)),
            weak(16, 2_560, 4_200, Weakness.NONE),
            weak(17, 2_660, 6_000, Weakness.NONE),
            weak(18, 2_820, 8_700, Weakness.NONE),
            weak(19, 2_950, 12_600, Weakness.NONE),
            new SkillLevel(STRONGEST, 3_150, Optional.empty(), Weakness.NONE));

    /**
     * In which way a level is weak.
     *
     * @param lines the number of moves among which it chooses, from 1
     * @param margin how much worse in centipawns than the best one a move may be that it plays
     * @param overlooks in how many of 100 moves it looks one ply ahead only, so that it overlooks the answer
     * @param careless in how many of 100 moves it plays any legal move, as beginners do
     */
    public record Weakness(int lines, int margin, int overlooks, int careless) {
        /** The best move is played, as far as it is found. */
        public static final Weakness NONE = new Weakness(1, 0, 0, 0);

        /** Checks the ranges. */
        public Weakness {
            checkArgument(lines >= 1 && margin >= 0, "%s lines, margin %s", lines, margin);
            checkArgument(overlooks >= 0 && overlooks <= 100, "%s %% overlooked", overlooks);
            checkArgument(careless >= 0 && careless <= 100, "%s %% careless", careless);
        }
    }

    private static SkillLevel weak(int number, int elo, long nodes, Weakness weakness) {
        return new SkillLevel(number, elo, Optional.of(nodes), weakness);
    }

    /**
     * The level with this number.
     *
     * @param number from 0 to {@link #STRONGEST}
     */
    public static SkillLevel of(int number) {
        return ALL.get(number);
    }

    /** The level whose strength is nearest to this one. */
    public static SkillLevel ofElo(int elo) {
        return all().min(Comparator.comparingInt(level -> Math.abs(level.elo - elo)))
                .orElseThrow();
    }

    /** All levels, the weakest first. */
    public static Stream<SkillLevel> all() {
        return ALL.stream();
    }

    /** Whether this is the strongest level. */
    public boolean isStrongest() {
        return number == STRONGEST;
    }

    /** Draws whether the level plays its next move without a look. */
    public boolean isCareless(SplittableRandom random) {
        return random.nextInt(100) < weakness.careless;
    }

    /** Draws whether the level overlooks the answer to its next move. */
    public boolean overlooks(SplittableRandom random) {
        return random.nextInt(100) < weakness.overlooks;
    }

    /** The limits of a search for a move of this level, within others. */
    Limits within(Limits limits, SplittableRandom random) {
        int depth = overlooks(random) ? 1 : limits.depth();
        long most = Math.min(nodes.orElse(Long.MAX_VALUE), limits.nodes());
        return new Limits(depth, most, weakness.lines, limits.searchMoves());
    }
}

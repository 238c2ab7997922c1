package sanmai.search.alphabeta.tt;

import sanmai.engine.Bound;
import sanmai.engine.Score;
import sanmai.shogi.Move;

/**
 * What an entry of the {@link TranspositionTable} says about a position, packed into a long.
 *
 * <pre>
 * bits  0-20  best move; Move.NONE if no move was better than alpha, or none was searched
 *      21-41  score + 2^20, mates counted from the entry's position
 *      42-49  depth + 1, at least 1
 *      50-51  bound + 1
 *      52-57  generation, which the table adds
 *      58     the position was in a principal variation
 * </pre>
 */
public final class TtData {
    /** There is no entry. */
    public static final long NOTHING = 0;

    /** Stands for the evaluation of a position in check, which has none. */
    public static final int NO_EVALUATION = Short.MIN_VALUE;

    /** The greatest depth of an entry. */
    public static final int MAX_DEPTH = 250;

    /** The number of generations that are told apart. */
    static final int GENERATIONS = 64;

    private static final int MOVE_MASK = (1 << 21) - 1;
    private static final int SCORE_SHIFT = 21;
    private static final int SCORE_ZERO = 1 << 20;
    private static final int DEPTH_SHIFT = 42;
    private static final int BOUND_SHIFT = 50;
    private static final int GENERATION_SHIFT = 52;
    private static final long PV = 1L << 58;

    /** Below all scores. */
    private static final int NO_SCORE = -Score.MATE - 1;

    private static final Bound[] BOUNDS = Bound.values();

    private TtData() {}

    /**
     * Packs a result.
     *
     * @param score as {@link #scoreToStore} gives it
     * @param depth from 0 to {@link #MAX_DEPTH}
     */
    public static long of(int move, int score, int depth, Bound bound) {
        return move
                | (long) (score + SCORE_ZERO) << SCORE_SHIFT
                | (long) (depth + 1) << DEPTH_SHIFT
                | (long) (bound.ordinal() + 1) << BOUND_SHIFT;
    }

    /** What is stored with an evaluation before the position is searched: a bound that says nothing. */
    public static final long EVALUATION_ALONE = of(Move.NONE, NO_SCORE, 0, Bound.LOWER);

    /** Whether the data has a score; if not, the position was evaluated alone. */
    public static boolean hasScore(long data) {
        return (int) (data >>> SCORE_SHIFT & MOVE_MASK) - SCORE_ZERO != NO_SCORE;
    }

    /** The data, with the mark that the position was in a principal variation, if it was (ttPv). */
    public static long withPv(long data, boolean wasInPv) {
        return wasInPv ? data | PV : data;
    }

    /** Whether the position was in a principal variation when the data was stored. */
    public static boolean isPv(long data) {
        return (data & PV) != 0;
    }

    /** The score of a node, mates counted from the node instead of from the root. */
    public static int scoreToStore(int score, int ply) {
        if (score >= Score.MATE_IN_MAX) {
            return score + ply;
        }
        return score <= -Score.MATE_IN_MAX ? score - ply : score;
    }

    /** The score for a node at this ply, mates counted from the root. */
    public static int score(long data, int ply) {
        int score = (int) (data >>> SCORE_SHIFT & MOVE_MASK) - SCORE_ZERO;
        if (score >= Score.MATE_IN_MAX) {
            return score - ply;
        }
        return score <= -Score.MATE_IN_MAX ? score + ply : score;
    }

    public static int move(long data) {
        return (int) data & MOVE_MASK;
    }

    /** The data, with the move of an older entry if it has none. */
    static long withMoveIfNone(long data, long older) {
        return move(data) == Move.NONE ? data | move(older) : data;
    }

    /** The data of an older entry, with the move of a newer result if that has one. */
    static long withMoveOf(long newer, long data) {
        return move(newer) == Move.NONE ? data : data & ~(long) MOVE_MASK | move(newer);
    }

    public static int depth(long data) {
        return (int) (data >>> DEPTH_SHIFT & 0xFF) - 1;
    }

    public static Bound bound(long data) {
        return BOUNDS[(int) (data >>> BOUND_SHIFT & 3) - 1];
    }

    /** Whether there is an entry that is deeper than this. */
    public static boolean isDeeperThan(long data, int depth) {
        return data != NOTHING && depth(data) > depth;
    }

    static long withGeneration(long data, int generation) {
        return data | (long) generation << GENERATION_SHIFT;
    }

    /** The number of searches that have begun since the entry was stored, modulo {@link #GENERATIONS}. */
    static int age(long data, int generation) {
        return generation - (int) (data >>> GENERATION_SHIFT & GENERATIONS - 1) & GENERATIONS - 1;
    }

    /** Whether a score with the bound of this data says on which side of beta the true score lies. */
    public static boolean decides(long data, int score, int beta) {
        return switch (bound(data)) {
            case EXACT -> true;
            case LOWER -> score >= beta;
            case UPPER -> score < beta;
        };
    }

    /** Whether the score is a bound on the side where it differs from the evaluation, and so tells more than it. */
    public static boolean improvesOn(long data, int score, int evaluation) {
        Bound bound = bound(data);
        return bound == Bound.EXACT || bound == (score > evaluation ? Bound.LOWER : Bound.UPPER);
    }

    /** Whether moves were searched before the entry was stored; if not, the position stood pat. */
    public static boolean searchedMoves(long data) {
        return data != NOTHING && (move(data) != Move.NONE || bound(data) != Bound.LOWER);
    }
}

package sanmai.engine;

/**
 * Scores as ints, for the side to move: centipawns (hundredths of a pawn), or the distance to a forced mate if their
 * absolute value is at least {@link #MATE_IN_MAX}.
 */
public final class Score {
    /** The score of a mate in 0 plies; no score is greater. */
    public static final int MATE = 1_000_000;

    /**
     * The least score of a side that mates by force. A side that is mated by force has at most {@code -MATE_IN_MAX}.
     */
    public static final int MATE_IN_MAX = MATE - 1000;

    private Score() {}

    /** The score of a side to move that is mated after a number of plies. */
    public static int matedIn(int plies) {
        return plies - MATE;
    }

    /** The score of a side to move that mates after a number of plies. */
    public static int mateIn(int plies) {
        return MATE - plies;
    }

    /** Whether the score says that one of the sides is mated by force. */
    public static boolean isMate(int score) {
        return Math.abs(score) >= MATE_IN_MAX;
    }

    /** The number of plies to the mate of a {@linkplain #isMate mate score}. */
    public static int pliesToMate(int score) {
        return MATE - Math.abs(score);
    }

    /** A score in the words of USI: {@code cp 35}, or {@code mate -4} for the side that is mated in four plies. */
    public static String usi(int score) {
        if (!isMate(score)) {
            return "cp " + score;
        }
        return "mate " + (score > 0 ? pliesToMate(score) : -pliesToMate(score));
    }
}

package sanmai.search;

/**
 * Scores as ints, from the view of the side to move: hundredths of a pawn, or beyond {@link #MATE_IN_MAX} the distance
 * to a forced mate.
 */
public final class Score {
    /** The side to move has mated already; no score is greater. */
    public static final int MATE = 1_000_000;

    /** Scores at least this great are forced mates, and at most minus this great forced losses. */
    public static final int MATE_IN_MAX = MATE - 1000;

    private Score() {}

    /** The score of the side to move when it is mated after {@code plies} plies. */
    public static int matedIn(int plies) {
        return plies - MATE;
    }

    /** The score of the side to move when it mates after {@code plies} plies. */
    public static int mateIn(int plies) {
        return MATE - plies;
    }

    /** Whether one of the sides is mated by force. */
    public static boolean isMate(int score) {
        return Math.abs(score) >= MATE_IN_MAX;
    }

    /** After how many plies the mate comes that the score tells of. */
    public static int pliesToMate(int score) {
        return MATE - Math.abs(score);
    }
}

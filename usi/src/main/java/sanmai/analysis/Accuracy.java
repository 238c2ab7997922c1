package sanmai.analysis;

/**
 * The accuracy of moves, from 0 to 100, as Lichess defines it (https://lichess.org/page/accuracy): a move that loses d
 * of the 100 points of a win rate has 103.1668 exp(-0.04354 d) - 3.1669, clipped to 0 to 100. The accuracy of a player
 * is the mean over the moves.
 */
final class Accuracy {
    private static final double FACTOR = 103.1668;
    private static final double DECAY = 0.04354;
    private static final double OFFSET = 3.1669;

    private Accuracy() {}

    /** The accuracy of a move that loses this many points, from 0 to 100. */
    static double ofLoss(double loss) {
        return Math.max(0, Math.min(FACTOR * Math.exp(-DECAY * loss) - OFFSET, 100));
    }
}

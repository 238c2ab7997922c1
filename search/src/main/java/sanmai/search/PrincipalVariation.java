package sanmai.search;

/**
 * A line of play and what it is worth.
 *
 * @param line best play of both sides, not empty, every move legal
 * @param score what the line is worth for the side to move, see {@link Score}
 * @param bound how the score is meant
 * @param depth how many plies were searched in full; 0 if there was no time for one
 * @param selectiveDepth how many plies the longest line searched had
 */
public record PrincipalVariation(Line line, int score, Bound bound, int depth, int selectiveDepth) {
    /** Checks that there is a move. */
    public PrincipalVariation {
        if (line.length() == 0) {
            throw new IllegalArgumentException("a variation without a move");
        }
    }

    /** A line searched to one depth, with its score. */
    public PrincipalVariation(Line line, int score, int depth) {
        this(line, score, Bound.EXACT, depth, Math.max(depth, line.length()));
    }
}

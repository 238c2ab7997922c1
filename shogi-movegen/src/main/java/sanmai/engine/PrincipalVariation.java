package sanmai.engine;

import sanmai.shogi.Line;

/**
 * A principal variation: a root move followed by the best play of both sides, with its score.
 *
 * @param line the moves, at least one, all legal
 * @param score the score for the side to move, see {@link Score}
 * @param bound whether the score is exact or a bound
 * @param depth the depth of the last finished iteration in plies; 0 if there was no time for one
 * @param selectiveDepth the length of the longest line searched, in plies; 0 if there was no time to search, so that
 *     the score means nothing
 */
public record PrincipalVariation(Line line, int score, Bound bound, int depth, int selectiveDepth) {
    /** Checks that there is a move. */
    public PrincipalVariation {
        if (line.size() == 0) {
            throw new IllegalArgumentException("a principal variation without a move");
        }
    }

    /** A line with an exact score; the selective depth is the depth or the length of the line. */
    public PrincipalVariation(Line line, int score, int depth) {
        this(line, score, Bound.EXACT, depth, Math.max(depth, line.size()));
    }

    /** This variation with another score. */
    public PrincipalVariation withScore(int newScore) {
        return new PrincipalVariation(line, newScore, bound, depth, selectiveDepth);
    }

    /** A move that was not searched: its score means nothing. */
    public static PrincipalVariation unsearched(int move) {
        return new PrincipalVariation(Line.of(move), 0, Bound.EXACT, 0, 0);
    }

    /** Whether the move was searched, so that the score means something. */
    public boolean isSearched() {
        return selectiveDepth > 0;
    }

    /** The same score with another line. */
    public PrincipalVariation withLine(Line other) {
        return new PrincipalVariation(other, score, bound, depth, selectiveDepth);
    }

    /** The same line with its score marked as exact. */
    public PrincipalVariation asExact() {
        return new PrincipalVariation(line, score, Bound.EXACT, depth, selectiveDepth);
    }
}

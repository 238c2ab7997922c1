package sanmai.search.alphabeta;

import java.util.Arrays;
import sanmai.search.Bound;
import sanmai.search.Line;
import sanmai.search.PrincipalVariation;
import sanmai.search.Score;

/** A move of the root, and what is known about it. */
final class RootMove {
    final int move;

    /** What moves are ordered by: the score if it is known, else a number below all scores. */
    int score = -SearchScore.INFINITE;

    /** The nodes spent on it. */
    long nodes;

    private final int[] pv = new int[Node.MAX_PLY + 2];
    private int pvLength = 1;
    private int lineScore;
    private Bound bound = Bound.EXACT;
    private int depth;
    private int selectiveDepth;
    private boolean proved;

    /** A move that was not searched yet, with a guess at its score. */
    RootMove(int move, int guess) {
        this.move = move;
        pv[0] = move;
        lineScore = guess;
    }

    /** Notes what a search of this depth has found. The node after the move has the rest of the line. */
    void found(int newScore, Bound newBound, int newDepth, int newSelectiveDepth, Node child) {
        score = newScore;
        lineScore = newScore;
        bound = newBound;
        depth = newDepth;
        selectiveDepth = Math.max(newDepth, newSelectiveDepth);
        if (newBound != Bound.UPPER || pvLength == 1) {
            pvLength = 1 + Math.min(child.pvLength, pv.length - 1);
            System.arraycopy(child.pv, 0, pv, 1, pvLength - 1);
        }
    }

    /** Notes a line that mates, which the mate solver has proved: the move need not be searched any more. */
    void prove(Line mate, int newDepth) {
        proved = true;
        pvLength = mate.length();
        for (int i = 0; i < pvLength; i++) {
            pv[i] = mate.move(i);
        }
        lineScore = Score.mateIn(pvLength);
        renew(newDepth);
    }

    /** Whether the mate solver has proved that the move mates. */
    boolean isProved() {
        return proved;
    }

    /** Notes the proved mate as if a search of this depth had found it. */
    void renew(int newDepth) {
        score = lineScore;
        bound = Bound.EXACT;
        depth = newDepth;
        selectiveDepth = Math.max(newDepth, pvLength);
    }

    /** The last score found, which {@link #score} forgets when other moves prove better. */
    int lineScore() {
        return lineScore;
    }

    PrincipalVariation principalVariation() {
        return new PrincipalVariation(Line.of(Arrays.copyOf(pv, pvLength)), lineScore, bound, depth, selectiveDepth);
    }
}

package sanmai.search.alphabeta;

import java.util.Arrays;
import sanmai.search.Bound;
import sanmai.search.Line;
import sanmai.search.PrincipalVariation;
import sanmai.search.Score;

/** A move in the position searched, and what is known about it. */
final class RootMove {
    final int move;

    /** By what moves are ordered: the score if it is known, else a number below all scores. */
    int score = -GameEndRules.INFINITE;

    /** How many nodes were spent on it. */
    long nodes;

    private final int[] line = new int[Node.MAX_PLY + 2];
    private int lineLength = 1;
    private int lineScore;
    private Bound bound = Bound.EXACT;
    private int depth;
    private int selectiveDepth;
    private boolean proved;

    /** A move of which nothing is known but a guess at its score. */
    RootMove(int move, int guess) {
        this.move = move;
        line[0] = move;
        lineScore = guess;
    }

    /** Notes what a search of this depth has found, the node after the move holding the replies. */
    void found(int newScore, Bound newBound, int newDepth, int newSelectiveDepth, Node next) {
        score = newScore;
        lineScore = newScore;
        bound = newBound;
        depth = newDepth;
        selectiveDepth = Math.max(newDepth, newSelectiveDepth);
        if (newBound != Bound.UPPER || lineLength == 1) {
            lineLength = 1 + Math.min(next.lineLength, line.length - 1);
            System.arraycopy(next.line, 0, line, 1, lineLength - 1);
        }
    }

    /** Notes a line that was found to mate in another way; the move need not be searched any more. */
    void prove(Line mate, int newDepth) {
        proved = true;
        lineLength = mate.length();
        for (int i = 0; i < lineLength; i++) {
            line[i] = mate.move(i);
        }
        lineScore = Score.mateIn(lineLength);
        renew(newDepth);
    }

    /** Whether the move mates, as is known without a search. */
    boolean isProved() {
        return proved;
    }

    /** Does as if a search of this depth had found the mate that is known. */
    void renew(int newDepth) {
        score = lineScore;
        bound = Bound.EXACT;
        depth = newDepth;
        selectiveDepth = Math.max(newDepth, lineLength);
    }

    /** The last score found, which {@link #score} forgets when other moves prove better. */
    int lineScore() {
        return lineScore;
    }

    int depth() {
        return depth;
    }

    /** The moves from the root on, in an array that is filled again. */
    int[] line() {
        return line;
    }

    int lineLength() {
        return lineLength;
    }

    PrincipalVariation variation() {
        return new PrincipalVariation(
                Line.of(Arrays.copyOf(line, lineLength)), lineScore, bound, depth, selectiveDepth);
    }
}

package sanmai.search.alphabeta.root;

import java.util.Arrays;
import sanmai.engine.Bound;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.SearchThread;
import sanmai.shogi.Line;
import sanmai.shogi.Move;

/**
 * A line of play that begins with a move of the root, and its score. It is filled again for every search of the move.
 */
final class RootLine {
    int score;
    Bound bound = Bound.EXACT;

    /** The depth of the search that found it, in plies; 0 if none has. */
    int depth;

    private int selectiveDepth;
    private int[] moves = new int[2]; // Few moves of a root ever get a longer line: the others are only refuted.
    private int length;

    /** A line of one move that was not searched yet, with a guess at its score. */
    RootLine(int move, int guess) {
        moves[0] = move;
        length = 1;
        score = guess;
    }

    /** Notes the score that a search of this depth has found. */
    void rate(int newScore, Bound newBound, int newDepth, int newSelectiveDepth) {
        score = newScore;
        bound = newBound;
        depth = newDepth;
        selectiveDepth = Math.max(newDepth, newSelectiveDepth);
    }

    /** Goes on after the first move with the line of the node after it. */
    void follow(Node child) {
        setLength(1 + child.pvLength);
        System.arraycopy(child.pv, 0, moves, 1, length - 1);
    }

    /** Goes on after the first move like another line. */
    void follow(RootLine other) {
        setLength(other.length);
        System.arraycopy(other.moves, 0, moves, 0, length);
    }

    /** Becomes this line. */
    void follow(Line line) {
        setLength(line.size());
        for (int i = 0; i < length; i++) {
            moves[i] = line.code(i);
        }
    }

    /** Makes room for a line of this length, or of all plies at once; the first move stays. */
    private void setLength(int newLength) {
        length = newLength;
        if (length > moves.length) {
            int first = moves[0];
            moves = new int[Math.max(Node.MAX_PLY + 2, length)];
            moves[0] = first;
        }
    }

    /** Begins an iteration with the line as the one to follow. */
    void startIteration(SearchThread thread, int newDepth) {
        thread.startIteration(newDepth, moves, length);
    }

    int length() {
        return length;
    }

    /** The move after the first one; {@link Move#NONE} if there is none. */
    int reply() {
        return length > 1 ? moves[1] : Move.NONE;
    }

    /** Whether the score is a bound that no deeper search takes back: one side mates, at least as fast as it says. */
    boolean isProvedByBound() {
        return bound == Bound.LOWER && score >= Score.MATE_IN_MAX
                || bound == Bound.UPPER && score <= -Score.MATE_IN_MAX;
    }

    /** The line with its score; one of a single move goes on with this reply, unless that is {@link Move#NONE}. */
    PrincipalVariation principalVariation(int reply) {
        Line line =
                length == 1 && reply != Move.NONE ? Line.of(moves[0], reply) : Line.of(Arrays.copyOf(moves, length));
        return new PrincipalVariation(line, score, bound, depth, selectiveDepth);
    }
}

package sanmai.search.alphabeta.root;

import sanmai.engine.Bound;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.SearchThread;
import sanmai.shogi.Line;
import sanmai.shogi.Move;

/**
 * A move of the root, and what is known about it: the last line, and the last one whose score is exact, so that a
 * search that is stopped between a fail high or low and its repetition need not end on a bound.
 */
public final class RootMove {
    final int move;

    /** What moves are ordered by: the score if it is known, else a number below all scores. */
    int score = -Node.INFINITE;

    /** The nodes spent on it. */
    long nodes;

    private final RootLine exact;
    private final RootLine bounded;
    private RootLine last; // one of the two
    private int reply = Move.NONE; // the last one found
    private boolean proved;

    /** A move that was not searched yet, with a guess at its score. */
    RootMove(int move, int guess) {
        this.move = move;
        exact = new RootLine(move, guess);
        bounded = new RootLine(move, guess);
        last = exact;
    }

    /**
     * Notes the score that a search has found.
     *
     * @param bound what kind of a bound the score is
     * @param thread the one that has searched: its first node after the root has the rest of the line
     */
    void found(int newScore, Bound bound, SearchThread thread) {
        score = newScore;
        RootLine line = bound == Bound.EXACT ? exact : bounded;
        if (bound != Bound.UPPER || last.length() == 1) {
            line.follow(thread.stack[1]);
        } else {
            line.follow(last); // A fail low has no line of its own.
        }
        line.rate(newScore, bound, thread.rootDepth, thread.selectiveDepth);
        last = line;
        reply = line.length() > 1 ? line.reply() : reply;
    }

    /** Notes a line that mates, which the mate solver has proved: the move need not be searched any more. */
    void prove(Line mate, int newDepth) {
        proved = true;
        exact.follow(mate);
        exact.rate(Score.mateIn(mate.size()), Bound.EXACT, newDepth, mate.size());
        last = exact;
        score = exact.score;
    }

    /** Begins an iteration with the last line as the one to follow. */
    void startIteration(SearchThread thread, int depth) {
        last.startIteration(thread, depth);
    }

    /** Whether the mate solver has proved that the move mates. */
    public boolean isProved() {
        return proved;
    }

    /** Notes the proved mate as if a search of this depth had found it. */
    void renew(int newDepth) {
        score = exact.score;
        exact.rate(exact.score, Bound.EXACT, newDepth, exact.length());
    }

    /** Whether a search has found a score. */
    boolean isSearched() {
        return last.depth > 0;
    }

    /** The last score found, which {@link #score} forgets when other moves prove better. */
    public int lineScore() {
        return last.score;
    }

    PrincipalVariation principalVariation() {
        return last.principalVariation(mateInOne(last) ? Move.NONE : reply);
    }

    /**
     * The line for the answer of a search that goes no further: its score is exact, from this depth or from the one
     * before. Only a move without such a score has its bound: one that has just failed high and was not the best before,
     * or that has failed in a helper thread that left out the depth before.
     */
    PrincipalVariation settled() {
        RootLine line = last.isProvedByBound() || exact.depth < last.depth - 1 ? last : exact;
        return line.principalVariation(mateInOne(line) ? Move.NONE : reply).asExact();
    }

    private static boolean mateInOne(RootLine line) {
        return line.score == Score.mateIn(1);
    }
}

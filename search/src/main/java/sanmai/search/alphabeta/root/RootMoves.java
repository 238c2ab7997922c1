package sanmai.search.alphabeta.root;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import sanmai.engine.PrincipalVariation;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Line;

/** The moves of the root, the best ones first, and which of them are searched. */
public final class RootMoves {
    private final RootMove[] moves;
    private final boolean complete;
    private int first;

    /**
     * Moves with the scores by which they are ordered at first.
     *
     * @param complete whether these are all legal moves
     */
    RootMoves(RootMove[] moves, boolean complete) {
        this.moves = moves;
        this.complete = complete;
        sort();
    }

    public int size() {
        return moves.length;
    }

    public RootMove get(int index) {
        return moves[index];
    }

    /** Whether all legal moves are among these. */
    boolean isComplete() {
        return complete;
    }

    /** The share of all nodes that were searched below the first move, from 0 to 1. */
    public double fractionOfFirst() {
        long all = Arrays.stream(moves).mapToLong(move -> move.nodes).sum();
        return (double) moves[0].nodes / Math.max(1, all);
    }

    /** Leaves out the moves before an index: the search is for the next best line (multi-PV). */
    void searchFrom(int index) {
        first = index;
    }

    /** The index of the first move that is searched. */
    int first() {
        return first;
    }

    /**
     * Begins an iteration: the moves that begin the last iteration's lines keep their places; the others are sorted by the
     * nodes spent on them. All scores but the first are of the last iteration, and must not beat a newer one.
     *
     * @param variations their number
     */
    void startIteration(int variations) {
        for (int i = first + 1; i < moves.length; i++) {
            moves[i].score = -Node.INFINITE;
        }
        sort(Math.max(first + 1, variations), moves.length, move -> move.nodes);
    }

    /** Sorts the moves that are searched, the best first; equally good ones stay in their order. */
    void sort() {
        sort(first, moves.length, move -> move.score);
    }

    /** Sorts the first moves among themselves, by the scores of their lines. */
    public void sortLines(int count) {
        sort(0, count, RootMove::lineScore);
    }

    /** Insertion sort: hardly a move changes its place from one iteration to the next. */
    private void sort(int from, int to, ToLongFunction<RootMove> value) {
        for (int i = from + 1; i < to; i++) {
            RootMove move = moves[i];
            long ofMove = value.applyAsLong(move);
            int at = i;
            for (; at > from && value.applyAsLong(moves[at - 1]) < ofMove; at--) {
                moves[at] = moves[at - 1];
            }
            moves[at] = move;
        }
    }

    /**
     * Makes a mate the line of its first move, which becomes the best one.
     *
     * @param depth the depth that the search has reached without it
     * @return whether the move is among these
     */
    public boolean prove(Line mate, int depth) {
        for (int i = 0; i < moves.length; i++) {
            RootMove move = moves[i];
            if (move.move == mate.firstCode()) {
                move.prove(mate, depth);
                System.arraycopy(moves, 0, moves, 1, i);
                moves[0] = move;
                return true;
            }
        }
        return false;
    }

    /** The lines of the first moves. */
    public List<PrincipalVariation> principalVariations(int count) {
        return Arrays.stream(moves)
                .limit(count)
                .map(RootMove::principalVariation)
                .toList();
    }

    /** The lines of the first moves that were searched, without bounds; if none was, the first move alone. */
    public List<PrincipalVariation> settled(int count) {
        Stream<RootMove> searched = Arrays.stream(moves).filter(RootMove::isSearched);
        List<PrincipalVariation> lines =
                searched.limit(count).map(RootMove::settled).toList();
        return lines.isEmpty() ? List.of(moves[0].settled()) : lines;
    }
}

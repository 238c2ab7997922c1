package sanmai.search.alphabeta;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import sanmai.search.Limits;
import sanmai.search.Line;
import sanmai.search.PrincipalVariation;
import sanmai.shogi.MoveList;

/** The moves of the root, the best ones first. */
final class RootMoves {
    private final RootMove[] moves;
    private final boolean complete;

    private RootMoves(RootMove[] moves, boolean complete) {
        this.moves = moves;
        this.complete = complete;
    }

    /**
     * The legal moves of a search's position that the limits allow; all of them if none of the allowed ones is legal. They
     * are ordered by static exchange evaluation.
     */
    static RootMoves of(Limits limits, RootSearch search) {
        MoveList legal = search.legalMoves();
        MoveList allowed = allowed(limits, legal);
        int evaluation = search.evaluation();
        RootMove[] moves = new RootMove[allowed.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = new RootMove(allowed.get(i), evaluation);
            moves[i].score = search.exchangeValue(moves[i].move);
        }
        RootMoves found = new RootMoves(moves, moves.length == legal.size());
        found.sort(0);
        return found;
    }

    private static MoveList allowed(Limits limits, MoveList legal) {
        MoveList allowed = new MoveList();
        for (int i = 0; i < legal.size(); i++) {
            if (limits.allows(legal.get(i))) {
                allowed.add(legal.get(i));
            }
        }
        return allowed.size() > 0 ? allowed : legal;
    }

    int size() {
        return moves.length;
    }

    RootMove get(int index) {
        return moves[index];
    }

    /** Whether all legal moves are among these. */
    boolean isComplete() {
        return complete;
    }

    /** The share of all nodes that were searched below the first move, from 0 to 1. */
    double fractionOfFirst() {
        long all = Arrays.stream(moves).mapToLong(move -> move.nodes).sum();
        return (double) moves[0].nodes / Math.max(1, all);
    }

    /** Sorts the moves from an index on, the best first; equally good ones stay in their order. */
    void sort(int from) {
        sort(from, moves.length, move -> move.score);
    }

    /** Sorts the first moves among themselves, by the scores of their lines. */
    void sortLines(int count) {
        sort(0, count, RootMove::lineScore);
    }

    /** Insertion sort: hardly a move changes its place from one iteration to the next. */
    private void sort(int from, int to, ToIntFunction<RootMove> score) {
        for (int i = from + 1; i < to; i++) {
            RootMove move = moves[i];
            int ofMove = score.applyAsInt(move);
            int at = i;
            for (; at > from && score.applyAsInt(moves[at - 1]) < ofMove; at--) {
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
    boolean prove(Line mate, int depth) {
        for (int i = 0; i < moves.length; i++) {
            RootMove move = moves[i];
            if (move.move == mate.first()) {
                move.prove(mate, depth);
                System.arraycopy(moves, 0, moves, 1, i);
                moves[0] = move;
                return true;
            }
        }
        return false;
    }

    /** The lines of the first moves. */
    ImmutableList<PrincipalVariation> principalVariations(int count) {
        return Arrays.stream(moves)
                .limit(count)
                .map(RootMove::principalVariation)
                .collect(ImmutableList.toImmutableList());
    }

    /** The lines of the first moves that were searched, without bounds; if none was, the first move alone. */
    ImmutableList<PrincipalVariation> settled(int count) {
        Stream<RootMove> searched = Arrays.stream(moves).filter(RootMove::isSearched);
        ImmutableList<PrincipalVariation> lines =
                searched.limit(count).map(RootMove::settled).collect(ImmutableList.toImmutableList());
        return lines.isEmpty() ? ImmutableList.of(moves[0].settled()) : lines;
    }
}

package sanmai.search.alphabeta;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sanmai.movegen.LegalMoves;
import sanmai.search.Limits;
import sanmai.search.Line;
import sanmai.search.PrincipalVariation;
import sanmai.shogi.MoveList;

/** The moves of the root, the best ones first. */
final class RootMoves {
    private static final Comparator<RootMove> BEST_FIRST = Comparator.comparingInt(move -> -move.score);
    private static final Comparator<RootMove> BEST_LINE_FIRST = Comparator.comparingInt(move -> -move.lineScore());

    private final List<RootMove> moves;
    private final boolean complete;

    private RootMoves(List<RootMove> moves, boolean complete) {
        this.moves = moves;
        this.complete = complete;
    }

    /**
     * The legal moves of a search's position that the limits allow; all of them if none of the allowed ones is legal. They
     * are ordered by static exchange evaluation.
     */
    static RootMoves of(Limits limits, RootSearch search) {
        MoveList list = new MoveList();
        new LegalMoves().generate(search.position(), list);
        boolean anyAllowed = list.stream().anyMatch(limits::allows);
        int evaluation = search.evaluation();
        List<RootMove> moves = new ArrayList<>();
        list.stream().filter(move -> !anyAllowed || limits.allows(move)).forEach(move -> {
            RootMove root = new RootMove(move, evaluation);
            root.score = search.exchangeValue(move);
            moves.add(root);
        });
        RootMoves found = new RootMoves(moves, moves.size() == list.size());
        found.sort(0);
        return found;
    }

    int size() {
        return moves.size();
    }

    RootMove get(int index) {
        return moves.get(index);
    }

    /** Whether all legal moves are among these. */
    boolean isComplete() {
        return complete;
    }

    /** The share of all nodes that were searched below the first move, from 0 to 1. */
    double fractionOfFirst() {
        long all = moves.stream().mapToLong(move -> move.nodes).sum();
        return (double) moves.get(0).nodes / Math.max(1, all);
    }

    /** Sorts the moves from an index on, the best first; equally good ones stay in their order. */
    void sort(int from) {
        moves.subList(from, moves.size()).sort(BEST_FIRST);
    }

    /**
     * Makes a mate the line of its first move, which becomes the best one.
     *
     * @param depth the depth that the search has reached without it
     * @return whether the move is among these
     */
    boolean prove(Line mate, int depth) {
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i).move == mate.first()) {
                moves.get(i).prove(mate, depth);
                moves.add(0, moves.remove(i));
                return true;
            }
        }
        return false;
    }

    /** Sorts the first moves among themselves, by the scores of their lines. */
    void sortLines(int count) {
        moves.subList(0, count).sort(BEST_LINE_FIRST);
    }

    /** The lines of the first moves. */
    ImmutableList<PrincipalVariation> principalVariations(int count) {
        return moves.stream().limit(count).map(RootMove::principalVariation).collect(ImmutableList.toImmutableList());
    }

    /** The lines of the first moves that were searched, without bounds; if none was, the first move alone. */
    ImmutableList<PrincipalVariation> settled(int count) {
        ImmutableList<PrincipalVariation> searched = moves.stream()
                .filter(RootMove::isSearched)
                .limit(count)
                .map(RootMove::settled)
                .collect(ImmutableList.toImmutableList());
        return searched.isEmpty() ? ImmutableList.of(moves.get(0).settled()) : searched;
    }
}

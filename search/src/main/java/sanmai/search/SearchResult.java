package sanmai.search;

import com.google.common.collect.ImmutableList;
import sanmai.shogi.Move;

/**
 * What a search has found.
 *
 * @param principalVariations the best moves, each with its line, the best one first; empty if there is no legal move, or if the
 *     game is won without one
 * @param declaresWin whether the side to move claims the game instead of moving
 * @param nodes how many moves have been made
 * @param nanos how long it took
 * @param hashFull how much of the memory is in use, in thousandths
 */
public record SearchResult(
        ImmutableList<PrincipalVariation> principalVariations,
        boolean declaresWin,
        long nodes,
        long nanos,
        int hashFull) {
    /** The side to move has no legal move. */
    public static SearchResult mated(long nanos) {
        return new SearchResult(ImmutableList.of(), false, 0, nanos, 0);
    }

    /** The side to move claims the game. */
    public static SearchResult declaration(long nanos) {
        return new SearchResult(ImmutableList.of(), true, 0, nanos, 0);
    }

    /** One variation. */
    public static SearchResult of(PrincipalVariation variation, long nodes, long nanos) {
        return new SearchResult(ImmutableList.of(variation), false, nodes, nanos, 0);
    }

    /** Whether there is a move to play. */
    public boolean hasMove() {
        return !principalVariations.isEmpty();
    }

    /** The move to play; {@link Move#NONE} if there is no legal one. */
    public int bestMove() {
        return hasMove() ? best().line().first() : Move.NONE;
    }

    /** The best variation. There must be {@linkplain #hasMove one}. */
    public PrincipalVariation best() {
        return principalVariations.get(0);
    }

    /** What the position is worth for the side to move, see {@link Score}. */
    public int score() {
        if (declaresWin) {
            return Score.mateIn(0);
        }
        return hasMove() ? best().score() : Score.matedIn(0);
    }
}

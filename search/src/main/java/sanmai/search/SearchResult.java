package sanmai.search;

import java.util.List;
import sanmai.engine.Bound;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;

/**
 * The result of a search.
 *
 * @param principalVariations the principal variations, the best one first; empty if there is no legal move, or if the side
 *     to move declares a win
 * @param declaresWin whether the side to move declares a win instead of moving (nyugyoku)
 * @param nodes the number of moves made
 * @param nanos the time taken, in nanoseconds
 * @param hashFull the part of the hash table that is in use, in thousandths
 */
public record SearchResult(
        List<PrincipalVariation> principalVariations, boolean declaresWin, long nodes, long nanos, int hashFull) {
    /** Copies the list. */
    public SearchResult {
        principalVariations = List.copyOf(principalVariations);
    }

    /** The result if the side to move has no legal move. */
    public static SearchResult mated(long nanos) {
        return new SearchResult(List.of(), false, 0, nanos, 0);
    }

    /** The result if the side to move declares a win. */
    public static SearchResult declaration(long nanos) {
        return new SearchResult(List.of(), true, 0, nanos, 0);
    }

    /** A legal move that was not searched, if there is one: the answer if nothing was searched. */
    public static SearchResult anyMove(SearchRequest request, long nanos) {
        MoveList moves = LegalMoves.of(request.position());
        if (moves.size() == 0) {
            return mated(nanos);
        }
        int move = moves.stream().filter(request.limits()::allows).findFirst().orElse(moves.get(0));
        return of(PrincipalVariation.unsearched(move), 0, nanos);
    }

    /** A result of one principal variation. */
    public static SearchResult of(PrincipalVariation variation, long nodes, long nanos) {
        return new SearchResult(List.of(variation), false, nodes, nanos, 0);
    }

    /** Whether there is a move to play. */
    public boolean hasMove() {
        return !principalVariations.isEmpty();
    }

    /** The move to play; {@link Move#NONE} if there is no legal one. */
    public int bestMove() {
        return hasMove() ? best().line().firstCode() : Move.NONE;
    }

    /** The best principal variation, of a result that {@linkplain #hasMove has a move}. */
    public PrincipalVariation best() {
        return principalVariations.get(0);
    }

    /** Whether all principal variations have exact scores. */
    public boolean isExact() {
        return principalVariations.stream().allMatch(variation -> variation.bound() == Bound.EXACT);
    }

    /** Whether there is a move to play that was searched, so that its score means something. */
    public boolean isSearched() {
        return hasMove() && best().isSearched();
    }

    /** Whether the score means something: the move was searched, or the game is over. */
    public boolean hasScore() {
        return !hasMove() || best().isSearched();
    }

    /** The score for the side to move, see {@link Score}. */
    public int score() {
        if (declaresWin) {
            return Score.mateIn(0);
        }
        return hasMove() ? best().score() : Score.matedIn(0);
    }
}

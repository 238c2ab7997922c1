package sanmai.search.skill;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Chooses among moves by their scores: the less a move loses against the best one, the more often it is played, and beyond a
 * margin never. A forced mate is played, and no move into one if there is another.
 */
public final class MoveChoice {
    private final int margin;
    private final SplittableRandom random;

    /** With a margin in centipawns. */
    public MoveChoice(int margin, SplittableRandom random) {
        this.margin = margin;
        this.random = random;
    }

    /** The chosen one of variations that begin with the best. */
    public PrincipalVariation among(List<PrincipalVariation> variations) {
        PrincipalVariation best = variations.get(0);
        List<PrincipalVariation> good = variations.stream()
                .filter(variation -> variation == best || weight(best, variation) > 0)
                .toList();
        int all = good.stream().mapToInt(variation -> weight(best, variation)).sum();
        int at = random.nextInt(Math.max(1, all));
        for (PrincipalVariation variation : good) {
            at -= weight(best, variation);
            if (at < 0) {
                return variation;
            }
        }
        return best;
    }

    /**
     * Any legal move.
     *
     * @return {@link Move#NONE} if there is none
     */
    public static int any(Position position, SplittableRandom random) {
        return any(legalMoves(position, move -> true), random);
    }

    static int any(int[] moves, SplittableRandom random) {
        return moves.length == 0 ? Move.NONE : moves[random.nextInt(moves.length)];
    }

    /** The legal moves of a position that are allowed. */
    static int[] legalMoves(Position position, IntPredicate allowed) {
        return LegalMoves.of(position).stream().filter(allowed).toArray();
    }

    /** How often a move is played, compared with others; 0 for never. */
    private int weight(PrincipalVariation best, PrincipalVariation other) {
        if (other == best) {
            return margin + 1;
        }
        boolean isComparable =
                other.isSearched() && best.isSearched() && !Score.isMate(best.score()) && !Score.isMate(other.score());
        return isComparable ? Math.max(0, margin + 1 - Math.max(0, best.score() - other.score())) : 0;
    }
}

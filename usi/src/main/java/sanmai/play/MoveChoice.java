package sanmai.play;

import java.util.List;
import java.util.SplittableRandom;
import sanmai.search.PrincipalVariation;
import sanmai.search.Score;

/**
 * Chooses among moves by their scores: the less a move loses against the best one, the more often it is played, and beyond a
 * margin never. A forced mate is played, and no move into one if there is another.
 */
final class MoveChoice {
    private final int margin;
    private final SplittableRandom random;

    /** With a margin in centipawns. */
    MoveChoice(int margin, SplittableRandom random) {
        this.margin = margin;
        this.random = random;
    }

    /** The chosen one of variations that begin with the best. */
    PrincipalVariation among(List<PrincipalVariation> variations) {
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

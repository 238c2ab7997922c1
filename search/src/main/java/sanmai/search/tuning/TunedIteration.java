package sanmai.search.tuning;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * The games of an iteration.
 *
 * @param number the iteration, from 1
 * @param won the games that the values plus the moves won
 * @param drawn the games drawn
 * @param lost the games that the values minus the moves won
 */
public record TunedIteration(int number, int won, int drawn, int lost) {
    /** Checks the numbers. */
    public TunedIteration {
        boolean isCount = won >= 0 && drawn >= 0 && lost >= 0 && (long) won + drawn + lost <= Integer.MAX_VALUE;
        checkArgument(number >= 1 && isCount, "not the games of an iteration");
    }

    /** The number of games. */
    public int games() {
        return won + drawn + lost;
    }

    int difference() {
        return won - lost;
    }
}

package sanmai.search.match;

import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * The score of a match for the first player, with its error taken from the pentanomial distribution: that of the five
 * results of a pair of games, 0 to 4 half points.
 *
 * @param won the number of games won
 * @param drawn the number of games drawn
 * @param lost the number of games lost
 * @param pairs the number of pairs with 0, 1, 2, 3 and 4 half points for the first player
 */
public record MatchScore(int won, int drawn, int lost, List<Integer> pairs) {
    /** The number of possible results of a pair. */
    static final int PAIR_RESULTS = 5;

    /** The score before the first game. */
    public static final MatchScore NONE = new MatchScore(0, 0, 0, Collections.nCopies(PAIR_RESULTS, 0));

    /** This number of standard errors on either side is the 95% confidence interval. */
    private static final double STANDARD_ERRORS = 1.96;

    /** Each result of a pair counts this much more in the error (Jeffreys prior): few pairs, or equal ones, tell little. */
    private static final double PRIOR_COUNT = 0.5;

    /** Copies the numbers. */
    public MatchScore {
        pairs = ImmutableIntArray.copyOf(pairs).asList();
    }

    /** The score after another pair. */
    public MatchScore plus(GamePair pair) {
        int[] more = Ints.toArray(pairs);
        more[pair.halves()]++;
        return new MatchScore(
                won + count(pair, Outcome.WON),
                drawn + count(pair, Outcome.DRAWN),
                lost + count(pair, Outcome.LOST),
                Ints.asList(more));
    }

    private static int count(GamePair pair, Outcome outcome) {
        return (pair.asBlack() == outcome ? 1 : 0) + (pair.asWhite() == outcome ? 1 : 0);
    }

    /** The number of pairs played. */
    public int playedPairs() {
        return pairs.stream().mapToInt(Integer::intValue).sum();
    }

    /** The share of the points in a pair with this number of half points. */
    static double share(int halves) {
        return halves / (PAIR_RESULTS - 1.0);
    }

    /** The share of the points of all pairs, from 0 to 1. */
    public double share() {
        double sum = 0;
        for (int halves = 0; halves < PAIR_RESULTS; halves++) {
            sum += pairs.get(halves) * share(halves);
        }
        return sum / playedPairs();
    }

    /**
     * Half of the 95% confidence interval of the share, if its expected value is {@code mean}. It is computed from pairs and
     * not from games, since the games of a pair depend on each other: an opening that is good for one colour gives a point
     * to each player. Infinite before the first pair.
     */
    public double error(double mean) {
        double squares = 0;
        double counts = 0;
        for (int halves = 0; halves < PAIR_RESULTS; halves++) {
            double count = pairs.get(halves) + PRIOR_COUNT;
            squares += count * Math.pow(share(halves) - mean, 2);
            counts += count;
        }
        return STANDARD_ERRORS * Math.sqrt(squares / counts / playedPairs());
    }

    /** The difference in Elo of which a share of the points is the expected score; infinite for all points or none. */
    public static double elo(double share) {
        return -400 * Math.log10(1 / share - 1);
    }

    /** The expected score, as a share of the points, of a difference in Elo: 1 / (1 + 10^(-elo / 400)). */
    public static double expectedScore(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /** As {@code +60 =3 -37  Elo +81 [+17, +149]}, with the 95% confidence interval. */
    @Override
    public String toString() {
        String games = "+" + won + " =" + drawn + " -" + lost;
        if (playedPairs() == 0) {
            return games;
        }
        double error = error(share());
        return games + "  Elo " + text(share()) + " [" + text(Math.max(0, share() - error)) + ", "
                + text(Math.min(1, share() + error)) + "]";
    }

    private static String text(double share) {
        double elo = elo(share);
        if (Double.isInfinite(elo)) {
            return elo > 0 ? "+inf" : "-inf";
        }
        return String.format(Locale.ROOT, "%+d", Math.round(elo));
    }
}

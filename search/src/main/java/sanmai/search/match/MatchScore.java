package sanmai.search.match;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Locale;

/**
 * How a match stands for the first player.
 *
 * @param won games
 * @param drawn games
 * @param lost games
 * @param pairs how many pairs gave the first player 0, 1, 2, 3 and 4 half points
 */
public record MatchScore(int won, int drawn, int lost, ImmutableIntArray pairs) {
    /** How many half points there may be of a pair, 0 included. */
    static final int KINDS = 5;

    /** Nothing has been played. */
    public static final MatchScore NOTHING = new MatchScore(0, 0, 0, ImmutableIntArray.copyOf(new int[KINDS]));

    /** Two errors on either side hold the truth 19 times out of 20. */
    private static final double ERRORS = 1.96;

    /** The standing after another pair. */
    public MatchScore plus(GamePair pair) {
        int[] more = pairs.toArray();
        more[pair.halves()]++;
        return new MatchScore(
                won + count(pair, Outcome.WON),
                drawn + count(pair, Outcome.DRAWN),
                lost + count(pair, Outcome.LOST),
                ImmutableIntArray.copyOf(more));
    }

    private static int count(GamePair pair, Outcome outcome) {
        return (pair.asBlack() == outcome ? 1 : 0) + (pair.asWhite() == outcome ? 1 : 0);
    }

    /** How many pairs have been played. */
    public int playedPairs() {
        return pairs.stream().sum();
    }

    /** The share of the points that a pair gave which gave so many half points. */
    static double share(int halves) {
        return halves / (KINDS - 1.0);
    }

    /** The share of the points, from 0 to 1. */
    public double share() {
        double sum = 0;
        for (int halves = 0; halves < KINDS; halves++) {
            sum += pairs.get(halves) * share(halves);
        }
        return sum / playedPairs();
    }

    /**
     * How far the share may be off. It is taken from pairs and not from games, since the games of a pair depend on each
     * other: an opening that is good for one colour gives a point to each player.
     */
    private double error() {
        double mean = share();
        double squares = 0;
        for (int halves = 0; halves < KINDS; halves++) {
            squares += pairs.get(halves) * Math.pow(share(halves) - mean, 2);
        }
        return ERRORS * Math.sqrt(squares) / playedPairs();
    }

    /** The difference in strength, in Elo, that makes a share of the points probable; infinite for all points or none. */
    public static double elo(double share) {
        return -400 * Math.log10(1 / share - 1);
    }

    /** The share of the points that a difference in strength, in Elo, makes probable. */
    public static double shareOf(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /** As {@code +60 =3 -37  Elo +81 [+17, +149]}; the interval holds the truth 19 times out of 20. */
    @Override
    public String toString() {
        String games = "+" + won + " =" + drawn + " -" + lost;
        if (playedPairs() == 0) {
            return games;
        }
        return games + "  Elo " + text(share()) + " [" + text(Math.max(0, share() - error())) + ", "
                + text(Math.min(1, share() + error())) + "]";
    }

    private static String text(double share) {
        double elo = elo(share);
        if (Double.isInfinite(elo)) {
            return elo > 0 ? "+inf" : "-inf";
        }
        return String.format(Locale.ROOT, "%+d", Math.round(elo));
    }
}

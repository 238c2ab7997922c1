package sanmai.search.match;

import java.util.Arrays;
import java.util.Locale;

/**
 * A sequential test of how strong the first player of a match is: as soon as the pairs played speak clearly for one of two
 * differences in strength and against the other, the match can end.
 *
 * <p>The test is the generalized sequential probability ratio test (Li, Liu, Ying, <i>Generalized Sequential Probability
 * Ratio Test for Separate Families of Hypotheses</i>, 2014) on what pairs of games bring, 0 to 4 half points: under each
 * hypothesis the frequencies of the five are the likeliest that have the expected mean. How to find these is shown by
 * Van den Bergh (<i>Maximum likelihood estimation of a multinomial distribution with given expectation</i>, the method of
 * Stockfish's testing framework).
 *
 * @param elo0 the difference, in Elo, to be rejected if the player is better
 * @param elo1 the difference to be rejected if it is not; greater than the other
 */
public record Sprt(double elo0, double elo1) {
    /** How often each hypothesis is rejected although it is true. */
    private static final double ERROR = 0.05;

    /** The test ends when the logarithm of the likelihood ratio is so far from 0. */
    public static final double BOUND = Math.log((1 - ERROR) / ERROR);

    /** What never happened is taken for very rare, since nothing is impossible. */
    private static final double HARDLY_EVER = 1e-3;

    private static final int HALVINGS = 100;

    /** Checks that there is something to decide. */
    public Sprt {
        if (!(elo0 < elo1) || Math.abs(elo0) > 1000 || Math.abs(elo1) > 1000) {
            throw new IllegalArgumentException("the first difference must be less than the second, both within 1000");
        }
    }

    /** The logarithm of how much likelier the pairs are with the second difference than with the first. */
    public double logRatio(MatchScore standing) {
        if (standing.playedPairs() == 0) {
            return 0;
        }
        double[] counts = standing.pairs().stream()
                .mapToDouble(n -> Math.max(n, HARDLY_EVER))
                .toArray();
        double total = Arrays.stream(counts).sum();
        double[] seen = Arrays.stream(counts).map(n -> n / total).toArray();
        double[] rejected = likeliest(seen, MatchScore.shareOf(elo0));
        double[] accepted = likeliest(seen, MatchScore.shareOf(elo1));
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * Math.log(accepted[i] / rejected[i]);
        }
        return sum;
    }

    /**
     * The frequencies with this mean that make what was seen likeliest. They are the seen ones, each divided by
     * 1 + t (its share - mean), with the t that gives the mean; it is found by halving, as the mean falls with t.
     */
    static double[] likeliest(double[] seen, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int i = 0; i < HALVINGS; i++) {
            double t = (low + high) / 2;
            double off = 0;
            for (int halves = 0; halves < seen.length; halves++) {
                double from = MatchScore.share(halves) - mean;
                off += seen[halves] * from / (1 + t * from);
            }
            if (off > 0) {
                low = t;
            } else {
                high = t;
            }
        }
        double[] frequencies = new double[seen.length];
        for (int halves = 0; halves < seen.length; halves++) {
            frequencies[halves] = seen[halves] / (1 + (low + high) / 2 * (MatchScore.share(halves) - mean));
        }
        return frequencies;
    }

    /** Whether the match can end. */
    public boolean isDecided(MatchScore standing) {
        return Math.abs(logRatio(standing)) >= BOUND;
    }

    /** What the pairs say, as {@code LLR 1.20 [-2.94, 2.94] undecided}. */
    public String verdict(MatchScore standing) {
        double ratio = logRatio(standing);
        String verdict = Math.abs(ratio) < BOUND ? "undecided" : "Elo " + text(ratio > 0 ? elo1 : elo0) + " accepted";
        return String.format(Locale.ROOT, "LLR %.2f [%.2f, %.2f] %s", ratio, -BOUND, BOUND, verdict);
    }

    private static String text(double elo) {
        return elo == Math.rint(elo) ? Long.toString((long) elo) : Double.toString(elo);
    }
}

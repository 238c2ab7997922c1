package sanmai.search.match;

import java.util.Arrays;
import java.util.Locale;

/**
 * SPRT: a sequential test between two hypotheses about the difference of two players in Elo. The match can end as soon
 * as its score decides for one of them.
 *
 * <p>It is the generalized sequential probability ratio test (Li, Liu, Ying, <i>Generalized Sequential Probability Ratio
 * Test for Separate Families of Hypotheses</i>, 2014) on the pentanomial distribution of pairs of games: under each
 * hypothesis the probabilities of the five results are the maximum likelihood estimate with the expected mean. How to find
 * it is shown by Van den Bergh (<i>Maximum likelihood estimation of a multinomial distribution with given expectation</i>,
 * the method of Stockfish's testing framework).
 *
 * @param elo0 the difference of the first hypothesis, which is accepted if the player is not better
 * @param elo1 the difference of the second hypothesis, which is accepted if it is; greater than the first
 */
public record Sprt(double elo0, double elo1) {
    /** The error rate of both kinds (alpha and beta): a hypothesis is rejected although it is true. */
    private static final double ERROR_RATE = 0.05;

    /** The test ends when the log-likelihood ratio reaches this value or its negative. */
    public static final double BOUND = Math.log((1 - ERROR_RATE) / ERROR_RATE);

    /** The least count of a result: one that never occurred is taken for very rare, not impossible. */
    private static final double MIN_COUNT = 1e-3;

    /** The number of bisections that find the estimate. */
    private static final int BISECTIONS = 100;

    /** Checks the order and range of the differences. */
    public Sprt {
        if (!(elo0 < elo1) || Math.abs(elo0) > 1000 || Math.abs(elo1) > 1000) {
            throw new IllegalArgumentException(
                    "the first difference must be less than the second, and both must be between -1000 and 1000");
        }
    }

    /** The log-likelihood ratio: positive if the pairs are likelier with the second difference than with the first. */
    public double logLikelihoodRatio(MatchScore score) {
        if (score.playedPairs() == 0) {
            return 0;
        }
        double[] counts =
                score.pairs().stream().mapToDouble(n -> Math.max(n, MIN_COUNT)).toArray();
        double total = Arrays.stream(counts).sum();
        double[] observed = Arrays.stream(counts).map(n -> n / total).toArray();
        double[] p0 = maximumLikelihood(observed, MatchScore.expectedScore(elo0));
        double[] p1 = maximumLikelihood(observed, MatchScore.expectedScore(elo1));
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * Math.log(p1[i] / p0[i]);
        }
        return sum;
    }

    /**
     * The maximum likelihood estimate of the probabilities, given the observed frequencies and the mean: each frequency is
     * divided by 1 + t (share - mean), with the t that gives the mean. It is found by bisection, as the mean falls with t.
     */
    static double[] maximumLikelihood(double[] observed, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int i = 0; i < BISECTIONS; i++) {
            double t = (low + high) / 2;
            double mismatch = 0;
            for (int halves = 0; halves < observed.length; halves++) {
                double distance = MatchScore.share(halves) - mean;
                mismatch += observed[halves] * distance / (1 + t * distance);
            }
            if (mismatch > 0) {
                low = t;
            } else {
                high = t;
            }
        }
        double[] probabilities = new double[observed.length];
        for (int halves = 0; halves < observed.length; halves++) {
            probabilities[halves] = observed[halves] / (1 + (low + high) / 2 * (MatchScore.share(halves) - mean));
        }
        return probabilities;
    }

    /** Whether the match can end. */
    public boolean isDecided(MatchScore score) {
        return Math.abs(logLikelihoodRatio(score)) >= BOUND;
    }

    /** The result so far, as {@code LLR 1.20 [-2.94, 2.94] undecided}. */
    public String verdict(MatchScore score) {
        double ratio = logLikelihoodRatio(score);
        String verdict = Math.abs(ratio) < BOUND ? "undecided" : "Elo " + text(ratio > 0 ? elo1 : elo0) + " accepted";
        return String.format(Locale.ROOT, "LLR %.2f [%.2f, %.2f] %s", ratio, -BOUND, BOUND, verdict);
    }

    private static String text(double elo) {
        return elo == Math.rint(elo) ? Long.toString((long) elo) : Double.toString(elo);
    }
}

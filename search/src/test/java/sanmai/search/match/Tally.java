package sanmai.search.match;

import java.util.Locale;

/** Games won, drawn and lost, from the view of the first player. */
record Tally(int won, int drawn, int lost) {
    static final Tally NOTHING = new Tally(0, 0, 0);

    /** Two errors on either side hold the truth 19 times out of 20. */
    private static final double ERRORS = 1.96;

    Tally plus(Tally other) {
        return new Tally(won + other.won, drawn + other.drawn, lost + other.lost);
    }

    Tally reversed() {
        return new Tally(lost, drawn, won);
    }

    int games() {
        return won + drawn + lost;
    }

    /** The share of the points, from 0 to 1. */
    double share() {
        return (won + drawn / 2.0) / games();
    }

    /** How far the share may be off. */
    private double error() {
        double mean = share();
        double variance = (won * square(1 - mean) + drawn * square(0.5 - mean) + lost * square(mean)) / games();
        return ERRORS * Math.sqrt(variance / games());
    }

    private static double square(double x) {
        return x * x;
    }

    /** The difference in strength that makes a share probable; infinite for all points or none. */
    static double elo(double share) {
        return -400 * Math.log10(1 / share - 1);
    }

    @Override
    public String toString() {
        double low = elo(Math.max(0, share() - error()));
        double high = elo(Math.min(1, share() + error()));
        return String.format(
                Locale.ROOT, "+%d =%d -%d  Elo %+.0f [%+.0f, %+.0f]", won, drawn, lost, elo(share()), low, high);
    }
}

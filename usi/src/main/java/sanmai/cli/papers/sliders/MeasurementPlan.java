package sanmai.cli.papers.sliders;

import java.util.Locale;

/** The times of the measurement in a fork: CPU time of the measuring thread; the compiler has threads of its own. */
public enum MeasurementPlan {
    /** A quarter of a minute for each fork, or less. */
    FULL(900, 9, 120),

    /** A few seconds for each fork. Sometimes code is measured before the JIT compiler has compiled it. */
    QUICK(300, 5, 25);

    private final int warmUpMillis;
    private final int rounds;
    private final int roundMillis;

    MeasurementPlan(int warmUpMillis, int rounds, int roundMillis) {
        this.warmUpMillis = warmUpMillis;
        this.rounds = rounds;
        this.roundMillis = roundMillis;
    }

    /** The plan of a text. */
    static MeasurementPlan of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }

    /** The warm-up of each kind of query, in ms. */
    int warmUpMillis() {
        return warmUpMillis;
    }

    /** The number of rounds; the median counts. */
    int rounds() {
        return rounds;
    }

    /** The approximate length of a round, in ms. */
    int roundMillis() {
        return roundMillis;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

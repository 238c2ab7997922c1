package sanmai.experiment.sliders;

import java.util.Locale;

/** How long a fork measures. All times are CPU time of the measuring thread; the compiler has threads of its own. */
public enum MeasurementPlan {
    /** A quarter of a minute for each fork, or less. */
    FULL(900, 9, 120),

    /** A few seconds for each fork. What is compiled late is missed now and then. */
    QUICK(300, 5, 25);

    private final int warmUpMillis;
    private final int rounds;
    private final int roundMillis;

    MeasurementPlan(int warmUpMillis, int rounds, int roundMillis) {
        this.warmUpMillis = warmUpMillis;
        this.rounds = rounds;
        this.roundMillis = roundMillis;
    }

    /** How long each kind of question is asked before it counts. */
    int warmUpMillis() {
        return warmUpMillis;
    }

    /** How many times it is measured then; the median counts. */
    int rounds() {
        return rounds;
    }

    /** How long a round lasts, about. */
    int roundMillis() {
        return roundMillis;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

package sanmai.movegen.perft;

import java.util.List;

/** Medians of measurements. */
final class Medians {
    private Medians() {}

    /** The median; of an even number of values the greater of the two in the middle. */
    static double of(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }
}

package sanmai.movegen.perft;

import java.util.List;

/** The middle one of some figures. */
final class Medians {
    private Medians() {}

    /** The median; of an even number of values the greater of the two in the middle. */
    static double of(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }
}

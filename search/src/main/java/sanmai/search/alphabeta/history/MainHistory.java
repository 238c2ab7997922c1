package sanmai.search.alphabeta.history;

import java.util.Arrays;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;

/**
 * The history heuristic (Schaeffer, The History Heuristic, 1983): how well quiet moves have done, by their {@link Butterfly}
 * number.
 */
final class MainHistory {
    /** The greatest absolute value of a score. */
    static final int LIMIT = 7183;

    static final long BYTES = (long) Butterfly.COUNT * Short.BYTES;

    private static final int START = 68;

    private final short[] scores = new short[Butterfly.COUNT];
    private final boolean learns;

    MainHistory(Features features) {
        learns = features.has(Feature.HISTORY_HEURISTIC);
    }

    void clear() {
        Arrays.fill(scores, (short) START);
    }

    int score(int butterfly) {
        return scores[butterfly];
    }

    void add(int bonus, int butterfly) {
        if (learns) {
            Gravity.add(bonus, scores, butterfly, LIMIT);
        }
    }
}

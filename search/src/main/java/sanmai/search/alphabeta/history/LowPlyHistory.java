package sanmai.search.alphabeta.history;

import java.util.Arrays;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;

/** A main history for each of the first plies of a search, which forgets it at the next search. */
final class LowPlyHistory {
    static final int PLIES = 5;

    static final long BYTES = PLIES * MainHistory.BYTES;

    private static final int START = 98;

    private final short[] scores = new short[PLIES * Butterfly.COUNT];
    private final boolean learns;

    LowPlyHistory(Features features) {
        learns = features.has(Feature.LOW_PLY_HISTORY);
    }

    void clear() {
        Arrays.fill(scores, (short) START);
    }

    /** The score of a move at a ply below {@value #PLIES}. */
    int score(int ply, int butterfly) {
        return scores[ply * Butterfly.COUNT + butterfly];
    }

    /** Gives a move a bonus; from ply {@value #PLIES} on nothing is learnt. */
    void add(int bonus, int ply, int butterfly) {
        if (learns && ply < PLIES) {
            Gravity.add(bonus, scores, ply * Butterfly.COUNT + butterfly, MainHistory.LIMIT);
        }
    }
}

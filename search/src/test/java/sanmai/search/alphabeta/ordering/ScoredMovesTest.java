package sanmai.search.alphabeta.ordering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.shogi.Move;

/** Against lists. */
class ScoredMovesTest {
    private static final long SEED = Long.getLong("test.seed", 20260110);
    private static final int LISTS = 2_000;

    /** Few different scores, so that many are equal. */
    private static final int SCORES = 30;

    private record Entry(int move, int score) {}

    private final MovePicker.ScoredMoves moves = new MovePicker.ScoredMoves();
    private final List<Entry> entries = new ArrayList<>();
    private SplittableRandom random;

    @BeforeEach
    void begin() {
        random = new SplittableRandom(SEED);
    }

    /** Moves in a random order, so that of equal scores the lower move is not always first. */
    private void fill(int scale) {
        moves.clear();
        entries.clear();
        int size = random.nextInt(60);
        for (int i = 0; i < size; i++) {
            Entry entry = new Entry(random.nextInt(1 << 21), scale * random.nextInt(-SCORES, SCORES));
            entries.add(entry);
            moves.add(entry.move, entry.score);
        }
    }

    @Test
    void theBestIsTakenAtAnyTime() {
        for (int i = 0; i < LISTS; i++) {
            fill(1);
            while (!entries.isEmpty()) {
                int at = 0;
                for (int j = 1; j < entries.size(); j++) {
                    at = entries.get(j).score > entries.get(at).score ? j : at;
                }
                assertEquals(entries.get(at).move, moves.best(), "seed " + SEED + ", list " + i);
                entries.set(at, entries.get(0));
                entries.remove(0);
            }
            assertTrue(moves.isEmpty());
        }
    }

    @Test
    void thoseAboveALimitAreTakenAndTheOthersStay() {
        int[] scores = {5, -20, 4, -30, -15};
        for (int i = 0; i < scores.length; i++) {
            moves.add(i + 1, scores[i]);
        }
        assertEquals(1, moves.bestAbove(-15));
        assertEquals(3, moves.bestAbove(-15));
        assertEquals(Move.NONE, moves.bestAbove(-15), "the limit itself is not above it");
        assertEquals(List.of(5, 2, 4), List.of(moves.best(), moves.best(), moves.best()));
        assertEquals(Move.NONE, moves.bestAbove(-15), "none is left");
        moves.add(9, 0);
        moves.clear();
        assertTrue(moves.isEmpty());
    }
}

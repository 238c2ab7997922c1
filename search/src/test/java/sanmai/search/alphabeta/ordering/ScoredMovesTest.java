package sanmai.search.alphabeta.ordering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Against lists and their stable sort. */
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

    private List<Integer> rest() {
        List<Integer> rest = new ArrayList<>();
        while (!moves.isEmpty()) {
            rest.add(moves.next());
        }
        return rest;
    }

    private static Comparator<Entry> bestFirst() {
        return Comparator.comparingInt(Entry::score).reversed();
    }

    @Test
    void thoseAboveTheLimitComeSortedAndFirst() {
        for (int i = 0; i < LISTS; i++) {
            fill(1 << random.nextInt(20));
            int limit = entries.isEmpty() ? 0 : entries.get(0).score;
            moves.sortThoseAbove(limit);
            List<Integer> above = entries.stream()
                    .filter(entry -> entry.score > limit)
                    .sorted(bestFirst())
                    .map(Entry::move)
                    .toList();
            List<Integer> all = rest();
            assertEquals(above, all.subList(0, above.size()), "seed " + SEED + ", list " + i);
            assertEquals(
                    entries.stream().map(Entry::move).sorted().toList(),
                    all.stream().sorted().toList(),
                    "seed " + SEED + ", list " + i);
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
}

package sanmai.search.alphabeta;

import sanmai.shogi.MoveList;

/**
 * Moves with scores, which are handed out in their order or the best first. Of equal ones the first comes first.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
final class ScoredMoves {
    private static final long MOVE = 0xFFFF_FFFFL;

    /** The score above the move: comparing longs compares scores, and one assignment moves both. */
    private final long[] entries = new long[MoveList.CAPACITY];

    private int size;
    private int next;

    /** Begins a new list. */
    void clear() {
        size = 0;
        next = 0;
    }

    void add(int move, int score) {
        entries[size++] = lowest(score) | move;
    }

    /** What no entry with this score is below. */
    private static long lowest(int score) {
        return (long) score << Integer.SIZE;
    }

    /** Whether all have been handed out. */
    boolean isEmpty() {
        return next == size;
    }

    /** The next move. */
    int next() {
        return (int) entries[next++];
    }

    /** The best of the moves that are left. The first of them takes its place. */
    int best() {
        int best = next;
        for (int i = next + 1; i < size; i++) {
            if (entries[i] > (entries[best] | MOVE)) {
                best = i;
            }
        }
        long entry = entries[best];
        entries[best] = entries[next];
        next++;
        return (int) entry;
    }

    /** Brings the moves with a score above the limit to the front, the best first. */
    void sortThoseAbove(int limit) {
        long first = lowest(limit) | MOVE;
        int sorted = 0;
        for (int i = 0; i < size; i++) {
            long entry = entries[i];
            if (entry > first) {
                entries[i] = entries[sorted];
                insert(entry, sorted++);
            }
        }
    }

    /** Puts an entry into its place among those sorted before. */
    private void insert(long entry, int sorted) {
        long below = entry & ~MOVE;
        int at = sorted;
        for (; at > 0 && entries[at - 1] < below; at--) {
            entries[at] = entries[at - 1];
        }
        entries[at] = entry;
    }
}

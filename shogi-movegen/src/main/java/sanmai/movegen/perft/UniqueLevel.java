package sanmai.movegen.perft;

import java.util.Arrays;

/**
 * The different positions after a number of plies: how each is reached from one of the ply before, and the number of lines that
 * lead to it. Positions with the same key count as one.
 */
final class UniqueLevel {
    private static final int FIRST_CAPACITY = 1 << 10;

    /** There are twice as many slots, and an array can have no more. */
    private static final int MAX_CAPACITY = 1 << 29;

    /** Marks a free slot. */
    private static final int FREE = -1;

    private long[] keys = new long[FIRST_CAPACITY];
    private long[] lines = new long[FIRST_CAPACITY];
    private int[] parents = new int[FIRST_CAPACITY];
    private int[] moves = new int[FIRST_CAPACITY];
    private int[] groups = new int[FIRST_CAPACITY];
    private int size;

    /** Where the index of a key is, by open addressing; at least half of the slots are free. */
    private int[] slots = free(2 * FIRST_CAPACITY);

    private static int[] free(int count) {
        int[] slots = new int[count];
        Arrays.fill(slots, FREE);
        return slots;
    }

    /**
     * Adds lines that lead to a position.
     *
     * @param key its key
     * @param parent the index of the position before the last move, among those of the ply before
     * @param move the last move
     * @param count the number of lines
     * @param group positions of the same group come one after the other in {@link #byGroup}
     */
    void add(long key, int parent, int move, long count, int group) {
        int slot = slot(key);
        if (slots[slot] != FREE) {
            lines[slots[slot]] += count;
            return;
        }
        if (size == keys.length) {
            grow();
            slot = slot(key);
        }
        slots[slot] = size;
        keys[size] = key;
        parents[size] = parent;
        moves[size] = move;
        lines[size] = count;
        groups[size] = group;
        size++;
    }

    /** The slot of a key, or the free one where it belongs. */
    private int slot(long key) {
        int slot = (int) Math.multiplyHigh(key >>> 1, (long) slots.length << 1);
        while (slots[slot] != FREE && keys[slots[slot]] != key) {
            slot = slot + 1 == slots.length ? 0 : slot + 1;
        }
        return slot;
    }

    private void grow() {
        if (size == MAX_CAPACITY) {
            throw new OutOfMemoryError("more than " + size + " different positions");
        }
        int capacity = Math.min(size + (size >>> 1), MAX_CAPACITY);
        keys = Arrays.copyOf(keys, capacity);
        lines = Arrays.copyOf(lines, capacity);
        parents = Arrays.copyOf(parents, capacity);
        moves = Arrays.copyOf(moves, capacity);
        groups = Arrays.copyOf(groups, capacity);
        slots = null;
        slots = free(2 * capacity);
        for (int i = 0; i < size; i++) {
            slots[slot(keys[i])] = i;
        }
    }

    /** Gives back the memory that is needed only as long as positions are added. */
    void seal() {
        keys = null;
        slots = null;
        groups = null;
    }

    /** The positions by group: the index of each in the lower half of a long. To be called before {@link #seal}. */
    long[] byGroup() {
        long[] order = new long[size];
        for (int i = 0; i < size; i++) {
            order[i] = (long) groups[i] << Integer.SIZE | i;
        }
        Arrays.parallelSort(order);
        return order;
    }

    int size() {
        return size;
    }

    long lines(int index) {
        return lines[index];
    }

    int parent(int index) {
        return parents[index];
    }

    int move(int index) {
        return moves[index];
    }
}

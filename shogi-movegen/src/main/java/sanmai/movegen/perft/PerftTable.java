package sanmai.movegen.perft;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Remembers the counts of positions at depths, so that a position reached by two orders of moves is counted once. Safe
 * for use by several threads: an entry is two longs, of which the first is the key xor'ed with the second, so a torn
 * entry matches no key.
 */
final class PerftTable {
    /** What {@link #get} answers where nothing is known; no position has this count. */
    static final long UNKNOWN = -1;

    private static final int DEPTH_BITS = 8;

    private final AtomicLongArray entries;
    private final int mask;

    /** A table of about this size in MB, from 1 on: the greatest power of two that fits. */
    PerftTable(int megabytes) {
        long slots = Long.highestOneBit((long) megabytes << 20 >>> 4);
        slots = Math.min(slots, 1 << 29);
        entries = new AtomicLongArray((int) slots * 2);
        mask = (int) slots - 1;
    }

    long get(long key, int depth) {
        int slot = slot(key, depth);
        long value = entries.getPlain(slot + 1);
        boolean matches = (entries.getPlain(slot) ^ value) == key && (value & (1 << DEPTH_BITS) - 1) == depth;
        return matches && value != 0 ? value >>> DEPTH_BITS : UNKNOWN;
    }

    void put(long key, int depth, long nodes) {
        int slot = slot(key, depth);
        long value = nodes << DEPTH_BITS | depth;
        entries.setPlain(slot, key ^ value);
        entries.setPlain(slot + 1, value);
    }

    private int slot(long key, int depth) {
        return ((int) (key >>> 32) + depth * 0x9E3779B9 & mask) * 2;
    }
}

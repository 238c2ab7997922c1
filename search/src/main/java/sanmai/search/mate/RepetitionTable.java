package sanmai.search.mate;

import java.util.Arrays;

/**
 * The table of disproofs that hold on one path only, because they depend on a repetition of a position on that path. An
 * entry is found by the {@linkplain SearchPath#pathKey path key}: the key of the position and of the whole path to it.
 *
 * <p>An entry is one long:
 *
 * <pre>
 * bits 0-11   the smallest ply of a position that is repeated
 *      12     whether the disproof holds for any number of plies
 *      13-63  the upper bits of the path key
 * </pre>
 *
 * <p>Threads share it without a lock: one may overwrite what another has just stored, but an entry is always whole, since
 * it is one long.
 */
final class RepetitionTable {
    /** {@link #probe} has found no entry. */
    static final long MISS = 0;

    private static final int PLY_BITS = 12;
    private static final int PLY_MASK = (1 << PLY_BITS) - 1;
    private static final long ANY_PLIES = 1 << PLY_BITS;
    private static final long KEY_MASK = -1L << PLY_BITS + 1;

    /** The number of entries that are tried for a key. */
    private static final int BUCKET_SIZE = 4;

    private static final int MAX_ENTRIES = 1 << 28;

    private final long[] entries;
    private boolean empty = true;

    /** A table of at most this size, but at least one bucket. */
    RepetitionTable(long bytes) {
        int size = (int) Math.max(BUCKET_SIZE, Math.min(bytes / Long.BYTES, MAX_ENTRIES));
        entries = new long[Integer.highestOneBit(size)];
    }

    /** Forgets all entries. */
    void clear() {
        if (!empty) {
            Arrays.fill(entries, MISS);
            empty = true;
        }
    }

    /** The size of the entries in bytes. */
    long bytes() {
        return (long) entries.length * Long.BYTES;
    }

    private int bucket(long key) {
        // The low bits of the key are not stored; mixed in here, they choose the bucket.
        return (int) MateZobrist.mix(key) & entries.length - BUCKET_SIZE;
    }

    /** The entry of a path key, or {@link #MISS}. */
    long probe(long key) {
        if (empty) {
            return MISS;
        }
        int bucket = bucket(key);
        for (int i = bucket; i < bucket + BUCKET_SIZE; i++) {
            long entry = entries[i]; // read once: another thread may replace it
            if (((entry ^ key) & KEY_MASK) == 0 && entry != MISS) {
                return entry;
            }
        }
        return MISS;
    }

    /** The ply of the repeated position that the disproof of an entry depends on. */
    static int repetitionPly(long entry) {
        return (int) entry & PLY_MASK;
    }

    /** Whether the disproof of an entry holds for any number of plies. */
    static boolean isForAnyPlies(long entry) {
        return (entry & ANY_PLIES) != 0;
    }

    /** Stores a disproof in the place of the same key, in a free place, or else anywhere in its bucket. */
    void store(long key, int repetitionPly, boolean forAnyPlies) {
        empty = false;
        int bucket = bucket(key);
        int place = bucket + (int) (key & BUCKET_SIZE - 1);
        for (int i = bucket; i < bucket + BUCKET_SIZE; i++) {
            if (((entries[i] ^ key) & KEY_MASK) == 0 || entries[i] == MISS) {
                place = i;
                break;
            }
        }
        entries[place] = key & KEY_MASK | (forAnyPlies ? ANY_PLIES : 0) | repetitionPly;
    }
}

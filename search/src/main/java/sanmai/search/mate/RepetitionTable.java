package sanmai.search.mate;

import java.util.Arrays;

/**
 * Disproofs that hold on one path only, because they rest on a repetition of a position on that path. An entry is
 * found again only by the key of the position together with the whole path that led to it.
 *
 * <p>An entry is a long: the upper bits of the key, whether the disproof holds for any number of plies, and the ply of
 * the repeated position that is nearest to the root.
 */
final class RepetitionTable {
    private static final int DEPENDENCE_BITS = 10;
    private static final int DEPENDENCE_MASK = (1 << DEPENDENCE_BITS) - 1;
    private static final long ANY = 1 << DEPENDENCE_BITS;
    private static final long KEY_MASK = -1L << DEPENDENCE_BITS + 1;

    /** How many neighbouring entries a key may be in. */
    private static final int WIDTH = 4;

    private final long[] entries;
    private boolean empty = true;

    RepetitionTable(long bytes) {
        int size = (int) Math.max(WIDTH, Math.min(bytes / Long.BYTES, 1 << 28));
        entries = new long[Integer.highestOneBit(size)];
    }

    void clear() {
        if (!empty) {
            Arrays.fill(entries, 0);
            empty = true;
        }
    }

    long bytes() {
        return (long) entries.length * Long.BYTES;
    }

    private int start(long key) {
        // The low bits are not kept in the entry; here they choose its place.
        return (int) MateZobrist.mix(key) & entries.length - WIDTH;
    }

    /** The entry of a position on its path, to be read by the two methods below; 0 if there is none. */
    long find(long key) {
        if (empty) {
            return 0;
        }
        int start = start(key);
        for (int i = start; i < start + WIDTH; i++) {
            if (((entries[i] ^ key) & KEY_MASK) == 0 && entries[i] != 0) {
                return entries[i];
            }
        }
        return 0;
    }

    /** On which ply the disproof depends. */
    static int dependence(long entry) {
        return (int) entry & DEPENDENCE_MASK;
    }

    /** Whether the disproof holds for any number of plies. */
    static boolean isForAnyPlies(long entry) {
        return (entry & ANY) != 0;
    }

    void keep(long key, int dependence, boolean forAnyPlies) {
        empty = false;
        int start = start(key);
        int place = start + (int) (key & WIDTH - 1);
        for (int i = start; i < start + WIDTH; i++) {
            if (((entries[i] ^ key) & KEY_MASK) == 0 || entries[i] == 0) {
                place = i;
                break;
            }
        }
        entries[place] = key & KEY_MASK | (forAnyPlies ? ANY : 0) | dependence;
    }
}

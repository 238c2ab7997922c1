package sanmai.movegen.perft;

/**
 * Remembers the counts of positions at depths, so that a position reached by two orders of moves is counted once. Safe
 * for use by several threads: an entry is two longs, of which the first is the key xor'ed with the second, so a torn
 * entry matches no key.
 */
final class PerftTable {
    /** The answer of {@link #get} if there is no entry; no count is negative. */
    static final long UNKNOWN = -1;

    private final HashRegion[] regions = new HashRegion[HashShares.REGIONS];

    /**
     * An empty table of this size in MB, from 1 on.
     *
     * @throws OutOfMemoryError if the heap has no room for it
     */
    PerftTable(int megabytes) {
        for (int i = 0; i < regions.length; i++) {
            regions[i] = new HashRegion(HashShares.bytes(i, megabytes), 1);
        }
    }

    /** The count of a position at a depth from {@link HashShares#LEAST_DEPTH} on, or {@link #UNKNOWN}. */
    long get(long positionKey, int depth) {
        long key = HashShares.key(positionKey, depth);
        HashRegion region = regions[HashShares.region(depth)];
        long at = region.at(key);
        long[] entries = region.segment(at);
        int i = HashRegion.offset(at);
        long value = entries[i + 1];
        // Counts are kept plus one, so that an empty entry has none.
        return (entries[i] ^ value) == key && value != 0 ? value - 1 : UNKNOWN;
    }

    void put(long positionKey, int depth, long nodes) {
        long key = HashShares.key(positionKey, depth);
        HashRegion region = regions[HashShares.region(depth)];
        long at = region.at(key);
        long[] entries = region.segment(at);
        int i = HashRegion.offset(at);
        long value = nodes + 1;
        entries[i] = key ^ value;
        entries[i + 1] = value;
    }
}

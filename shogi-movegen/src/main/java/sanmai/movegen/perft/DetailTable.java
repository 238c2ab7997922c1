package sanmai.movegen.perft;

import sanmai.movegen.DetailSums;

/**
 * Remembers the details of positions at depths, as {@link PerftTable} does counts. The first long of an entry is the
 * key xor'ed with a hash of the others: the numbers are small, so their xor alone could be the same in a torn entry.
 *
 * <pre>
 * least depth  32 bytes: three longs, each with up to three counts of 21 bits; two plies have at most 593 * 593 leaves
 * others       64 bytes: five numbers of 64 bits, two of 32; larger ones are not kept
 * </pre>
 */
final class DetailTable {
    private static final int NARROW_SHIFT = 2;
    private static final int WIDE_SHIFT = 3;
    private static final int NARROW_BITS = 21;
    private static final long NARROW = (1L << NARROW_BITS) - 1;
    private static final long HALF = 0xFFFF_FFFFL;

    private static final long HASH_START = 0x2545F4914F6CDD1DL;
    private static final long HASH_FACTOR = 0xD1342543DE82EF95L;

    private final HashRegion[] regions = new HashRegion[HashShares.REGIONS];

    /**
     * An empty table of this size in MB, from 1 on.
     *
     * @throws OutOfMemoryError if the heap has no room for it
     */
    DetailTable(int megabytes) {
        for (int i = 0; i < regions.length; i++) {
            regions[i] = new HashRegion(HashShares.bytes(i, megabytes), i == 0 ? NARROW_SHIFT : WIDE_SHIFT);
        }
    }

    /**
     * Adds the details of a position at a depth from {@link HashShares#LEAST_DEPTH} on; false if there is no entry.
     */
    boolean add(long positionKey, int depth, DetailSums sums) {
        long key = HashShares.key(positionKey, depth);
        HashRegion region = regions[HashShares.region(depth)];
        long at = region.at(key);
        long[] entries = region.segment(at);
        int i = HashRegion.offset(at);
        return depth == HashShares.LEAST_DEPTH ? addNarrow(entries, i, key, sums) : addWide(entries, i, key, sums);
    }

    void put(long positionKey, int depth, DetailSums sums) {
        long key = HashShares.key(positionKey, depth);
        HashRegion region = regions[HashShares.region(depth)];
        long at = region.at(key);
        long[] entries = region.segment(at);
        int i = HashRegion.offset(at);
        if (depth == HashShares.LEAST_DEPTH) {
            putNarrow(entries, i, key, sums);
        } else if ((sums.doubleChecks | sums.refusedDropPawnMates) <= HALF) {
            putWide(entries, i, key, sums);
        }
    }

    private static long hash(long hash, long number) {
        return hash * HASH_FACTOR + number;
    }

    // ---- Least depth ----

    static boolean addNarrow(long[] entries, int i, long key, DetailSums sums) {
        long a = entries[i + 1];
        long b = entries[i + 2];
        long c = entries[i + 3];
        if ((entries[i] ^ hash(hash(hash(HASH_START, a), b), c)) != key) {
            return false;
        }
        sums.nodes += a & NARROW;
        sums.captures += a >>> NARROW_BITS & NARROW;
        sums.promotions += a >>> 2 * NARROW_BITS;
        sums.drops += b & NARROW;
        sums.checks += b >>> NARROW_BITS & NARROW;
        sums.doubleChecks += b >>> 2 * NARROW_BITS;
        sums.mates += c & NARROW;
        sums.refusedDropPawnMates += c >>> NARROW_BITS;
        return true;
    }

    static void putNarrow(long[] entries, int i, long key, DetailSums sums) {
        long a = sums.nodes | sums.captures << NARROW_BITS | sums.promotions << 2 * NARROW_BITS;
        long b = sums.drops | sums.checks << NARROW_BITS | sums.doubleChecks << 2 * NARROW_BITS;
        long c = sums.mates | sums.refusedDropPawnMates << NARROW_BITS;
        entries[i] = key ^ hash(hash(hash(HASH_START, a), b), c);
        entries[i + 1] = a;
        entries[i + 2] = b;
        entries[i + 3] = c;
    }

    // ---- Other depths ----

    static boolean addWide(long[] entries, int i, long key, DetailSums sums) {
        long nodes = entries[i + 1];
        long captures = entries[i + 2];
        long promotions = entries[i + 3];
        long drops = entries[i + 4];
        long checks = entries[i + 5];
        long mates = entries[i + 6];
        long halves = entries[i + 7];
        long hash = hash(hash(hash(hash(HASH_START, nodes), captures), promotions), drops);
        if ((entries[i] ^ hash(hash(hash(hash, checks), mates), halves)) != key) {
            return false;
        }
        sums.nodes += nodes;
        sums.captures += captures;
        sums.promotions += promotions;
        sums.drops += drops;
        sums.checks += checks;
        sums.mates += mates;
        sums.doubleChecks += halves & HALF;
        sums.refusedDropPawnMates += halves >>> Integer.SIZE;
        return true;
    }

    static void putWide(long[] entries, int i, long key, DetailSums sums) {
        long halves = sums.doubleChecks | sums.refusedDropPawnMates << Integer.SIZE;
        long hash = hash(hash(hash(hash(HASH_START, sums.nodes), sums.captures), sums.promotions), sums.drops);
        entries[i] = key ^ hash(hash(hash(hash, sums.checks), sums.mates), halves);
        entries[i + 1] = sums.nodes;
        entries[i + 2] = sums.captures;
        entries[i + 3] = sums.promotions;
        entries[i + 4] = sums.drops;
        entries[i + 5] = sums.checks;
        entries[i + 6] = sums.mates;
        entries[i + 7] = halves;
    }
}

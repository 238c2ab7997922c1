package sanmai.movegen.perft;

/**
 * How the depths share the memory of a table. There are many times more positions near the leaves than further up, but
 * each of those further up saves many times more work. So the depths have separate regions, and the many do not
 * overwrite the few.
 */
final class HashShares {
    /** The least depth of a table; below, counting is as fast as reading. */
    static final int LEAST_DEPTH = 2;

    /** The shares of the least depth, the next one, and all others, in sixteenths. */
    private static final int[] SIXTEENTHS = {12, 3, 1};

    /** The number of regions. */
    static final int REGIONS = SIXTEENTHS.length;

    private HashShares() {}

    /** The region for a depth. */
    static int region(int depth) {
        return Math.min(depth - LEAST_DEPTH, REGIONS - 1);
    }

    /** The bytes of a region of a table of this size in MB. */
    static long bytes(int region, int megabytes) {
        return ((long) megabytes << 20) / 16 * SIXTEENTHS[region];
    }

    /** The key of a position at a depth. The key includes the depth, so an entry need not store it. */
    static long key(long positionKey, int depth) {
        return positionKey + depth * 0x9E3779B97F4A7C15L;
    }
}

package sanmai.movegen.perft;

/**
 * Memory of a hash table for entries of one length in longs, a power of two. It lies in segments of a gigabyte, since one
 * array would be too short for a large table. Threads read and write without waiting for each other, so an entry must show
 * whether all of it was written for one key.
 */
final class HashRegion {
    private static final int SEGMENT_SHIFT = 27;
    private static final int SEGMENT_LONGS = 1 << SEGMENT_SHIFT;

    private final long[][] segments;
    private final long slots;
    private final int entryShift;

    /**
     * Empty memory.
     *
     * @param bytes its size; there is at least one entry
     * @param entryShift the number of longs of an entry, as a power of 2
     * @throws OutOfMemoryError if the heap has no room for it
     */
    HashRegion(long bytes, int entryShift) {
        this.entryShift = entryShift;
        slots = Math.max(1, bytes >>> 3 + entryShift);
        long longs = slots << entryShift;
        segments = new long[(int) (longs - 1 >>> SEGMENT_SHIFT) + 1][];
        for (int i = 0; i < segments.length; i++) {
            segments[i] = new long[(int) Math.min(SEGMENT_LONGS, longs - ((long) i << SEGMENT_SHIFT))];
        }
    }

    /** The start of a key's entry, chosen by the high bits of the key. */
    long at(long key) {
        return Math.multiplyHigh(key >>> 1, slots << 1) << entryShift;
    }

    /** The segment in which an entry is. */
    long[] segment(long at) {
        return segments[(int) (at >>> SEGMENT_SHIFT)];
    }

    /** The index of its first long in its segment. */
    static int offset(long at) {
        return (int) at & SEGMENT_LONGS - 1;
    }
}

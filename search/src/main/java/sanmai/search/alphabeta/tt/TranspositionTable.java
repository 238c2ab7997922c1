package sanmai.search.alphabeta.tt;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import sanmai.engine.Bound;

/**
 * What searches have found out about positions, by their keys. All threads share the table.
 *
 * <p>An entry takes two longs: its {@link TtData data}, and the <em>lock</em>, which is the exclusive or of the data and the
 * key, whose lowest 16 bits are replaced by the static evaluation. Threads read and write without waiting for each other: if
 * two threads have each written one half of an entry, the lock does not fit, and the entry counts as empty (Hyatt and Mann,
 * A lock-less transposition table implementation for parallel search, 2002). The reader need only check that the move is
 * legal.
 *
 * <p>Four entries, a cache line, form a cluster. Replacement policy: a result overwrites the entry of the same position,
 * unless that one is much deeper, or an empty entry, or else the shallowest. For this an entry counts as eight plies
 * shallower for each search since it was stored (its age).
 */
public final class TranspositionTable {
    private static final long MEGABYTE = 1 << 20;

    /** The longs of a segment: a gigabyte. One array would be too short for a large table, and slow to allocate. */
    private static final int SEGMENT_SHIFT = 27;

    private static final int SEGMENT_LONGS = 1 << SEGMENT_SHIFT;

    /** The longs that one thread clears at a time: 16 megabytes. */
    private static final int CHUNK_LONGS = 1 << 21;

    private static final int CHUNKS_PER_SEGMENT = SEGMENT_LONGS / CHUNK_LONGS;

    private static final int CLUSTER_ENTRIES = 4;
    private static final int CLUSTER_SHIFT = 3;

    /** The number of bytes of a cluster, as a power of 2. */
    private static final int CLUSTER_BYTES_SHIFT = 6;

    private static final int PLIES_PER_GENERATION = 8;

    /** An entry for the same position is kept if it is of this search and more than this many plies deeper. */
    private static final int KEPT_IF_DEEPER_BY = 3;

    /** An entry of a principal variation counts as deeper by this number of plies. */
    private static final int PV_PLIES = 2;

    private static final long EVALUATION_MASK = 0xFFFF;

    /** {@link #fullness} looks at the first clusters alone. */
    private static final int SAMPLED_CLUSTERS = 250;

    private final long[][] segments;
    private final long clusters;
    private final ObjIntConsumer<IntConsumer> divider;
    private int generation;

    /**
     * An empty table that one thread alone allocates and clears: the one that calls.
     *
     * @throws OutOfMemoryError if there is not enough memory
     */
    public TranspositionTable(int megabytes) {
        this(megabytes, (work, parts) -> IntStream.range(0, parts).forEach(work));
    }

    /**
     * An empty table.
     *
     * @param divider divides the work of allocating and clearing the table among threads: it gets the work for one part,
     *     by the part's number, and the number of parts, and does all parts, in any order and on any threads
     * @throws OutOfMemoryError if there is not enough memory
     */
    public TranspositionTable(int megabytes, ObjIntConsumer<IntConsumer> divider) {
        this.divider = divider;
        clusters = megabytes * (MEGABYTE >> CLUSTER_BYTES_SHIFT);
        segments = new long[(int) ((clusters << CLUSTER_SHIFT) - 1 >>> SEGMENT_SHIFT) + 1][];
        divider.accept(this::allocateSegment, segments.length);
    }

    private void allocateSegment(int index) {
        if (segments[index] == null) {
            long rest = (clusters << CLUSTER_SHIFT) - ((long) index << SEGMENT_SHIFT);
            segments[index] = new long[(int) Math.min(SEGMENT_LONGS, rest)];
        }
    }

    /** Forgets everything. */
    public void clear() {
        divider.accept(this::clearChunk, segments.length * CHUNKS_PER_SEGMENT);
        generation = 0;
    }

    private void clearChunk(int chunk) {
        long[] segment = segments[chunk / CHUNKS_PER_SEGMENT];
        int from = chunk % CHUNKS_PER_SEGMENT * CHUNK_LONGS;
        if (from < segment.length) {
            Arrays.fill(segment, from, Math.min(from + CHUNK_LONGS, segment.length), 0);
        }
    }

    /** Begins a new search: all entries get older. */
    public void nextGeneration() {
        generation = (generation + 1) % TtData.GENERATIONS;
    }

    /** Where a key's cluster begins. The lowest bits of the key, which locks do not have, count most. */
    private long cluster(long key) {
        long mixed = (key << 16 | key >>> 16 & EVALUATION_MASK) & 0xFFFF_FFFFL;
        return (mixed * clusters >>> 32) << CLUSTER_SHIFT;
    }

    private long[] segment(long at) {
        return segments[(int) (at >>> SEGMENT_SHIFT)];
    }

    private static int offset(long at) {
        return (int) at & SEGMENT_LONGS - 1;
    }

    /** Reads the place of an entry with this key, so that it is in the cache when the key is probed. */
    public long prefetch(long key) {
        long cluster = cluster(key);
        return segment(cluster)[offset(cluster)];
    }

    private static boolean fits(long lock, long data, long key) {
        return ((lock ^ data ^ key) & ~EVALUATION_MASK) == 0;
    }

    /**
     * Copies the entry with this key, and returns whether there is one. What other threads write at the same time is in
     * the copy as a whole or not at all.
     *
     * @param copy becomes the entry, or nothing
     */
    public boolean probe(long key, TtEntry copy) {
        long cluster = cluster(key);
        long[] table = segment(cluster);
        int first = offset(cluster);
        for (int i = first; i < first + 2 * CLUSTER_ENTRIES; i += 2) {
            long data = table[i + 1];
            long lock = table[i];
            if (fits(lock, data, key) && data != TtData.NOTHING) {
                copy.data = data;
                copy.evaluation = (short) (lock ^ data);
                return true;
            }
        }
        copy.data = TtData.NOTHING;
        copy.evaluation = TtData.NO_EVALUATION;
        return false;
    }

    /**
     * Stores a result. If it has no move, the move of the position's last entry is kept; of a result that is not deep enough for
     * the entry, the move alone is.
     *
     * @param result from {@link TtData#of}
     * @param evaluation of the position without a search, or {@link TtData#NO_EVALUATION}
     */
    public void store(long key, long result, int evaluation) {
        long cluster = cluster(key);
        long[] table = segment(cluster);
        int at = entryToReplace(table, offset(cluster), key);
        long old = table[at + 1];
        long data = TtData.withGeneration(result, generation);
        if (old != TtData.NOTHING && fits(table[at], old, key)) {
            if (isWorthKeeping(old, result)) {
                write(table, at, table[at] ^ old, TtData.withMoveOf(result, old));
                return;
            }
            data = TtData.withMoveIfNone(data, old);
        }
        write(table, at, key & ~EVALUATION_MASK | evaluation & EVALUATION_MASK, data);
    }

    /** Writes an entry with this key, in which the evaluation is. */
    private static void write(long[] table, int at, long keyAndEvaluation, long data) {
        table[at] = keyAndEvaluation ^ data;
        table[at + 1] = data;
    }

    /** The index of the entry that gives way to one with this key, in its cluster. */
    private int entryToReplace(long[] table, int first, long key) {
        int worst = first;
        int worstValue = Integer.MAX_VALUE;
        for (int i = first; i < first + 2 * CLUSTER_ENTRIES; i += 2) {
            long data = table[i + 1];
            if (data == TtData.NOTHING || fits(table[i], data, key)) {
                return i;
            }
            int value = TtData.depth(data) - PLIES_PER_GENERATION * TtData.age(data, generation);
            if (value < worstValue) {
                worstValue = value;
                worst = i;
            }
        }
        return worst;
    }

    private boolean isWorthKeeping(long old, long result) {
        return TtData.bound(result) != Bound.EXACT
                && TtData.age(old, generation) == 0
                && TtData.depth(old) > TtData.depth(result) + KEPT_IF_DEEPER_BY + (TtData.isPv(result) ? PV_PLIES : 0);
    }

    /** How much of the table this search has filled, in permille (the hashfull of UCI and USI). */
    public int fullness() {
        int used = 0;
        int looked = (int) Math.min(SAMPLED_CLUSTERS, clusters) << CLUSTER_SHIFT;
        for (int i = 1; i < looked; i += 2) {
            long data = segments[0][i];
            used += data != TtData.NOTHING && TtData.age(data, generation) == 0 ? 1 : 0;
        }
        return used * 1000 / (looked / 2);
    }
}

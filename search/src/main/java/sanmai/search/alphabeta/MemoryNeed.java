package sanmai.search.alphabeta;

import sanmai.search.alphabeta.tree.SearchThread;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.Resources;

/**
 * How much of the heap a search needs: the hash tables, and for each thread what it learns, its search stack and its
 * evaluation.
 *
 * @param bytesPerThread the need of each thread, in bytes
 */
record MemoryNeed(long bytesPerThread) {
    /** What is left of the heap for everything else: tables of moves, answers. */
    static final int RESERVED_BYTES = 8 << 20;

    /** What a thread allocates for one search: the moves of the root with their lines, the answer. */
    private static final long PASSING_BYTES_PER_THREAD = 256 << 10;

    private static final long MEGABYTE = 1 << 20;

    /** The table for mates has the size of the transposition table divided by this. */
    private static final int MATE_TABLE_PART = 16;

    /** The need of searches with evaluations of this kind. */
    static MemoryNeed of(EvaluationFactory evaluations) {
        return new MemoryNeed(SearchThread.BYTES + evaluations.evaluationBytes() + PASSING_BYTES_PER_THREAD);
    }

    /** The greatest part of the heap that a search with these evaluations may take beside their weights, in bytes. */
    static long available(EvaluationFactory evaluations) {
        return largestPoolBytes() - evaluations.weightBytes() - RESERVED_BYTES;
    }

    private static long largestPoolBytes() {
        long heap = Runtime.getRuntime().maxMemory();
        try {
            return Math.min(HeapPools.largestBytes(), heap);
        } catch (NoClassDefFoundError e) {
            return heap / 3 * 2; // Without java.management, the usual part of the old generation.
        }
    }

    /** The size of the table for mates. */
    static int mateMegabytes(int hashMegabytes) {
        return Math.max(MateSolver.MIN_MEGABYTES, hashMegabytes / MATE_TABLE_PART);
    }

    /** The need of these resources, in bytes. */
    long bytes(Resources resources) {
        return hashBytes(resources.hashMegabytes()) + resources.threads() * bytesPerThread;
    }

    private static long hashBytes(int megabytes) {
        return ((long) megabytes + mateMegabytes(megabytes)) * MEGABYTE + MateSolver.BYTES_BESIDES_TABLES;
    }

    /** The resources that fit into this number of bytes: what is wanted, or first fewer threads, then less hash. */
    Resources fit(Resources wanted, long bytes) {
        long threads = (bytes - hashBytes(wanted.hashMegabytes())) / bytesPerThread;
        int most = (int) Math.max(1, Math.min(threads, wanted.threads()));
        long left = (bytes - most * bytesPerThread - MateSolver.BYTES_BESIDES_TABLES) / MEGABYTE;
        long hash = Math.min(left * MATE_TABLE_PART / (MATE_TABLE_PART + 1), left - 1);
        return new Resources((int) Math.max(1, Math.min(hash, wanted.hashMegabytes())), most);
    }
}

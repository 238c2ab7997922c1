package sanmai.usi.engine;

import java.util.concurrent.TimeUnit;
import sanmai.search.mate.MateCounting;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.Resources;

/** The mate solver of a session, which keeps its table from one search to the next. */
final class MateSolverCache implements AutoCloseable {
    /** A search does not fill more memory than this in a second, and allocating memory takes time. */
    private static final long MEGABYTES_PER_SECOND = 32;

    private static final long MIN_MEGABYTES = 16;

    private static final long MEGABYTE = 1 << 20;

    /** The part of the heap that the threads need that read, write and search. */
    private static final long RESERVED_BYTES = 4 * MEGABYTE;

    private MateSolver solver; // null until it is needed
    private MateCounting counting = MateCounting.ALL;
    private long megabytes;
    private int threads;

    /**
     * A solver.
     *
     * @param resources the memory that it may take at most, and the threads; fewer if there is no memory for them
     * @param wantedCounting which interpositions count
     * @param nanos the longest time that it will search, in nanoseconds
     */
    synchronized MateSolver solver(Resources resources, MateCounting wantedCounting, long nanos) {
        int most = resources.hashMegabytes();
        int wantedThreads = resources.threads();
        long useful = Math.max(MIN_MEGABYTES, TimeUnit.NANOSECONDS.toSeconds(nanos) * MEGABYTES_PER_SECOND);
        long wanted = Math.min(most, useful);
        boolean isSame = threads == wantedThreads && counting == wantedCounting;
        if (solver == null || megabytes < wanted || megabytes > most || !isSame) {
            close(); // Its memory is needed.
            counting = wantedCounting;
            allocate(wanted, wantedThreads);
        }
        return solver;
    }

    /**
     * A solver of this size, or of the greatest for which there is room: fewer threads first, then smaller tables.
     */
    private void allocate(long wanted, int wantedThreads) {
        int mostThreads = Math.min(wantedThreads, MateSolver.MAX_THREADS);
        long most = RESERVED_BYTES + wanted * MEGABYTE + mostThreads * MateSolver.BYTES_BESIDES_TABLES;
        long room = FreeHeap.lastingBytes(most) - RESERVED_BYTES;
        long fitting = (room - MateSolver.BYTES_BESIDES_TABLES) / MEGABYTE;
        long next = Math.max(MateSolver.MIN_MEGABYTES, Math.min(wanted, fitting));
        long fittingThreads = (room - next * MEGABYTE) / MateSolver.BYTES_BESIDES_TABLES;
        int nextThreads = (int) Math.max(1, Math.min(mostThreads, fittingThreads));
        while (solver == null) {
            try {
                solver = new MateSolver((int) next, counting, nextThreads);
            } catch (OutOfMemoryError e) { // The heap is fragmented, or other threads have taken some of it.
                if (nextThreads == 1 && next <= MateSolver.MIN_MEGABYTES) {
                    throw e;
                }
                next = nextThreads > 1 ? next : next / 2;
                nextThreads = Math.max(1, nextThreads / 2);
            }
        }
        megabytes = wanted; // The next attempt would not get more.
        threads = wantedThreads;
    }

    /** Leaves a solver to a search that does not stop. */
    synchronized void forget() {
        solver = null;
    }

    /** Closes the solver, which nobody uses any more. */
    @Override
    public synchronized void close() {
        if (solver != null) {
            solver.close();
            solver = null;
        }
    }
}

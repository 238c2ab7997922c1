package sanmai.usi.engine;

import java.util.concurrent.TimeUnit;
import sanmai.search.mate.MateCounting;
import sanmai.search.mate.MateSolver;

/** The mate solver of a session, which keeps its table from one search to the next. */
final class MateSolverCache {
    /** A search of a second does not fill more than this, and allocating memory takes time too. */
    private static final long MEGABYTES_PER_SECOND = 32;

    private static final long MIN_MEGABYTES = 16;

    private MateSolver solver; // null until it is needed
    private long megabytes;
    private int threads;

    /**
     * A solver.
     *
     * @param most the memory that it may take at most, in MB
     * @param wantedThreads the number of threads; fewer if there is no memory for them
     * @param nanos how long it will search at most
     */
    synchronized MateSolver solver(int most, int wantedThreads, long nanos) {
        long useful = Math.max(MIN_MEGABYTES, TimeUnit.NANOSECONDS.toSeconds(nanos) * MEGABYTES_PER_SECOND);
        long wanted = Math.min(most, useful);
        if (solver == null || megabytes < wanted || megabytes > most || threads != wantedThreads) {
            solver = null; // Its memory is needed.
            allocate(wanted, wantedThreads);
        }
        return solver;
    }

    /** A solver of this size, or of the greatest for which there is room: fewer threads first, then smaller tables. */
    private void allocate(long wanted, int wantedThreads) {
        long next = wanted;
        int nextThreads = Math.min(wantedThreads, MateSolver.MAX_THREADS);
        while (solver == null) {
            try {
                solver = new MateSolver((int) next, MateCounting.EVERY_MOVE, nextThreads);
            } catch (OutOfMemoryError e) {
                if (nextThreads == 1 && next <= MateSolver.MIN_MEGABYTES) {
                    throw e;
                }
                next = nextThreads > 1 ? next : next / 2;
                nextThreads = Math.max(1, nextThreads / 2);
            }
        }
        megabytes = wanted; // It would not get more the next time.
        threads = wantedThreads;
    }

    /** Forgets a solver that does not stop. */
    synchronized void forget() {
        solver = null;
    }
}

package sanmai.usi.engine;

import java.util.concurrent.TimeUnit;
import sanmai.search.mate.MateSolver;

/** The mate solver of a session, which keeps its table from one search to the next. */
final class MateSolverCache {
    /** A search of a second does not fill more than this, and allocating memory takes time too. */
    private static final long MEGABYTES_PER_SECOND = 32;

    private static final long MIN_MEGABYTES = 16;

    private MateSolver solver; // null until it is needed
    private long megabytes;

    /**
     * A solver.
     *
     * @param most the memory that it may take at most, in MB
     * @param nanos how long it will search at most
     */
    synchronized MateSolver solver(int most, long nanos) {
        long useful = Math.max(MIN_MEGABYTES, TimeUnit.NANOSECONDS.toSeconds(nanos) * MEGABYTES_PER_SECOND);
        long wanted = Math.min(most, useful);
        if (solver == null || megabytes < wanted || megabytes > most) {
            solver = null; // Its memory is needed.
            allocate(wanted);
        }
        return solver;
    }

    /** A solver with tables of this size, or of the greatest for which there is room. */
    private void allocate(long wanted) {
        for (long next = wanted; solver == null; next /= 2) {
            try {
                solver = new MateSolver((int) next);
            } catch (OutOfMemoryError e) {
                if (next <= MateSolver.MIN_MEGABYTES) {
                    throw e;
                }
            }
        }
        megabytes = wanted; // It would not get more the next time.
    }

    /** Forgets a solver that does not stop. */
    synchronized void forget() {
        solver = null;
    }
}
